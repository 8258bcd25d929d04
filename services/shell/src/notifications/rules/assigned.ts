import type { RecordEvent, Reference, Role } from '@bidwright/contract-kit';
import type { Notice } from '../notice.ts';
import { bidders, libraryReaders, pageOf, type Rule, referenceIn, referencesIn, textIn } from './rule.ts';

const notice = (
  event: RecordEvent,
  name: string,
  link: string,
  users: (Reference | null)[],
  readers?: Role[],
): Notice => ({
  type: 'assigned',
  recordId: event.recordId,
  occasion: event.id,
  values: { by: event.by.name, name },
  link,
  users,
  mail: 'now',
  readers,
});

const joined = ({ changes: { teamsInvolved } }: RecordEvent): Reference[] => {
  const before = new Set(referencesIn(teamsInvolved?.from).map(({ id }) => id));
  return referencesIn(teamsInvolved?.to).filter(({ id }) => !before.has(id));
};

/** Somebody became the owner or the manager of a bid, or the lead of a team that works on it now. */
export const assignedToBid: Rule = {
  on: ['opportunities.opportunities.changed'],
  notices: (event, { bid, directory }) => {
    if (!bid) return [];
    const { opportunityOwner, rfpManager } = event.changes;
    const users = [
      directory.owner(referenceIn(opportunityOwner?.to)),
      referenceIn(rfpManager?.to),
      ...joined(event).map((team) => directory.lead(team)),
    ];
    return [notice(event, bid.solicitationName, pageOf(bid), users, bidders)];
  },
};

/** Somebody leads a team from now on. */
export const assignedToTeam: Rule = {
  on: ['admin.teams.created', 'admin.teams.changed'],
  notices: (event) => [notice(event, textIn(event.record.name), '/admin/teams', [referenceIn(event.changes.lead?.to)])],
};

/** Somebody is to keep a text of the library up to date. */
export const assignedToReview: Rule = {
  on: ['rfp-library.rfpContent.created', 'rfp-library.rfpContent.changed'],
  notices: (event, { directory }) => {
    const name = referenceIn(event.record.sectionTitle)?.name ?? '';
    const owner = referenceIn(event.changes.owner?.to);
    return [notice(event, name, `/rfp-content-library?entry=${event.recordId}`, [owner], libraryReaders(directory))];
  },
};
