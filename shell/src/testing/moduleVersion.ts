import type { Label, MenuItem, ModuleFile, ModuleVersion } from '@bidwright/contract-shell';

export const label = (text: string): Label => ({ en: text, fr: text, ro: text, zh: text });

export const menuItem = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  title: label(id),
  type: 'item',
  url: `/${id}`,
  icon: null,
  parent: null,
  order: 10,
  roles: [],
  ...more,
});

/** A published version of a module that exists only in tests. */
export const moduleVersion = (name: string, file: Partial<ModuleFile> = {}): ModuleVersion => ({
  name,
  version: '1.0.0',
  container: `${name}__1_0_0`,
  entry: `/remotes/${name}/1.0.0/remoteEntry.js`,
  files: {},
  preload: [],
  file: {
    name,
    title: label(name),
    languages: ['en'],
    shellApi: '^1.0.0',
    routes: [{ path: `/${name}`, roles: [], breadcrumbs: [] }],
    menu: [],
    creates: [],
    slots: [],
    services: [],
    offers: [],
    destinations: [],
    links: [],
    ...file,
  },
});
