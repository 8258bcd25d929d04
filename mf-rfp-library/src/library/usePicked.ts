import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before a filter that is typed searches. */
const debounceMs = 300;

/** The same for the same values, whatever their order. */
const textOf = (values: object) =>
  JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Keeps a form of filters and the address in step: what is typed is told after a pause, and what comes from elsewhere, such as
 * Clear or a saved search, makes the form anew under another `key`.
 */
export const usePicked = <T extends object>(given: T, onChange: (values: T) => void) => {
  const shown = textOf(given);
  // What was told takes a while to come back as what is given.
  const [known, setKnown] = useState({ key: 0, given: shown, told: shown });
  const { key } = known;
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  if (known.given !== shown) setKnown({ key: known.told === shown ? key : key + 1, given: shown, told: shown });
  useEffect(() => {
    const { current } = timers;
    // A form that is gone has nothing more to tell.
    return () => clearTimeout(current.get(key));
  }, [key]);
  return {
    key,
    tell: (values: T) => {
      clearTimeout(timers.current.get(key));
      const told = textOf(values);
      if (told === known.told) return;
      const tellNow = () => {
        setKnown((now) => ({ ...now, told }));
        onChange(values);
      };
      timers.current.set(key, setTimeout(tellNow, debounceMs));
    },
  };
};
