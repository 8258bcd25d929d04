import type { ModuleVersion } from '@bidwright/contract-shell';
import { useEffect } from 'react';
import { settingsNow } from '../settings/settings.ts';
import { store } from '../store.ts';
import { allowed } from './allowed.ts';
import { arrival, pageOf, prepare } from './arrival.ts';
import { loadModule } from './loadModule.ts';
import { ownerOf } from './ownerOf.ts';
import { modulesOfLate } from './useModules.ts';

/** The version of a module whose page at this path the person may see. */
const versionAt = (pathname: string): ModuleVersion | undefined => {
  const { modules, session } = store.getState();
  const owner = ownerOf(modules, pathname);
  return owner && session.person && allowed(session.person, owner.route.roles) ? owner.version : undefined;
};

/** The longest that drawing waits for a module's first files, in milliseconds. They come with the shell's own, and before those. */
const timeoutMs = 100;

/**
 * Loads the module's page that the person has come for; answers as soon as all of its files are asked for. Drawing takes as
 * long as they are on their way, and would hold up asking for them.
 */
export const loadFirstPage = async (): Promise<void> => {
  const version = versionAt(location.pathname);
  if (!version) return;
  void arrival(version, pageOf(location.pathname), settingsNow().language);
  const asked = loadModule(version).catch(() => undefined);
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
};

const prefetch = async (address: string): Promise<void> => {
  const { origin, pathname } = new URL(address);
  // A version that was activated meanwhile is there when the link is followed.
  await modulesOfLate();
  const version = origin === location.origin ? versionAt(pathname) : undefined;
  if (version) await prepare(version, pageOf(pathname));
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
