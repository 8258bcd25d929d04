/**
 * What `work` answers, or `late` after `limitMs`. The work itself goes on: what it holds is its own to give back. An answer that
 * came while this process was held up counts: it is read before anybody is late.
 */
export const inTime = <T>(work: Promise<T>, limitMs: number, late: () => Error): Promise<T> =>
  new Promise((resolve, reject) => {
    let check: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      check = setImmediate(() => reject(late()));
    }, limitMs);
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      clearImmediate(check);
    });
  });
