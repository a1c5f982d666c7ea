/** Whether two lists hold the same stems in the same order. */
export function equalStems(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((stem, at) => stem === b[at]);
}

/** Whether the larger list holds all stems of the smaller, in any order. */
export function holdsAll(larger: readonly string[], smaller: readonly string[]): boolean {
  return smaller.every((stem) => larger.includes(stem));
}
