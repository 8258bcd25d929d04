import { usePerson } from '@bidwright/shell-api';
import { useCallback, useState } from 'react';

/** What a person keeps on this device under a name; `of` tells apart what is kept of several things. */
export interface Personal<Value> {
  /** Who asks twice is answered with the same value until another is kept. */
  read(personId: string, of?: string): Value;
  /** Answers whether the browser keeps it: it may have no room, or keep nothing at all. The value then lasts as long as the page. */
  keep(personId: string, value: Value, of?: string): boolean;
  drop(personId: string, of?: string): void;
}

const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

/**
 * Keeps something of a person as `bidwright.<name>.<person's id>`, which the shell removes when the person signs out. `valueOf` makes a
 * value of what was kept, which another version may have written, or of undefined. A tab keeps for itself what is kept in `sessionStorage`.
 */
export const personal = <Value>(
  name: string,
  valueOf: (kept: unknown) => Value,
  storage: () => Storage = () => localStorage,
): Personal<Value> => {
  const known = new Map<string, { text: string | null; value: Value }>();
  const keyOf = (personId: string, of = '') => ['bidwright', name, personId, of].filter(Boolean).join('.');
  const textAt = (key: string) => attempt(() => storage().getItem(key), null);
  return {
    read: (personId, of) => {
      const key = keyOf(personId, of);
      const text = textAt(key);
      const last = known.get(key);
      if (last?.text === text) return last.value;
      // What is no JSON is a text of before.
      const value = valueOf(text === null ? undefined : attempt(() => JSON.parse(text), text));
      known.set(key, { text, value });
      return value;
    },
    keep: (personId, value, of) => {
      const key = keyOf(personId, of);
      const isKept = attempt(() => {
        storage().setItem(key, JSON.stringify(value));
        return true;
      }, false);
      if (isKept) known.delete(key);
      else known.set(key, { text: textAt(key), value });
      return isKept;
    },
    drop: (personId, of) => {
      const key = keyOf(personId, of);
      known.delete(key);
      attempt(() => storage().removeItem(key), undefined);
    },
  };
};

/** What the person keeps, and the way to keep something else, as state. */
export const usePersonal = <Value>(kept: Personal<Value>): readonly [Value, (value: Value) => void] => {
  const { id } = usePerson();
  const [value, setValue] = useState(() => kept.read(id));
  const keep = useCallback(
    (next: Value) => {
      setValue(next);
      kept.keep(id, next);
    },
    [kept, id],
  );
  return [value, keep];
};
