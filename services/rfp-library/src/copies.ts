import type { RecordEvent } from '@bidwright/contract-kit';
import type { Copies, Handler, Named } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { followStatus } from './followStatus.ts';
import { followBid } from './reuse/followBid.ts';
import type { Db } from './tables.ts';

const followAnyBid: Handler<RecordEvent, Db> = async (event, at) => {
  await followStatus(event, at);
  await followBid(event, at);
};

const ofBids = [
  'solicitationName',
  'nickname',
  'opportunityStatus',
  'pointsLostOnSections',
  'dueDate',
  'teamsInvolved',
  'status',
];

/** What says of texts what came of the bids that they were used in, and what a table of texts may name. */
export const copies = {
  admin: {
    opportunityStatus: ['name', 'category', 'status'],
    sectionTitles: ['name', 'status'],
    teams: ['name', 'status'],
    users: ['name', 'status'],
    companies: ['name', 'status'],
  },
  opportunities: { opportunities: { fields: ofBids, follow: followAnyBid, versionOnly: true } },
} satisfies Copies;

/** Bids are copied into a table of their own. */
export const named: Named = {
  opportunities: sql`select id, name from liveOpportunities where coalesce(status, 'Active') = 'Active'`,
};
