/** How long some work takes, in seconds. */
export const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return Number(((performance.now() - start) / 1000).toFixed(1));
};

/** How long some work takes, in milliseconds, or why it failed. */
export const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

export const at = (part: number, numbers: number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
};
