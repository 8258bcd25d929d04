import { createBrowserRouter } from 'react-router-dom';
import { DashboardPage } from './dashboard/DashboardPage.tsx';
import { RootError } from './errors/RootError.tsx';
import { RouteError } from './errors/RouteError.tsx';
import { Frame } from './frame/Frame.tsx';
import { ModulePage } from './modules/ModulePage.tsx';
import { Outside, outside } from './session/Outside.tsx';

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
              {
                path: '/user/account-profile/profile1',
                lazy: async () => ({ Component: (await import('./account/AccountPage.tsx')).AccountPage }),
              },
              {
                path: '/user/notifications',
                lazy: async () => ({ Component: (await import('./inbox/InboxPage.tsx')).InboxPage }),
              },
              { path: '*', Component: ModulePage },
            ],
          },
        ],
      },
    ],
  },
]);
