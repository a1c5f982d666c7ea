import { expect, it } from 'vitest';
import { nights } from '../../bench/nights.ts';

it('remembers within its limits and tells every night, and each line can be traced, in a chat of three languages', async () => {
  const report = await nights({ nights: 10 });
  expect(report).toMatchObject({ nights: 10, overBudget: 0, untraceable: [], warnings: [] });
  expect(report.lines).toBeGreaterThan(20);
  expect(report.diaryEntries).toBe(10);
  expect(report.newestWins).toBe(report.changed);
}, 60_000);
