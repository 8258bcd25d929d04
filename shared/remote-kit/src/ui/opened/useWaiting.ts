import { useEffect, useRef } from 'react';

/** One thing to do later; the next takes its place, and nothing is done once the component is gone. */
export const useWaiting = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    stop,
    wait: (pause: number, act: () => void) => {
      stop();
      timer.current = setTimeout(act, pause);
    },
  };
};
