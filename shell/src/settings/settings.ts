import { useSyncExternalStore } from 'react';
import type { Settings } from './choices.ts';
import { onStored, storedSettings, storeSettings } from './storedSettings.ts';

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

const show = (settings: Settings): void => {
  current = settings;
  for (const listener of listeners) listener();
};

// Every tab looks the same, and the next choice made in one keeps those made in others.
onStored(show);

/** Keeps what a person chose, and shows it at once. */
export const choose = (chosen: Partial<Settings>): void => {
  show({ ...current, ...chosen });
  storeSettings(current);
};

/** How the person likes the app to look. It is kept apart from the store, which the pages for signed-out people do without. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, settingsNow);
