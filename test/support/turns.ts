/** How often others have their turn while something is worked on. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const others = (): void => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await work().finally(() => {
    isOver = true;
  });
  return turns;
}

/** So many lines that a person wrote, each with other words. */
export const handWritten = (count: number): string =>
  Array.from({ length: count }, (_, n) => `- Ana wrote down that the plan number ${n} matters to her\n`).join(
    '',
  );
