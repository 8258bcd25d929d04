import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { store, useShellSelector } from '../store.ts';
import { pageOf, prepare } from './arrival.ts';
import { loadModule } from './loadModule.ts';
import { askRegistry, registry } from './registry.ts';

const often = 5 * 60_000;
/** While somebody moves about, the registry is asked no more often. */
const seldom = 2000;

/** The active version of each module, as far as this page knows. */
export const useModules = () => useShellSelector((state) => state.modules);

let asking: Promise<boolean> | undefined;
/** The question after the one that is asked now. */
let next: Promise<boolean> | undefined;
/** The page came with the first answer. */
let lastAsked = Date.now();

const ask = async (): Promise<boolean> => {
  lastAsked = Date.now();
  const before = store.getState().modules;
  const heard = await askRegistry(before);
  asking = undefined;
  if (!heard) return false;
  if (heard.length === before.length && heard.every((version, at) => version === before[at])) return true;
  // A version in the making takes the place of the one before it on the screen: it must be there by then.
  await Promise.all(
    heard.filter(({ override }) => override).map((version) => prepare(version, pageOf(location.pathname))),
  );
  store.dispatch(registry.actions.heard(heard));
  for (const newer of store.getState().modules) {
    const old = before.find(({ name }) => name === newer.name);
    // A module in use: its next version is to be there when it is next entered.
    if (old && old !== newer && loadModule.now(old)) void prepare(newer, pageOf(location.pathname));
  }
  return true;
};

const askNext = async (): Promise<boolean> => {
  await asking;
  next = undefined;
  asking = ask();
  return asking;
};

/** Asks for the active versions. False: nobody answered, and what was known goes on. */
export const refreshModules = (): Promise<boolean> => {
  if (asking) {
    // The answer that is on its way may be older than what one asks for.
    next ??= askNext();
    return next;
  }
  asking = ask();
  return asking;
};

/** Asks unless it was asked just now. */
export const modulesOfLate = async (): Promise<void> => {
  if (asking) await asking;
  else if (Date.now() - lastAsked > seldom) await refreshModules();
};

/** Keeps an open tab up to date: now and then, while a person moves about, and when one comes back to it. */
export const useFreshModules = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    // The path is what a person's moves are seen by.
    if (pathname) void modulesOfLate();
  }, [pathname]);
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
