import type { EventOf, TablesOf } from '@bidwright/contract-kit';
import type {
  documents,
  opportunities,
  proposalSections,
  proposalSteps,
  proposalTemplates,
  questions,
  requirements,
  scorecards,
} from '@bidwright/contract-opportunities';
import { aliasesOf, type Handler, type KitTables } from '@bidwright/service-kit';
import type { Kysely } from 'kysely';

/** From when to when work is planned by a plan for a bid; see `followPlan`. */
interface PlannedWorkRow {
  planId: string;
  opportunityId: string;
  firstMonth: number | null;
  lastMonth: number | null;
  version: number;
}

/** From when to when somebody does not work, the whole day; see `followLeave`. */
interface PeopleAwayRow {
  leaveId: string;
  personId: string;
  firstDay: string;
  lastDay: string;
}

/** What the reading of a document did to a requirement; see `readings`. */
interface RequirementReadingRow {
  documentId: string;
  requirementId: string;
  version: number;
  fieldsBefore: string | null;
}

/** What the database works out itself for an index. */
interface Generated {
  opportunities: { bareNumber: string | null };
  proposalSteps: { nameInUse: string | null };
  opportunities_changeLog: { statusId: string | null; chanceId: string | null };
}

export type Tables = TablesOf<
  | typeof opportunities
  | typeof documents
  | typeof proposalSections
  | typeof proposalSteps
  | typeof proposalTemplates
  | typeof questions
  | typeof requirements
  | typeof scorecards
> &
  Generated &
  KitTables & {
    plannedWork: PlannedWorkRow;
    peopleAway: PeopleAwayRow;
    requirementReadings: RequirementReadingRow;
  };
export type Db = Kysely<Tables>;

/** What this service does about events of records like `R`. */
export type Follows<R> = Handler<EventOf<R>, Db>;

export const aliasOf = aliasesOf<Tables>();

/** The bids, and entries of their change log. */
export const t = aliasOf('opportunities', 't');
export const l = aliasOf('opportunities_changeLog', 'l');
