import type { RecordEvent } from '@bidwright/contract-kit';
import type { Copies, Handler } from '@bidwright/service-kit';
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

/** What says of texts what came of the bids that they were used in. */
export const copies = {
  admin: { opportunityStatus: ['name', 'category', 'status'] },
  opportunities: { opportunities: { fields: ofBids, follow: followAnyBid, versionOnly: true } },
} satisfies Copies;
