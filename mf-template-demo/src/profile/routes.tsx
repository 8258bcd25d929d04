import { Navigate } from '@bidwright/remote-kit/router';
import type { ModuleRoute } from '@bidwright/shell-api';
import { profileAddress, profileTabs } from './addresses.ts';

/** The social profile by tab; without one it leads to the posts. */
export const profileRoutes: ModuleRoute[] = [
  { path: '/user/social-profile', Component: () => <Navigate to={profileAddress('posts')} replace /> },
  ...profileTabs.map((tab) => ({
    path: profileAddress(tab),
    lazy: async () => ({ Component: (await import('./profilePage.tsx')).profilePage(tab) }),
  })),
];
