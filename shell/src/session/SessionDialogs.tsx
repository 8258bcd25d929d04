import { memo, Suspense } from 'react';
import { Persistent } from '../late/Persistent.tsx';
import { ViewOf } from '../modules/loadView.ts';
import { useShellSelector } from '../store.ts';
import { useSessionClock } from './useSessionClock.ts';

const again = { lazy: async () => ({ Component: (await import('./SignInAgain.tsx')).SignInAgain }) };
const warning = { lazy: async () => ({ Component: (await import('./SessionWarning.tsx')).SessionWarning }) };

/** What is said of the session, over any page. */
export const SessionDialogs = memo(() => {
  useSessionClock();
  const { isOver, minutesLeft } = useShellSelector((state) => state.session);
  return (
    <Persistent>
      <Suspense fallback={null}>
        {isOver && <ViewOf view={again} />}
        {!isOver && minutesLeft !== null && <ViewOf view={warning} handed={{ minutes: minutesLeft }} />}
      </Suspense>
    </Persistent>
  );
});
