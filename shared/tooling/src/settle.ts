/** Waits until all work has ended, also after some of it failed, so that nothing goes on unseen; then fails as the first did. */
export const settle = async (work: Promise<unknown>[]): Promise<void> => {
  const results = await Promise.allSettled(work);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
};
