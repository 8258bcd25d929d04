import { useEffect, useState } from 'react';

/** Longer than what is there usually takes to load; what takes longer no longer keeps the rest out of sight. */
const timeoutMs = 3000;

const afterWhatLoads = { '& > :is([aria-busy=true], :has([aria-busy=true])) ~ *': { visibility: 'hidden' } } as const;

/**
 * For parts below each other whose heights nobody knows before they have loaded: while a page comes up, what stands after a part that is
 * still loading is not seen, so that nothing that is seen moves. All of them load at the same time. Who has begun to work sees all there
 * is: what a save reads anew would hide what stands below it.
 */
export const useInTurn = (): typeof afterWhatLoads | null => {
  const [isComing, setIsComing] = useState(true);
  useEffect(() => {
    const stop = () => setIsComing(false);
    const timer = setTimeout(stop, timeoutMs);
    document.addEventListener('pointerdown', stop);
    document.addEventListener('keydown', stop);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', stop);
      document.removeEventListener('keydown', stop);
    };
  }, []);
  return isComing ? afterWhatLoads : null;
};
