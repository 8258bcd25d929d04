import { type ReportGroup, type ReportId, reportIds, reports } from '@bidwright/contract-opportunities';

/** The reports that have a page; what the dashboard alone shows has none. */
export const shownReports: ReportId[] = reportIds.filter((id) => id !== 'summary');

export const reportsOf = (group: ReportGroup): ReportId[] => shownReports.filter((id) => reports[id].group === group);
