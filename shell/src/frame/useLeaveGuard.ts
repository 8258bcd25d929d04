import { useCallback, useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

/** Where `asks`, a page with unsaved changes is not left without a question. `guard` is held by each form that has some. */
export const useLeaveGuard = (asks: boolean): { guard: () => () => void; blocker: Blocker } => {
  const held = useRef(0);
  const guard = useCallback(() => {
    held.current += 1;
    return () => {
      held.current -= 1;
    };
  }, []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks && held.current > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => asks && held.current > 0 && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);

  return { guard, blocker };
};
