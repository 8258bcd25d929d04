import { useEffect, useRef, useState } from 'react';
import type { Place } from './keepFree.ts';

/** Answers where an alert covers nothing that can be pressed; nothing until that is found, or where the code for it does not come. */
export const useFreePlace = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const begin = async () => {
      const { keepFree } = await import('./keepFree.ts');
      if (!isGone && ref.current) stop = keepFree(ref.current, setPlace);
    };
    // The alert is worth more than its place, and may tell that nothing can be loaded.
    begin().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);

  return { ref, place };
};
