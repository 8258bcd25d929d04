import { useSyncExternalStore } from 'react';

/** The modules that did not load when they were last shown. */
let down: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const change = (next: ReadonlySet<string>) => {
  down = next;
  for (const listener of listeners) listener();
};

export const markDown = (module: string): void => {
  if (!down.has(module)) change(new Set([...down, module]));
};

export const markUp = (module: string): void => {
  if (down.has(module)) change(new Set([...down].filter((name) => name !== module)));
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The names of the modules that are down, for whoever points at their pages. */
export const useModuleTrouble = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => down);
