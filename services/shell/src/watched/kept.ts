import type { RecordEvent } from '@bidwright/contract-kit';

type Kept = RecordEvent['record'];

/** What is copied of a collection's records, and by which other record copies are looked up. */
interface Watching {
  fields: string[];
  ref?(record: Kept, event: Pick<RecordEvent, 'parentId'>): unknown;
}

/** What notifications need to know of other services' records, by collection: names and dates, never figures of money. */
export const watching: Record<string, Watching> = {
  'admin.users': { fields: ['name', 'email', 'permissions', 'teams', 'manager', 'status'] },
  'admin.teams': { fields: ['name', 'lead', 'status'] },
  'admin.opportunityOwner': { fields: ['name', 'user'] },
  'admin.opportunityStatus': { fields: ['name', 'category'] },
  'opportunities.opportunities': {
    fields: [
      'solicitationName',
      'opportunityStatus',
      'opportunityOwner',
      'rfpManager',
      'primaryTeam',
      'teamsInvolved',
      'dueDate',
      'dateQnA',
      'decisionDueDate',
      'status',
    ],
  },
  'opportunities.opportunities/comments': { fields: ['addedBy'], ref: (_record, { parentId }) => parentId },
  'opportunities.opportunities/followers': { fields: ['addedBy'], ref: (_record, { parentId }) => parentId },
  'opportunities.documents': {
    fields: ['name', 'documentType', 'opportunityId', 'endDate', 'status'],
    ref: ({ opportunityId }) => opportunityId,
  },
  'rfp-library.rfpContent': { fields: ['sectionTitle', 'owner', 'reviewDue', 'status'] },
};

/** The name of a collection or subcollection among those that are watched. */
export const watchedName = ({ service, col, sub }: Pick<RecordEvent, 'service' | 'col' | 'sub'>): string =>
  sub === undefined ? `${service}.${col}` : `${service}.${col}/${sub}`;
