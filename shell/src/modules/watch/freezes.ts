import type { ModuleVersion } from '@bidwright/contract-shell';
import { useState } from 'react';
import { reportFailure } from '../reportFailure.ts';

/** A version that is being entered, and where. */
interface Mark {
  name: string;
  version: string;
  page: string;
}

/** What a page has in hand, and when it last answered, in milliseconds since 1970. */
interface Note {
  at: number;
  marks: Mark[];
}

const prefix = 'bidwright.entering.';
/** This page's own. */
const key = `${prefix}${performance.timeOrigin}-${Math.random()}`;

/** A page that answers after that has come through. */
const answersMs = 1000;
/** While something is entered a page says so often that it still answers. */
const beatMs = 1000;
/** A page that is left while it is busy may end before it can take its note away: that is no freeze, and nobody has waited for it. */
const busyMs = 5000;
/** In a page that lives nothing takes so long: files that do not come are given up before. Who waited for a page is back sooner. */
const longestMs = 60_000;

const marks = new Set<Mark>();
let isLiving = false;

const write = () => {
  if (!isLiving) return;
  try {
    const note: Note = { at: Date.now(), marks: [...marks] };
    if (marks.size > 0) localStorage.setItem(key, JSON.stringify(note));
    else localStorage.removeItem(key);
  } catch {
    // Nothing may be kept here, or there is no room: then a freeze is not found.
  }
};

let beating: ReturnType<typeof setInterval> | undefined;

const beat = () => {
  write();
  if (marks.size > 0) return;
  clearInterval(beating);
  beating = undefined;
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
  const mark = { name, version, page: location.pathname };
  marks.add(mark);
  write();
  beating ??= setInterval(beat, beatMs);
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
    // What still runs while the page goes leaves no note.
    isLiving = false;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) live();
  });
  if (!navigator.locks) return live();
  void navigator.locks.request(key, () => {
    live();
    return new Promise(() => undefined);
  });
};

const readNote = (from: string): Note => {
  try {
    const found: Note | null = JSON.parse(localStorage.getItem(from) ?? 'null');
    if (found && Array.isArray(found.marks)) return found;
  } catch {
    // As one that says nothing.
  }
  return { at: 0, marks: [] };
};

const livingPages = async (): Promise<Set<string | undefined>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name));
};

/** Whether a page froze that answered last so long ago; undefined: it may still be at work. */
const hasFrozen = (silentMs: number, lives: boolean | undefined): boolean | undefined => {
  if (silentMs > longestMs) return lives !== false;
  return lives === false ? silentMs > busyMs : undefined;
};

/** What pages have left that froze. Of those that were closed otherwise nothing stays. */
const frozen = async (): Promise<[from: string, marks: Mark[]][]> => {
  const others = Object.keys(localStorage).filter((one) => one.startsWith(prefix) && one !== key);
  if (others.length === 0) return [];
  const living = await livingPages();
  return others.flatMap((from): [string, Mark[]][] => {
    const { at, marks: left } = readNote(from);
    const isFrozen = hasFrozen(Date.now() - at, navigator.locks && living.has(from));
    if (isFrozen) return [[from, left]];
    if (isFrozen === false) localStorage.removeItem(from);
    return [];
  });
};

/** Tells of the pages in which nothing could be done any more, as they cannot do it themselves; answers whether there were any. */
export const tellFreezes = async (): Promise<boolean> => {
  const found = await frozen().catch(() => []);
  for (const [from, left] of found) {
    const told = left.map(({ page, ...version }) =>
      reportFailure(version, { kind: 'freeze', message: 'The page did not answer any more' }, page),
    );
    if ((await Promise.all(told)).every(Boolean)) localStorage.removeItem(from);
  }
  return found.length > 0;
};
