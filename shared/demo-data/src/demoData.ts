import { companyRecords } from './admin/companies.ts';
import { lookupRecords } from './admin/lookups.ts';
import { salaryRecords } from './admin/salaries.ts';
import { userRecords } from './admin/users.ts';
import { documentRecords } from './documents/documentRecords.ts';
import { libraryRecords } from './library/libraryRecords.ts';
import { type Lived, lived } from './opportunities/history.ts';
import { opportunityRecords } from './opportunities/opportunityRecords.ts';
import { plans } from './opportunities/plans.ts';
import { scorecardRecords } from './opportunities/scorecards.ts';
import { actualRecords } from './staffing/actuals.ts';
import { projectionRecords } from './staffing/projections.ts';

/**
 * The records of an invented consulting firm, by service and collection, in the shape of the contracts. A
 * company carries its `contacts` and `bpas`, an opportunity its `changeLog` and what else belongs to it, a document its `file`. A service's part is made when it is
 * read. It is the same for the same day on every machine, and ids are the same on every day. All dates follow from `today`
 * (`YYYY-MM-DD`), so that something is always due; everything was saved before it.
 */
export const demoData = (today: string) => {
  let made: Lived[] | undefined;
  const bids = () => {
    made ??= plans(today).map(lived);
    return made;
  };
  return {
    get admin() {
      return {
        users: userRecords(today),
        ...lookupRecords(today),
        companies: companyRecords(today),
        salaryProjections: salaryRecords(today),
      };
    },
    get opportunities() {
      return {
        opportunities: opportunityRecords(today, bids()),
        documents: documentRecords(bids()),
        scorecards: scorecardRecords(today),
      };
    },
    get 'rfp-library'() {
      return { rfpContent: libraryRecords(today, bids()) };
    },
    get ftes() {
      return { projections: projectionRecords(today, bids()), actuals: actualRecords(today, bids()) };
    },
  };
};

export type DemoData = ReturnType<typeof demoData>;
