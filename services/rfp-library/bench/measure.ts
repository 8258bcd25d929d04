/** How long some work takes, in seconds. */
export const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return Number(((performance.now() - start) / 1000).toFixed(1));
};
