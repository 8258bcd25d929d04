import { useEffect } from 'react';
import { store } from '../store.ts';
import { allowed } from './allowed.ts';
import { ownerOf } from './ownerOf.ts';
import { pageOf, prepare } from './prepare.ts';
import { modulesOfLate } from './useModules.ts';

const prefetch = async (address: string): Promise<void> => {
  const { origin, pathname } = new URL(address);
  // A version that was activated meanwhile is there when the link is followed.
  await modulesOfLate();
  const { modules, session } = store.getState();
  const owner = origin === location.origin ? ownerOf(modules, pathname) : undefined;
  if (owner && session.person && allowed(session.person, owner.route.roles))
    await prepare(owner.version, pageOf(pathname));
};

/** A pointer on its way elsewhere is gone by then. */
const dwell = 50;

const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest('a')?.href : undefined);

/** Loads the page behind a link as soon as somebody points at it. */
export const usePrefetch = (): void => {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onOver = (event: Event) => {
      clearTimeout(waiting);
      const address = linkAt(event);
      if (address) waiting = setTimeout(prefetch, dwell, address);
    };
    const onFocus = (event: Event) => {
      const address = linkAt(event);
      if (address) void prefetch(address);
    };
    document.addEventListener('pointerover', onOver);
    document.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
};
