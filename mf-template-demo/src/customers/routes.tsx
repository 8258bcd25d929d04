import { Navigate } from '@bidwright/remote-kit/router';
import type { ModuleRoute } from '@bidwright/shell-api';
import { customersAddress, customerTabs } from './addresses.ts';

/** The sample's customers, and what they ordered and said. */
export const customerRoutes: ModuleRoute[] = [
  { path: '/demo/customers', Component: () => <Navigate to={customersAddress('list')} replace /> },
  ...customerTabs.map((tab) => ({
    path: customersAddress(tab),
    lazy: async () => ({ Component: (await import('./customersPage.tsx')).customersPage(tab) }),
  })),
];
