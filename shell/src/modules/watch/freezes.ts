import type { ModuleVersion } from '@bidwright/contract-shell';
import { useState } from 'react';
import { reportFailure } from '../reportFailure.ts';

/** A version that is being entered, and where. */
interface Mark {
  name: string;
  version: string;
  page: string;
  /** In milliseconds since 1970. */
  at: number;
}

const prefix = 'bidwright.entering.';
/** This page's own. */
const key = `${prefix}${performance.timeOrigin}-${Math.random()}`;

/** A page that answers after that has come through. */
const answersMs = 1000;
/** In a page that lives nothing takes so long: files that do not come are given up before. */
const longestMs = 60_000;

const marks = new Set<Mark>();
let isLiving = false;

const write = () => {
  if (!isLiving) return;
  try {
    if (marks.size > 0) localStorage.setItem(key, JSON.stringify([...marks]));
    else localStorage.removeItem(key);
  } catch {
    // Nothing may be kept here, or there is no room: then a freeze is not found.
  }
};

const live = () => {
  isLiving = true;
  write();
};

/**
 * Notes that code of a version is about to run, and answers how to end that. A page that answers takes the note away a moment after; one that
 * nothing can be done in any more leaves it to be found.
 */
export const entering = ({ name, version, override }: ModuleVersion): (() => void) => {
  if (override) return () => undefined;
  const mark = { name, version, page: location.pathname, at: Date.now() };
  marks.add(mark);
  write();
  return () =>
    void setTimeout(() => {
      marks.delete(mark);
      write();
    }, answersMs);
};

/** For what is about to run as somebody presses something. */
export const pressing = (version: ModuleVersion): void => entering(version)();

/** For what is about to draw a part of a version. */
export const useEntering = (version: ModuleVersion): void => {
  useState(() => entering(version)());
};

/** Others learn by a lock whether this page lives; who closes it while something loads has not met a freeze. */
export const watchFreezes = (): void => {
  addEventListener('pagehide', () => {
    marks.clear();
    write();
  });
  if (!navigator.locks) return live();
  void navigator.locks.request(key, () => {
    live();
    return new Promise(() => undefined);
  });
};

const readMarks = (from: string): Mark[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(from) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
};

const livingPages = async (): Promise<Set<string | undefined>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name));
};

const isOld = (from: string): boolean => readMarks(from).every(({ at }) => at < Date.now() - longestMs);

/** The notes that pages have left which answer no more. */
const left = async (): Promise<string[]> => {
  const others = Object.keys(localStorage).filter((one) => one.startsWith(prefix) && one !== key);
  if (others.length === 0) return [];
  const living = await livingPages();
  return others.filter((one) => isOld(one) || (navigator.locks && !living.has(one)));
};

/** Tells of the pages in which nothing could be done any more, as they cannot do it themselves; answers whether there were any. */
export const tellFreezes = async (): Promise<boolean> => {
  const found = await left().catch(() => []);
  for (const from of found) {
    const told = readMarks(from).map(({ page, ...version }) =>
      reportFailure(version, { kind: 'freeze', message: 'The page did not answer any more' }, page),
    );
    if ((await Promise.all(told)).every(Boolean)) localStorage.removeItem(from);
  }
  return found.length > 0;
};
