import type { OpportunityStatus } from '@bidwright/contract-admin';
import type { RecordEvent, Reference, Role } from '@bidwright/contract-kit';
import { copyOf } from '@bidwright/service-kit';
import { followersOf, leadsOf, ofBid, referenceIn, referencesIn, responsible, textIn } from './ofBids.ts';

/** A new bid: those in charge hear of it at once, the leads of its teams in their digest. */
export const opportunityCreated = ofBid(
  { subject: 'bids', look: 'news' },
  'opportunities.created',
  async (_event, bid, at) => {
    const owners = responsible(bid);
    const ids = new Set(owners.map((owner) => owner?.id));
    const leads = (await leadsOf(at, bid.teamsInvolved)).filter((lead) => !ids.has(lead?.id));
    const values = { date: bid.dueDate ?? '' };
    return [
      { values, users: owners, mail: 'now' },
      { values, users: leads, mail: 'digest' },
    ];
  },
);

const firmWide: Role[] = ['Admin', 'Team Lead', 'Project Manager'];

/** A bid has another status; that it is won or lost is for the whole firm. */
export const statusChanged = ofBid(
  { subject: 'bids', look: 'moved' },
  'opportunities.changed',
  async ({ changes }, bid, at) => {
    const [from, to] = [changes.opportunityStatus?.from, changes.opportunityStatus?.to].map(referenceIn);
    if (!to) return [];
    const category = (await copyOf<OpportunityStatus>(at.trx, 'opportunityStatus', to.id))?.category ?? '';
    const isDecided = ['Won', 'Lost'].includes(category);
    return [
      {
        values: { from: from?.name ?? '–', to: to.name },
        users: [...responsible(bid), ...(await followersOf(at, bid))],
        roles: isDecided ? firmWide : [],
        mail: isDecided ? 'now' : 'digest',
      },
    ];
  },
);

/** A bid is due on another day. */
export const dueChanged = ofBid(
  { subject: 'dates', look: 'moved' },
  'opportunities.changed',
  async ({ changes }, bid, at) => {
    const [from, date] = [textIn(changes.dueDate?.from), textIn(changes.dueDate?.to)];
    if (!from || !date) return [];
    return [{ values: { from, date }, users: [...responsible(bid), ...(await followersOf(at, bid))], mail: 'digest' }];
  },
);

const joined = ({ changes: { teamsInvolved } }: RecordEvent): Reference[] => {
  const before = new Set(referencesIn(teamsInvolved?.from).map(({ id }) => id));
  return referencesIn(teamsInvolved?.to).filter(({ id }) => !before.has(id));
};

/** Somebody became the owner or the manager of a bid, or the lead of a team that works on it now. */
export const assigned = ofBid(
  { subject: 'assigned', look: 'assigned' },
  'opportunities.changed',
  async (event, _bid, at) => {
    const { ownerUser, rfpManager } = event.changes;
    const users = [referenceIn(ownerUser?.to), referenceIn(rfpManager?.to), ...(await leadsOf(at, joined(event)))];
    return [{ users, mail: 'now' }];
  },
);
