import type { ModuleVersion } from '@bidwright/contract-shell';

/** The version of each module that this page has shown last. */
const shown = new Map<string, ModuleVersion>();

export const noteShown = (version: ModuleVersion): void => {
  shown.set(version.name, version);
};

export const shownOf = (module: string): ModuleVersion | undefined => shown.get(module);
