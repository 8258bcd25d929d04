/** Waits until all work has ended, also after some of it failed, so that nothing goes on unseen; then answers, or fails as the first did. */
export const settle = async <Done>(work: Promise<Done>[]): Promise<Done[]> => {
  await Promise.allSettled(work);
  return Promise.all(work);
};
