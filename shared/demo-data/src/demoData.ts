import { companyRecords } from './admin/companies.ts';
import { lookupRecords } from './admin/lookups.ts';
import { salaryRecords } from './admin/salaries.ts';
import { userRecords } from './admin/users.ts';
import { documentRecords } from './documents/documentRecords.ts';
import { libraryRecords } from './library/libraryRecords.ts';
import { rfpContentRecords } from './library/rfpContent.ts';
import { lived } from './opportunities/history.ts';
import { opportunityRecords } from './opportunities/opportunityRecords.ts';
import { plans } from './opportunities/plans.ts';
import { scorecardRecords } from './opportunities/scorecards.ts';
import { proposalRecords } from './proposals/proposalRecords.ts';
import { actualRecords } from './staffing/actuals.ts';
import { leaveRecords } from './staffing/leaves.ts';
import { personSkillRecords } from './staffing/personSkills.ts';
import { projectionRecords } from './staffing/projections.ts';

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/**
 * The records of an invented consulting firm, by service and collection, in the shape of the contracts. A
 * company carries its `contacts` and `bpas`, an opportunity its `changeLog` and what else belongs to it, a document its `file`. A service's part is made when it is
 * read. It is the same for the same day on every machine, and ids are the same on every day. All dates follow from `today`
 * (`YYYY-MM-DD`), so that something is always due; everything was saved before it.
 */
export const demoData = (today: string) => {
  const bids = once(() => plans(today).map(lived));
  const admin = once(() => ({
    users: userRecords(today),
    ...lookupRecords(today),
    companies: companyRecords(today),
    salaryProjections: salaryRecords(today),
  }));
  const opportunities = once(() => {
    const { papers, ...proposals } = proposalRecords(today, bids(), rfpContentRecords(today, bids()));
    return {
      opportunities: opportunityRecords(today, bids()),
      documents: [...documentRecords(bids()), ...papers],
      ...proposals,
      scorecards: scorecardRecords(today),
    };
  });
  const library = once(() => ({ rfpContent: libraryRecords(today, bids()) }));
  const ftes = once(() => ({
    projections: projectionRecords(today, bids()),
    actuals: actualRecords(today, bids()),
    personSkills: personSkillRecords(today),
    leaves: leaveRecords(today),
  }));
  return {
    get admin() {
      return admin();
    },
    get opportunities() {
      return opportunities();
    },
    get 'rfp-library'() {
      return library();
    },
    get ftes() {
      return ftes();
    },
  };
};

export type DemoData = ReturnType<typeof demoData>;
