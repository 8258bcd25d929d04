import { Provider } from '@bidwright/remote-kit/store';
import { defineModule } from '@bidwright/shell-api';
import { store } from './api.ts';
import { importAddress, listAddress, newAddress } from './opportunities/addresses.ts';

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
      path: importAddress,
      lazy: async () => ({ Component: (await import('./opportunities/transfer/ImportPage.tsx')).ImportPage }),
    },
    {
      path: `${listAddress}/:id`,
      lazy: async () => ({ Component: (await import('./opportunities/detail/OpportunityPage.tsx')).OpportunityPage }),
    },
  ],
  slots: {
    deadlines: {
      lazy: async () => ({
        Component: (await import('./opportunities/deadlines/DeadlinesWidget.tsx')).DeadlinesWidget,
      }),
    },
  },
  searches: { opportunities: () => import('./search/searchOpportunities.ts') },
  messages: (language) => [
    import(`../locales/${language}.json`),
    import(`@bidwright/contract-opportunities/locales/${language}.json`),
    import(`@bidwright/contract-admin/locales/${language}.json`),
    import(`@bidwright/contract-shell/locales/${language}.json`),
  ],
  Provider: ({ children }) => <Provider store={store}>{children}</Provider>,
});
