import { Provider } from '@bidwright/remote-kit/store';
import { defineModule } from '@bidwright/shell-api';
import { store } from './api.ts';
import { ListPage } from './lists/ListPage.tsx';
import { lists } from './lists/lists.tsx';

export default defineModule({
  routes: [
    ...lists.map((list) => ({ path: `/admin/${list.path}`, Component: () => <ListPage list={list} /> })),
    {
      path: '/admin/modules',
      lazy: async () => ({ Component: (await import('./modules/ModulesPage.tsx')).ModulesPage }),
    },
  ],
  slots: {
    profile: { lazy: async () => ({ Component: (await import('./account/OwnProfile.tsx')).OwnProfile }) },
    dashboard: { lazy: async () => ({ Component: (await import('./account/OwnDashboard.tsx')).OwnDashboard }) },
    notifications: {
      lazy: async () => ({ Component: (await import('./account/OwnNotifications.tsx')).OwnNotifications }),
    },
  },
  messages: (language) => [
    import(`../locales/${language}.json`),
    import(`@bidwright/contract-admin/locales/${language}.json`),
  ],
  Provider: ({ children }) => <Provider store={store}>{children}</Provider>,
});
