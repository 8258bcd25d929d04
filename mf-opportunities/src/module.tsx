import { Provider } from '@bidwright/remote-kit/store';
import { defineModule } from '@bidwright/shell-api';
import { store } from './api.ts';
import { listAddress, newAddress } from './opportunities/addresses.ts';
import { projectsAddress } from './projects/addresses.ts';

export default defineModule({
  routes: [
    {
      path: listAddress,
      lazy: async () => ({ Component: (await import('./opportunities/list/OpportunitiesPage.tsx')).OpportunitiesPage }),
    },
    {
      path: newAddress,
      lazy: async () => ({
        Component: (await import('./opportunities/form/NewOpportunityPage.tsx')).NewOpportunityPage,
      }),
    },
    {
      path: `${listAddress}/:id`,
      lazy: async () => ({ Component: (await import('./opportunities/detail/OpportunityPage.tsx')).OpportunityPage }),
    },
    {
      path: projectsAddress,
      lazy: async () => ({ Component: (await import('./projects/list/ProjectsPage.tsx')).ProjectsPage }),
    },
    {
      path: `${projectsAddress}/:id`,
      lazy: async () => ({ Component: (await import('./projects/detail/ProjectPage.tsx')).ProjectPage }),
    },
  ],
  slots: {
    deadlines: {
      lazy: async () => ({
        Component: (await import('./opportunities/deadlines/DeadlinesWidget.tsx')).DeadlinesWidget,
      }),
    },
  },
  messages: (language) => [
    import(`../locales/${language}.json`),
    import(`@bidwright/contract-opportunities/locales/${language}.json`),
    import(`@bidwright/contract-admin/locales/${language}.json`),
  ],
  Provider: ({ children }) => <Provider store={store}>{children}</Provider>,
});
