import type { ModuleRoute } from '@bidwright/shell-api';

/** Cards of a template, by what they show. */
export const widgetRoutes: ModuleRoute[] = [
  {
    path: '/widget/statistics',
    lazy: async () => ({ Component: (await import('./statistics/StatisticsPage.tsx')).StatisticsPage }),
  },
  { path: '/widget/data', lazy: async () => ({ Component: (await import('./data/DataPage.tsx')).DataPage }) },
  { path: '/widget/chart', lazy: async () => ({ Component: (await import('./chart/ChartPage.tsx')).ChartPage }) },
];
