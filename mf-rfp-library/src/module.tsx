import { Provider } from '@bidwright/remote-kit/store';
import { defineModule } from '@bidwright/shell-api';
import { editAddress, importAddress, libraryAddress, newAddress, reportAddress } from './addresses.ts';
import { store } from './api.ts';
import { BasketProvider } from './basket/Basket.tsx';

export default defineModule({
  routes: [
    {
      path: libraryAddress,
      lazy: async () => ({ Component: (await import('./library/LibraryPage.tsx')).LibraryPage }),
    },
    {
      path: newAddress,
      lazy: async () => ({ Component: (await import('./writing/NewEntryPage.tsx')).NewEntryPage }),
    },
    {
      path: importAddress,
      lazy: async () => ({ Component: (await import('./importing/ImportPage.tsx')).ImportPage }),
    },
    {
      path: editAddress(':id'),
      lazy: async () => ({ Component: (await import('./writing/EditEntryPage.tsx')).EditEntryPage }),
    },
    {
      path: reportAddress(':id'),
      lazy: async () => ({ Component: (await import('./reports/ReportPage.tsx')).ReportPage }),
    },
  ],
  slots: {
    health: { lazy: async () => ({ Component: (await import('./reports/HealthWidget.tsx')).HealthWidget }) },
    reports: { lazy: async () => ({ Component: (await import('./reports/ReportCards.tsx')).ReportCards }) },
    favouriteReports: { lazy: async () => ({ Component: (await import('./reports/ReportCards.tsx')).FavouriteCards }) },
  },
  searches: {
    library: () => import('./search/searchLibrary.ts'),
    reports: () => import('./search/searchReports.ts'),
  },
  messages: (language) => [
    import(`../locales/${language}.json`),
    import(`@bidwright/contract-shell/locales/views/${language}.json`),
  ],
  Provider: ({ children }) => (
    <Provider store={store}>
      <BasketProvider>{children}</BasketProvider>
    </Provider>
  ),
});
