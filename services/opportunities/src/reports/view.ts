import type { Person } from '@bidwright/contract-kit';
import type { Basis, ReportAnswer, ReportAsked, ReportId } from '@bidwright/contract-opportunities';
import type { Lookups } from './lookups.ts';
import type { Span } from './period.ts';

/** How one person looks at bids in a report: everything that was asked, and what follows from it. */
export interface View
  extends Span,
    Pick<
      ReportAsked,
      'team' | 'owner' | 'client' | 'clientType' | 'projectType' | 'source' | 'chance' | 'quiet' | 'weighted'
    > {
  report: ReportId;
  by: ReportAnswer['by'];
  across: ReportAnswer['across'];
  /** The days that it goes by; null where there is no choice. */
  basis: Basis | null;
  today: string;
  person: Person;
  lookups: Lookups;
}
