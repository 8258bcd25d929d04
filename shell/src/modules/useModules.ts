import { useEffect } from 'react';
import { store, useShellSelector } from '../store.ts';
import { askRegistry, registry } from './registry.ts';

const often = 5 * 60_000;

/** The active version of each module, as far as this page knows. */
export const useModules = () => useShellSelector((state) => state.modules);

/** Asks for the active versions, and answers with them. */
export const refreshModules = async () => {
  const heard = await askRegistry();
  if (heard) store.dispatch(registry.actions.heard(heard));
  return store.getState().modules;
};

/** Keeps an open tab up to date: now and then, and when a person comes back to it. */
export const useFreshModules = () => {
  useEffect(() => {
    const onShow = () => document.visibilityState === 'visible' && void refreshModules();
    const timer = setInterval(refreshModules, often);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, []);
};
