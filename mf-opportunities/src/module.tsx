import { Provider } from '@bidwright/remote-kit/store';
import { defineModule } from '@bidwright/shell-api';
import { store } from './api.ts';
import { messages } from './messages.ts';
import {
  importAddress,
  listAddress,
  newAddress,
  projectionsAddress,
  proposalAddress,
  questionsAddress,
  requirementsAddress,
} from './opportunities/addresses.ts';
import { importCostsAddress, projectsAddress } from './projects/addresses.ts';
import { reportsAddress } from './reports/addresses.ts';

export default defineModule({
  routes: [
    {
      path: listAddress,
      lazy: async () => ({
        Component: (await import('./opportunities/bids/list/OpportunitiesPage.tsx')).OpportunitiesPage,
      }),
    },
    {
      path: newAddress,
      lazy: async () => ({
        Component: (await import('./opportunities/bid/form/NewOpportunityPage.tsx')).NewOpportunityPage,
      }),
    },
    {
      path: importAddress,
      lazy: async () => ({ Component: (await import('./opportunities/bids/import/ImportPage.tsx')).ImportPage }),
    },
    {
      path: `${listAddress}/:id`,
      lazy: async () => ({
        Component: (await import('./opportunities/bid/record/OpportunityPage.tsx')).OpportunityPage,
      }),
    },
    {
      path: projectsAddress,
      lazy: async () => ({ Component: (await import('./projects/list/ProjectsPage.tsx')).ProjectsPage }),
    },
    {
      path: importCostsAddress,
      lazy: async () => ({ Component: (await import('./projects/costs/ImportCostsPage.tsx')).ImportCostsPage }),
    },
    {
      path: `${projectsAddress}/:id`,
      lazy: async () => ({ Component: (await import('./projects/detail/ProjectPage.tsx')).ProjectPage }),
    },
    {
      path: reportsAddress,
      lazy: async () => ({ Component: (await import('./reports/catalogue/ReportsPage.tsx')).ReportsPage }),
    },
    {
      path: `${reportsAddress}/:id`,
      lazy: async () => ({ Component: (await import('./reports/ReportPage.tsx')).ReportPage }),
    },
    {
      path: projectionsAddress,
      lazy: async () => ({
        Component: (await import('./opportunities/bid/record/ProjectionsPage.tsx')).ProjectionsPage,
      }),
    },
    {
      path: proposalAddress,
      lazy: async () => ({ Component: (await import('./proposal/ProposalPage.tsx')).ProposalPage }),
    },
    {
      path: questionsAddress,
      lazy: async () => ({ Component: (await import('./questions/QuestionsPage.tsx')).QuestionsPage }),
    },
    {
      path: requirementsAddress,
      lazy: async () => ({ Component: (await import('./requirements/RequirementsPage.tsx')).RequirementsPage }),
    },
  ],
  slots: {
    figures: { lazy: async () => ({ Component: (await import('./widgets/FiguresWidget.tsx')).FiguresWidget }) },
    pipeline: { lazy: async () => ({ Component: (await import('./widgets/PipelineWidget.tsx')).PipelineWidget }) },
    changes: { lazy: async () => ({ Component: (await import('./widgets/ChangesWidget.tsx')).ChangesWidget }) },
    performance: {
      lazy: async () => ({ Component: (await import('./widgets/PerformanceWidget.tsx')).PerformanceWidget }),
    },
    calendar: { lazy: async () => ({ Component: (await import('./widgets/CalendarWidget.tsx')).CalendarWidget }) },
    risk: { lazy: async () => ({ Component: (await import('./widgets/RiskWidget.tsx')).RiskWidget }) },
    recent: { lazy: async () => ({ Component: (await import('./widgets/RecentWidget.tsx')).RecentWidget }) },
    deadlines: {
      lazy: async () => ({
        Component: (await import('./opportunities/bids/deadlines/DeadlinesWidget.tsx')).DeadlinesWidget,
      }),
    },
    chanceResults: { lazy: async () => ({ Component: (await import('./companies/ChanceResults.tsx')).ChanceResults }) },
    companyBids: { lazy: async () => ({ Component: (await import('./companies/CompanyBids.tsx')).CompanyBids }) },
    companyDocuments: {
      lazy: async () => ({ Component: (await import('./companies/CompanyDocuments.tsx')).CompanyDocuments }),
    },
    teamBids: { lazy: async () => ({ Component: (await import('./teams/TeamBids.tsx')).TeamBids }) },
  },
  searches: {
    opportunities: () => import('./search/searchOpportunities.ts'),
    reports: () => import('./search/searchReports.ts'),
  },
  messages,
  Provider: ({ children }) => <Provider store={store}>{children}</Provider>,
});
