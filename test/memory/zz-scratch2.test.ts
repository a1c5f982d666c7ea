import { test } from 'vitest';
import { checkSupport } from '../../src/memory/support.ts';
test('speed', () => {
  const people=[{id:'a',name:'Ana'}];
  const mk=(text:string,q:string)=>({text,quotes:[{turn:'1',quote:q,at:'2026-11-30T10:00:00.000Z',speaker:people[0]!,trust:'member' as const}],zone:'Europe/Kyiv',people});
  const qs=[mk('Ana prefers tea in the morning.','In the morning I prefer tea'),mk('The launch moved to 2026-12-04.',"let's move the launch to Friday"),mk('Ана любить чай.','я люблю чай')];
  for (const q of qs) { checkSupport(q);checkSupport(q); const t=performance.now(); for (let i=0;i<300;i++) checkSupport(q); console.log(q.text, (performance.now()-t)/300,'ms'); }
});
