import { Navigate } from '@bidwright/remote-kit/router';
import type { ModuleRoute } from '@bidwright/shell-api';
import { authAddress, authNames, variants } from './names.ts';

/** The sample pages of a template: those of an account in three layouts, each other one once. */
export const pageRoutes: ModuleRoute[] = [
  ...authNames.flatMap((name): ModuleRoute[] => [
    { path: `/pages/${name}`, Component: () => <Navigate to={authAddress(name, '1')} replace /> },
    ...variants.map((variant) => ({
      path: authAddress(name, variant),
      lazy: async () => ({ Component: (await import('./auth/authPage.tsx')).authPage(name, variant) }),
    })),
  ]),
  {
    path: '/pages/error',
    lazy: async () => ({ Component: (await import('./plain/ErrorPage.tsx')).ErrorPage }),
  },
  {
    path: '/pages/coming-soon1',
    lazy: async () => ({ Component: (await import('./plain/ComingSoon1Page.tsx')).ComingSoon1Page }),
  },
  {
    path: '/pages/coming-soon2',
    lazy: async () => ({ Component: (await import('./plain/ComingSoon2Page.tsx')).ComingSoon2Page }),
  },
  {
    path: '/pages/under-construction',
    lazy: async () => ({ Component: (await import('./plain/UnderConstructionPage.tsx')).UnderConstructionPage }),
  },
  {
    path: '/pages/contact-us',
    lazy: async () => ({ Component: (await import('./plain/ContactUsPage.tsx')).ContactUsPage }),
  },
  {
    path: '/pages/faqs',
    lazy: async () => ({ Component: (await import('./plain/FaqsPage.tsx')).FaqsPage }),
  },
  {
    path: '/pages/privacy-policy',
    lazy: async () => ({ Component: (await import('./plain/PrivacyPolicyPage.tsx')).PrivacyPolicyPage }),
  },
];
