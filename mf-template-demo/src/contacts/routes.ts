import type { ModuleRoute } from '@bidwright/shell-api';

/** The sample's address book. */
export const contactRoutes: ModuleRoute[] = [
  {
    path: '/demo/contacts',
    lazy: async () => ({ Component: (await import('./ContactsPage.tsx')).ContactsPage }),
  },
];
