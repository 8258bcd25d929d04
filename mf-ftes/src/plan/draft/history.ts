/** What was done and can be undone. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

export const begun = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** The steps that are remembered. */
const max = 200;

export const done = <T>({ past, present }: History<T>, next: T): History<T> => ({
  past: [...past, present].slice(-max),
  present: next,
  future: [],
});

export const undone = <T>(history: History<T>): History<T> => {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] };
};

export const redone = <T>(history: History<T>): History<T> => {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: later };
};
