import { useSyncExternalStore } from 'react';
import type { Settings } from './choices.ts';
import { storedSettings, storeSettings } from './storedSettings.ts';

let current = storedSettings();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What the person has chosen so far. */
export const settingsNow = (): Settings => current;

/** Keeps what a person chose, and shows it at once. */
export const choose = (chosen: Partial<Settings>): void => {
  current = { ...current, ...chosen };
  storeSettings(current);
  for (const listener of listeners) listener();
};

/** How the person likes the app to look. It is kept apart from the store, which the pages for signed-out people do without. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, settingsNow);
