import { useEffect, useRef } from 'react';
import { isField } from './useMatches.ts';

/** Does something at a key that is pressed anywhere but in a field. */
export const useKeys = (keys: Record<string, () => void>): void => {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      now.current[event.key]?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
