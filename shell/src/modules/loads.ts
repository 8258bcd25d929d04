import { onFailureShown } from '@bidwright/shell-api';
import { use } from 'react';

/** What is loaded by key, once. */
export interface Loads<Key extends object, Value> {
  (key: Key): Promise<Value>;
  /** What is there already. */
  now(key: Key): Value | undefined;
  /** Loads what may be needed soon. A failure is forgotten at once unless somebody has come to wait for it. */
  ahead(key: Key): Promise<Value>;
}

/** React reads from these marks that it need not wait: without them it waits even for a promise that is fulfilled. */
const fulfilled = <Value>(promise: Promise<Value>, value: Value) =>
  Object.assign(promise, { status: 'fulfilled', value });

/**
 * Loads by key, once. A failed promise is kept too: React asks for the promise again while it waits, and a new one each time would load
 * without end. Once a failure is shown, the next try may begin.
 */
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
    } catch {
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

/** What is there is shown in the first frame. */
export const useLoaded = <Key extends object, Value extends object>(load: Loads<Key, Value>, key: Key): Value =>
  use(load(key));
