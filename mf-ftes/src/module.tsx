import { Provider } from '@bidwright/remote-kit/store';
import { defineModule } from '@bidwright/shell-api';
import { importHoursAddress, peopleAddress, reportAddress } from './addresses.ts';
import { store } from './api.ts';

export default defineModule({
  routes: [
    {
      path: importHoursAddress,
      lazy: async () => ({ Component: (await import('./hours/import/ImportHoursPage.tsx')).ImportHoursPage }),
    },
    {
      path: reportAddress(':id'),
      lazy: async () => ({ Component: (await import('./reports/ReportPage.tsx')).ReportPage }),
    },
    {
      path: peopleAddress,
      lazy: async () => ({ Component: (await import('./people/PeoplePage.tsx')).PeoplePage }),
    },
    {
      path: '/user/ftes/:id',
      lazy: async () => ({ Component: (await import('./year/AllocationsPage.tsx')).AllocationsPage }),
    },
  ],
  slots: {
    profile: {
      lazy: async () => ({ Component: (await import('./profile/ProfileAllocations.tsx')).ProfileAllocations }),
    },
    ownYear: {
      lazy: async () => ({ Component: (await import('./profile/OwnYearWidget.tsx')).OwnYearWidget }),
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
    teamMonths: {
      lazy: async () => ({ Component: (await import('./teams/TeamMonths.tsx')).TeamMonths }),
    },
    hours: {
      lazy: async () => ({ Component: (await import('./hours/widget/HoursWidget.tsx')).HoursWidget }),
    },
    variance: {
      lazy: async () => ({ Component: (await import('./hours/project/VarianceCard.tsx')).VarianceCard }),
    },
    reports: {
      lazy: async () => ({ Component: (await import('./reports/ReportCards.tsx')).ReportCards }),
    },
    favouriteReports: {
      lazy: async () => ({ Component: (await import('./reports/ReportCards.tsx')).FavouriteCards }),
    },
    costs: { lazy: async () => ({ Component: (await import('./cost/PlannedCosts.tsx')).PlannedCosts }) },
    projections: {
      lazy: async () => ({ Component: (await import('./plan/card/CapacityCard.tsx')).CapacityCard }),
    },
  },
  searches: {
    people: () => import('./search/searchPeople.ts'),
    reports: () => import('./search/searchReports.ts'),
  },
  messages: (language) => [
    import(`../locales/${language}.json`),
    import(`@bidwright/contract-ftes/locales/${language}.json`),
  ],
  Provider: ({ children }) => <Provider store={store}>{children}</Provider>,
});
