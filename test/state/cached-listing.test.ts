import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cachedListing } from '../../src/state/cached-listing.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

it('looks into a folder again when something came or went there, or has only just', async () => {
  const folder = await temporaryFolder();
  let looks = 0;
  const list = cachedListing(async () => [++looks]);
  expect([await list(folder), await list(folder)]).toEqual([[1], [2]]);
  await utimes(folder, 1, 1);
  expect([await list(folder), await list(folder)]).toEqual([[3], [3]]);
  await writeFile(join(folder, 'new'), '');
  expect(await list(folder)).toEqual([4]);
  await rm(folder, { recursive: true });
  expect(await list(folder)).toEqual([]);
});
