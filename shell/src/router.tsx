import { createBrowserRouter } from 'react-router-dom';
import { DashboardPage } from './dashboard/DashboardPage.tsx';
import { RootError } from './errors/RootError.tsx';
import { RouteError } from './errors/RouteError.tsx';
import { Frame } from './frame/Frame.tsx';
import { ModulePage } from './modules/ModulePage.tsx';
import { PublicFrame } from './session/PublicFrame.tsx';

/** The shell's own paths. Every other belongs to the module that owns it. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    children: [
      {
        Component: PublicFrame,
        children: [
          {
            path: '/login',
            lazy: async () => ({ Component: (await import('./session/SignInPage.tsx')).SignInPage }),
          },
          {
            path: '/register',
            lazy: async () => ({ Component: (await import('./session/RegisterPage.tsx')).RegisterPage }),
          },
          {
            path: '/forgot',
            lazy: async () => ({ Component: (await import('./session/ForgotPage.tsx')).ForgotPage }),
          },
          {
            path: '/reset',
            lazy: async () => ({ Component: (await import('./session/ResetPage.tsx')).ResetPage }),
          },
          {
            path: '/join-google',
            lazy: async () => ({ Component: (await import('./session/JoinGooglePage.tsx')).JoinGooglePage }),
          },
        ],
      },
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
