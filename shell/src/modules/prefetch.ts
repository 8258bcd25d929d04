import type { ModuleVersion } from '@bidwright/contract-shell';
import type { Module, View } from '@bidwright/shell-api';
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { store } from '../store.ts';
import { allowed } from './allowed.ts';
import { loadModule } from './loadModule.ts';
import { loadTexts } from './loadTexts.ts';
import { loadView } from './loadView.ts';
import { ownerOf } from './ownerOf.ts';

/** The page of a module for a path. */
export const pageOf = (pathname: string) => (module: Module) =>
  module.routes.find(({ path }) => matchPath(path, pathname));

/** Loads a version with its texts, and what will be shown of it, so that it is there in the first frame. */
export const prepare = async (version: ModuleVersion, viewOf: (module: Module) => View | undefined): Promise<void> => {
  try {
    const module = await loadModule.ahead(version);
    const view = viewOf(module);
    const { language } = store.getState().settings;
    await Promise.all([loadTexts[language].ahead(module.messages), view && loadView.ahead(view)]);
  } catch {
    // Shown and told where it is needed.
  }
};

const prefetch = (address: string): void => {
  const { origin, pathname } = new URL(address);
  const { modules, session } = store.getState();
  const owner = origin === location.origin ? ownerOf(modules, pathname) : undefined;
  if (owner && session.person && allowed(session.person, owner.route.roles))
    void prepare(owner.version, pageOf(pathname));
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
      if (address) prefetch(address);
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
