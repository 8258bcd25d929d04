import type { LibraryReportAnswer } from '@bidwright/contract-rfp-library';

/** What a report says. */
export type Rows = Pick<LibraryReportAnswer, 'rows' | 'totals'>;
