/** The mean of some figures; 0 of none. */
export function mean(figures: readonly number[]): number {
  return figures.length === 0 ? 0 : figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

/** The figure below which `share` (0 to 1) of all figures lie, itself one of them; 0 of none. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle figure of several runs. */
export function median(figures: readonly number[]): number {
  return percentile(figures, 0.5);
}

/** A figure with so many digits behind the point as anybody reads. */
export function rounded(figure: number, digits = 1): number {
  return Number(figure.toFixed(digits));
}
