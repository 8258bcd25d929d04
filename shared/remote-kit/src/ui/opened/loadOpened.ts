import { useSyncExternalStore } from 'react';
import type * as everything from './parts.ts';

export type Parts = typeof everything;

let parts: Parts | undefined;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

const load = async () => {
  try {
    parts = await import('./parts.ts');
    for (const listener of listeners) listener();
  } finally {
    asked = undefined;
  }
};

/** Loads what opens over a page, once; after a failure the next call asks again. */
export const loadOpened = (): Promise<void> => {
  if (parts) return Promise.resolve();
  asked ??= load();
  return asked;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What opens over a page, once it is loaded. */
export const useOpened = (): Parts | undefined => useSyncExternalStore(subscribe, () => parts);
