import { Provider } from '@bidwright/remote-kit/store';
import { defineModule } from '@bidwright/shell-api';
import { store } from './api.ts';

export default defineModule({
  routes: [
    {
      path: '/user/ftes/:id',
      lazy: async () => ({ Component: (await import('./year/AllocationsPage.tsx')).AllocationsPage }),
    },
  ],
  slots: {
    profile: {
      lazy: async () => ({ Component: (await import('./profile/ProfileAllocations.tsx')).ProfileAllocations }),
    },
    plan: {
      lazy: async () => ({ Component: (await import('./plan/page/BidProjections.tsx')).BidProjections }),
    },
    teamLoad: {
      lazy: async () => ({ Component: (await import('./teams/TeamLoadCard.tsx')).TeamLoadCard }),
    },
    teams: {
      lazy: async () => ({ Component: (await import('./teams/TeamLoadWidget.tsx')).TeamLoadWidget }),
    },
    costs: { lazy: async () => ({ Component: (await import('./cost/PlannedCosts.tsx')).PlannedCosts }) },
    projections: {
      lazy: async () => ({ Component: (await import('./plan/card/CapacityCard.tsx')).CapacityCard }),
    },
  },
  searches: { people: () => import('./search/searchPeople.ts') },
  messages: (language) => [
    import(`../locales/${language}.json`),
    import(`@bidwright/contract-ftes/locales/${language}.json`),
  ],
  Provider: ({ children }) => <Provider store={store}>{children}</Provider>,
});
