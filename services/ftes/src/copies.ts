import type { Copies, Handler } from '@bidwright/service-kit';
import { followStatus } from './followStatus.ts';
import { watchBid, watchPerson } from './overload/watch.ts';
import { followBid, followPerson } from './whose.ts';

const followAnyBid: Handler = async (event, at) => {
  if (event.kind === 'changed') await followStatus(event, at);
  await followBid(event, at);
  if (event.kind === 'changed') await watchBid(event, at);
};

const followAnyPerson: Handler = async (event, at) => {
  await followPerson(event, at);
  if (event.kind === 'changed') await watchPerson(event, at);
};

/** What says whose plans are, how likely they come true, and how much somebody works. */
export const copies = {
  admin: {
    opportunityStatus: ['name', 'category', 'defaultChance', 'status'],
    chances: ['name', 'value', 'status'],
    teams: ['lead'],
    users: { fields: ['name', 'email', 'teams', 'manager', 'capacity', 'status'], follow: followAnyPerson },
  },
  opportunities: {
    opportunities: {
      fields: [
        'solicitationName',
        'solicitationNumber',
        'teamsInvolved',
        'rfpManager',
        'ownerUser',
        'primaryTeam',
        'opportunityStatus',
        'chance',
      ],
      follow: followAnyBid,
    },
  },
} satisfies Copies;
