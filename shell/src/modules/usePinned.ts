import type { ModuleVersion } from '@bidwright/contract-shell';
import { hasDirtyForm } from '@bidwright/shell-api';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadModule } from './loadModule.ts';

/**
 * The version that is shown, and how to take another. It stays while somebody works on a page; the active one is taken at the next
 * navigation, once it is loaded and no form on the screen is half filled in.
 */
export const usePinned = (active: ModuleVersion): [ModuleVersion, (version: ModuleVersion) => void] => {
  const { pathname } = useLocation();
  const [pinned, setPinned] = useState({ version: active, pathname });
  if (pinned.pathname !== pathname) {
    const moves = loadModule.now(active) !== undefined && !hasDirtyForm();
    setPinned({ version: moves ? active : pinned.version, pathname });
  } else if (pinned.version !== active && (active.override || pinned.version.override)) {
    // Who works on a module sees each change at once.
    setPinned({ version: active, pathname });
  }
  return [pinned.version, (version) => setPinned({ version, pathname })];
};
