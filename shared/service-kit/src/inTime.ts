/**
 * What `work` answers, or `late` after `limitMs`. The work itself goes on: what it holds is its own to give back. An answer that
 * came while this process was held up counts: it is read before anybody is late.
 */
export const inTime = async <T>(work: Promise<T>, limitMs: number, late: () => Error): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  let check: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    check = setImmediate(() => reject(late()));
  }, limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
    clearImmediate(check);
  }
};
