import { Provider } from '@bidwright/remote-kit/store';
import { defineModule } from '@bidwright/shell-api';
import { store } from './api.ts';
import { listPaths } from './lists/paths.ts';

export default defineModule({
  routes: [
    {
      path: '/admin/companies/duplicates',
      lazy: async () => ({ Component: (await import('./companies/TwinsPage.tsx')).TwinsPage }),
    },
    {
      path: '/admin/companies/:id',
      lazy: async () => ({ Component: (await import('./companies/CompanyPage.tsx')).CompanyPage }),
    },
    ...listPaths.map((path) => ({
      path: `/admin/${path}`,
      lazy: async () => ({ Component: (await import('./lists/pageOf.tsx')).pageOf(path) }),
    })),
    {
      path: '/admin/salary-projections',
      lazy: async () => ({ Component: (await import('./salaries/SalariesPage.tsx')).SalariesPage }),
    },
    {
      path: '/admin/setup',
      lazy: async () => ({ Component: (await import('./setup/SetupPage.tsx')).SetupPage }),
    },
    {
      path: '/admin/emails',
      lazy: async () => ({ Component: (await import('./emails/EmailsPage.tsx')).EmailsPage }),
    },
    {
      path: '/admin/feedback',
      lazy: async () => ({ Component: (await import('./feedback/FeedbackPage.tsx')).FeedbackPage }),
    },
    {
      path: '/admin/health',
      lazy: async () => ({ Component: (await import('./health/HealthPage.tsx')).HealthPage }),
    },
    {
      path: '/admin/keys',
      lazy: async () => ({ Component: (await import('./keys/KeysPage.tsx')).KeysPage }),
    },
    {
      path: '/admin/webhooks',
      lazy: async () => ({ Component: (await import('./webhooks/WebhooksPage.tsx')).WebhooksPage }),
    },
    {
      path: '/admin/modules',
      lazy: async () => ({ Component: (await import('./modules/ModulesPage.tsx')).ModulesPage }),
    },
  ],
  slots: {
    setup: { lazy: async () => ({ Component: (await import('./setup/SetupCard.tsx')).SetupCard }) },
    profile: { lazy: async () => ({ Component: (await import('./account/OwnProfile.tsx')).OwnProfile }) },
    dashboard: { lazy: async () => ({ Component: (await import('./account/OwnDashboard.tsx')).OwnDashboard }) },
    notifications: {
      lazy: async () => ({ Component: (await import('./account/OwnNotifications.tsx')).OwnNotifications }),
    },
  },
  messages: (language) => [
    import(`../locales/${language}.json`),
    import(`@bidwright/contract-admin/locales/${language}.json`),
    import(`@bidwright/contract-opportunities/locales/${language}.json`),
    import(`@bidwright/contract-shell/locales/${language}.json`),
  ],
  Provider: ({ children }) => <Provider store={store}>{children}</Provider>,
});
