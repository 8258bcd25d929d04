import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before a filter that is typed searches. */
const pause = 300;

/**
 * Keeps a form of filters and the address in step: what is typed is told after a pause, and what comes from elsewhere, such as
 * Clear or a saved search, makes the form anew under another `key`.
 */
export const usePicked = <T extends object>(given: T, onChange: (values: T) => void) => {
  const shown = JSON.stringify(given);
  const [known, setKnown] = useState({ key: shown, last: shown });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known.last !== shown) setKnown({ key: shown, last: shown });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    key: known.key,
    tell: (values: T) => {
      clearTimeout(timer.current);
      const last = JSON.stringify(values);
      if (last === shown) return;
      timer.current = setTimeout(() => {
        setKnown(({ key }) => ({ key, last }));
        onChange(values);
      }, pause);
    },
  };
};
