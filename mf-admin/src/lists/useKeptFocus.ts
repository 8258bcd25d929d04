import { useEffect, useRef } from 'react';

/** Takes the focus when the row that had it is gone, so that the next key still works from the list. */
export const useKeptFocus = (rows: unknown) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rows && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [rows]);
  return list;
};
