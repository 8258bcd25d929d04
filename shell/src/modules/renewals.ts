import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Notes that somebody has asked for what is active now: whoever pressed Retry at one part of a page means all that failed. */
export const noteRenewal = (): void => {
  count += 1;
  for (const listener of listeners) listener();
};

/** How often that was asked for. */
export const useRenewals = (): number => useSyncExternalStore(subscribe, () => count);
