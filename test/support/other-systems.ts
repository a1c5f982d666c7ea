import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Folder = Readonly<Record<string, string>>;

/** A small folder as OpenClaw leaves it, in the forms of its memory, diary, phases and promotions. */
export const OPENCLAW: Folder = {
  'MEMORY.md': `# Long-Term Memory

The flat is in Lviv, third floor.

## People

- Ana is allergic to peanuts.
- Ana is allergic to peanuts.
- Ben plays the cello.

## Promoted From Short-Term Memory (2026-11-20)

<!-- openclaw-memory-promotion:memory:memory/2026-11-18.md:3:3 -->
- Ana prefers green tea. [score=0.866 recalls=3 avg=0.917 source=memory/2026-11-18.md:3-3]
<!-- openclaw-memory-promotion:memory:memory/2026-11-18.md:4:4 -->
- The office is in Lviv. [score=0.812 recalls=0 avg=0.620 source=memory/2026-11-18.md:4-4]

## Promoted From Short-Term Memory (2026-11-24)

<!-- openclaw-memory-promotion:memory:memory/2026-11-22.md:5:5 -->
- Ana prefers green tea. [score=0.901 recalls=5 avg=0.930 source=memory/2026-11-22.md:5-5]
`,
  'DREAMS.md': `# Dream Diary

<!-- openclaw:dreaming:diary:start -->
---

*November 24, 2026 at 3:00 AM GMT+2*

Tea leaves spelled a name in the sink tonight.

---

*November 1, 2026*

<!-- openclaw:dreaming:backfill-entry day=2026-11-01 source=memory/2026-11-01.md -->

What Happened
1. Ana moved the shelf. [memory/2026-11-01.md:4]

<!-- openclaw:dreaming:diary:end -->
`,
  'memory/2026-11-29.md': `# 2026-11-29

- Ben prefers black coffee.

## Light Sleep
<!-- openclaw:dreaming:light:start -->
- Candidate: Ben collects stamps from Japan.
  - confidence: 0.62
  - evidence: memory/2026-11-29.md:3-3
  - recalls: 0
  - status: staged
<!-- openclaw:dreaming:light:end -->

## REM Sleep
<!-- openclaw:dreaming:rem:start -->
### Reflections
- Theme: \`coffee\` kept surfacing across 8 memories.
  - confidence: 0.89
  - note: reflection

### Possible Lasting Truths
- Ben collects old maps. [confidence=0.87 evidence=memory/2026-11-29.md:3-3]
<!-- openclaw:dreaming:rem:end -->

- Ana lives in Odesa.
`,
  'memory/2026-11-29-evening.md': `# Session: 2026-11-29 19:30:00 UTC

- **Session Key**: agent:main:main
- **Session ID**: 5d2f
- **Source**: telegram

## Conversation Summary

user: Ana speaks French.
assistant: Noted! Then Ben prefers Spanish, I suppose:
- Ben collects stamps from Japan.
user: My sister is called Vera.
`,
  'memory/.dreams/short-term-recall.json': '{"version":1,"entries":{}}\n',
  'memory/dreaming/light/2026-11-29.md': '# Light Sleep\n\n- Candidate: Ben collects stamps from Japan.\n',
};

/** A small folder as CowAgent leaves it: day files with headed summaries, the day's dream diary, a plain memory. */
export const COWAGENT: Folder = {
  'MEMORY.md': '- Ana prefers green tea\n- Ana prefers green tea\n- Ben lives in Lviv\n',
  'memory/2026-11-29.md': `# Daily Memory: 2026-11-29


## Trimmed Context (12:30)

[DAILY]
- Ben prefers black coffee.

## Daily Summary (23:55)

- Ana speaks French.
`,
  'memory/dreams/2026-11-30.md':
    '# Dream Diary: 2026-11-30\n\nBen collects stamps from Japan, said the dream, and the shelf agreed.\n',
};

/** Puts the files of another system into a folder. */
export async function putFiles(folder: string, files: Folder): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
