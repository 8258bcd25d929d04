import type { ReportPart, ReportRecordsAnswer } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { type Behind, type Grouped, recordsOf, rowsOf } from './grouped.ts';
import type { View } from './view.ts';

type Rows = Omit<ReportPart, 'from' | 'to'>;

/** One report: its rows, and the bids behind them. */
export interface Report {
  rows(db: Database, view: View): Promise<Rows>;
  records(db: Database, view: View, behind: Behind): Promise<ReportRecordsAnswer>;
}

/** A report that is all grouping and adding up. */
export const groupedReport = (of: (view: View) => Grouped): Report => ({
  rows: (db, view) => rowsOf(db, view, of(view)),
  records: (db, view, behind) => recordsOf(db, of(view), behind),
});
