import { lazy, Suspense } from 'react';
import { useShellSelector } from '../store.ts';
import { useSessionClock } from './useSessionClock.ts';

const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain }));
const SessionWarning = lazy(async () => ({ default: (await import('./SessionWarning.tsx')).SessionWarning }));

/** What is said of the session, over any page. */
export const SessionDialogs = () => {
  useSessionClock();
  const { isOver, minutesLeft } = useShellSelector((state) => state.session);
  return (
    <Suspense fallback={null}>
      {isOver && <SignInAgain />}
      {!isOver && minutesLeft !== null && <SessionWarning minutes={minutesLeft} />}
    </Suspense>
  );
};
