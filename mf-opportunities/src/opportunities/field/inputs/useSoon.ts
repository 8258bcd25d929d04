import { useCallback, useEffect, useRef } from 'react';

const debounceMs = 250;

/**
 * Does something once nobody has asked for it again for a moment, so that a key waits for nothing but its own field. What still waits is
 * done at once where the page goes, or who asked for it.
 */
export const useSoon = (act: () => void) => {
  const latest = useRef(act);
  const timer = useRef(0);
  useEffect(() => {
    latest.current = act;
  });
  const cancel = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = 0;
  }, []);
  const now = useCallback(() => {
    if (timer.current === 0) return;
    cancel();
    latest.current();
  }, [cancel]);
  const soon = useCallback(() => {
    cancel();
    timer.current = window.setTimeout(now, debounceMs);
  }, [cancel, now]);
  useEffect(() => {
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      now();
    };
  }, [now]);
  return { soon, now, cancel };
};
