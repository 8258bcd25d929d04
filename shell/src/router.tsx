import type { View } from '@bidwright/shell-api';
import { createBrowserRouter } from 'react-router-dom';
import { DashboardPage } from './dashboard/DashboardPage.tsx';
import { RootError } from './errors/RootError.tsx';
import { RouteError } from './errors/RouteError.tsx';
import { Frame } from './frame/Frame.tsx';
import { PageSkeleton } from './frame/PageSkeleton.tsx';
import { Late } from './late/Late.tsx';
import { ModulePage } from './modules/ModulePage.tsx';
import { Outside, outside } from './session/Outside.tsx';

const account: View = { lazy: async () => ({ Component: (await import('./account/AccountPage.tsx')).AccountPage }) };
const inbox: View = { lazy: async () => ({ Component: (await import('./inbox/InboxPage.tsx')).InboxPage }) };

/** By the way of the modules' pages: the router would keep what did not come for ever. */
const late = (view: View) => <Late view={view} handed={{}} loading={<PageSkeleton />} heading="h1" />;

/** The shell's own paths. Every other belongs to the module that owns it. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    children: [
      ...outside.map((path) => ({ path, Component: Outside })),
      {
        Component: Frame,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { path: '/', Component: DashboardPage },
              { path: '/dashboard', Component: DashboardPage },
              { path: '/user/account-profile/profile1', element: late(account) },
              { path: '/user/notifications', element: late(inbox) },
              { path: '*', Component: ModulePage },
            ],
          },
        ],
      },
    ],
  },
]);
