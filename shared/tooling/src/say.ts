const quietFor = 2000;

/** Prints a line. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Seconds since `started`, short: '0.4 s', '41 s'. */
export const since = (started: number): string => {
  const seconds = (Date.now() - started) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
};

/** Does a piece of work and prints how long it took; a long one also says when it begins. */
export const step = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
  const started = Date.now();
  const announce = setTimeout(() => say(`${label} …`), quietFor);
  try {
    const result = await work();
    say(`${label} … ${since(started)}`);
    return result;
  } finally {
    clearTimeout(announce);
  }
};
