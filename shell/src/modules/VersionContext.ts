import type { ModuleVersion } from '@bidwright/contract-shell';
import { createContext } from 'react';

/** Whose part of the page it is; null where it is the shell's own. */
export const VersionContext = createContext<ModuleVersion | null>(null);
