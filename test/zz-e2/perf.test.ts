import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'vitest';
import { backfill } from '../../src/dreaming/backfill/backfill.ts';
import { rankedPool } from '../../src/dreaming/evidence/pool.ts';
import { standingNotes } from '../../src/dreaming/backfill/history.ts';
import { temporaryFolder } from '../support/temp-folder.ts';
import { ANA, openWorld, redact } from '../dreaming/kit.ts';
it('x', async () => {
  const world = await openWorld();
  const path = await temporaryFolder();
  const W = ['tea','coffee','bread','chess','jazz','films','running','maps','stamps','violins','novels','hiking','trains','soup'];
  for (let d = 0; d < 365; d += 1) {
    const day = new Date(Date.UTC(2025, 0, 1 + d)).toISOString().slice(0, 10);
    const lines = Array.from({ length: 20 }, (_, n) => n % 2 ? `- Ana prefers ${W[(d + n) % 14]} with ${W[(d * 3 + n) % 14]} number ${d * 20 + n}.` : `- Fixed build ${d} of ${W[n % 14]} today.`);
    await writeFile(join(path, `${day}.md`), `# ${day}\n\n${lines.join('\n')}\n`);
  }
  let c = process.cpuUsage();
  const lap = (what: string) => { const u = process.cpuUsage(c); console.log('LAP', what, Math.round((u.user + u.system) / 1000)); c = process.cpuUsage(); };
  const done = await backfill(path, true, world.space); lap(`backfill ${done.written} ${done.staged}`);
  await standingNotes(await world.space.state.evidence.grounded.all(), world.space); lap('standing');
  const input = { space: world.space, config: world.config, owner: ANA, redact };
  await rankedPool(input); lap(`pool`);
  await rankedPool(input); lap(`pool again`);
  await world.note({ text: 'Ben plays the cello.' });
  await world.dream({ days: 30 }); lap('dream');
}, 300000);
