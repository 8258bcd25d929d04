import { use, useEffect, useState } from 'react';

/** What is loaded by key, once. */
export interface Loads<Key extends object, Value> {
  (key: Key): Promise<Value>;
  /** What is there already. */
  now(key: Key): Value | undefined;
  /** Loads what may be needed soon. A failure is forgotten at once unless somebody has come to wait for it. */
  ahead(key: Key): Promise<Value>;
}

const forgets = new Set<() => void>();

/**
 * For what loads: calls `forget` once a failure has been shown. Until then a failed promise must be kept: React asks for it again while it
 * waits, and a new one each time would load without end.
 */
export const onFailureShown = (forget: () => void): void => {
  forgets.add(forget);
};

/** For the shell: a failure is on show, so that the next try may begin. */
export const failureShown = (): void => {
  for (const forget of forgets) forget();
  forgets.clear();
};

/** React reads from these marks that it need not wait: without them it waits even for a promise that is settled. */
const fulfilled = <Value>(promise: Promise<Value>, value: Value) =>
  Object.assign(promise, { status: 'fulfilled', value });
const rejected = <Value>(promise: Promise<Value>, reason: unknown) =>
  Object.assign(promise, { status: 'rejected', reason });

/** Loads by key, once. A failed promise is kept until its failure was shown. */
export const loads = <Key extends object, Value extends object>(
  load: (key: Key) => Promise<Value>,
  /** What needs no loading. */
  given: (key: Key) => Value | undefined = () => undefined,
): Loads<Key, Value> => {
  const kept = new WeakMap<Key, Promise<Value>>();
  const there = new WeakMap<Key, Value>();
  const nobodyWaits = new WeakSet<Key>();

  const settle = async (key: Key, asked: Promise<Value>) => {
    try {
      const value = await asked;
      there.set(key, value);
      void fulfilled(asked, value);
    } catch (error) {
      void rejected(asked, error);
      if (nobodyWaits.has(key)) kept.delete(key);
      else onFailureShown(() => kept.delete(key));
    }
  };
  const begin = (key: Key): Promise<Value> => {
    const value = given(key);
    const asked = value ? fulfilled(Promise.resolve(value), value) : load(key);
    kept.set(key, asked);
    void settle(key, asked);
    return asked;
  };

  const wait = (key: Key): Promise<Value> => {
    nobodyWaits.delete(key);
    return kept.get(key) ?? begin(key);
  };
  const ahead = (key: Key): Promise<Value> => {
    const known = kept.get(key);
    if (known) return known;
    nobodyWaits.add(key);
    return begin(key);
  };
  return Object.assign(wait, { now: (key: Key) => given(key) ?? there.get(key), ahead });
};

/** What is there is shown in the first frame; for what is not React waits. */
export const useLoaded = <Key extends object, Value extends object>(load: Loads<Key, Value>, key: Key): Value =>
  use(load(key));

/**
 * True once what is asked for is there, or has failed, which `useLoaded` then throws. What is drawn before that has React show a stand-in,
 * and React keeps what arrives hidden until that was shown for 0.3 s, however soon it comes.
 */
export const useArrival = (isThere: () => boolean, arrive: () => Promise<unknown>): boolean => {
  const [arrived, setArrived] = useState(isThere);
  const [asked] = useState({ arrive });
  useEffect(() => {
    if (arrived) return;
    let isGone = false;
    const end = () => {
      if (!isGone) setArrived(true);
    };
    asked.arrive().then(end, end);
    return () => {
      isGone = true;
    };
  }, [arrived, asked]);
  return arrived;
};
