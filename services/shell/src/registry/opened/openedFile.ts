import type { ModuleFile } from '@bidwright/contract-shell';

interface Stated {
  roles: string[];
  /** Versions of before say nothing of it. */
  openTo?: string[];
}

/** Does a module name roles that it may be opened to? */
export const canOpen = ({ routes, menu, slots }: ModuleFile) =>
  [...routes, ...menu, ...slots].some(({ openTo = [] }: Stated) => openTo.length > 0);

const opened = <T extends Stated>(list: T[]): T[] =>
  list.map((one) => (one.roles.length > 0 ? { ...one, roles: [...one.roles, ...(one.openTo ?? [])] } : one));

/** What a module states, once it is opened: roles that it may be opened to are among those it is for. */
export const openedFile = (file: ModuleFile): ModuleFile => ({
  ...file,
  routes: opened(file.routes),
  menu: opened(file.menu),
  // Versions of before have none.
  creates: opened(file.creates ?? []),
  slots: opened(file.slots),
});
