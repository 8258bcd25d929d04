import type { User } from '@bidwright/contract-admin';
import type { Opportunity } from '@bidwright/contract-opportunities';
import { type Copies, type Named, pathIn } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { followStatus } from './followStatus.ts';
import { watchBid, watchPerson } from './overload/watch.ts';
import type { Follows } from './tables.ts';
import { followBid, followPerson } from './whose.ts';

const followAnyBid: Follows<Opportunity> = async (event, at) => {
  if (event.kind === 'changed') await followStatus(event, at);
  await followBid(event, at);
  if (event.kind === 'changed') await watchBid(event, at);
};

const followAnyPerson: Follows<User> = async (event, at) => {
  await followPerson(event, at);
  if (event.kind === 'changed') await watchPerson(event, at);
};

/** What says whose plans are, how likely they come true, and how much somebody works. */
export const copies = {
  admin: {
    opportunityStatus: ['name', 'category', 'defaultChance', 'status'],
    chances: ['name', 'value', 'status'],
    skills: ['name', 'status'],
    holidays: ['day', 'region', 'status'],
    teams: ['lead'],
    users: {
      fields: ['name', 'email', 'position', 'teams', 'manager', 'capacity', 'region', 'status'],
      follow: followAnyPerson,
    },
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

/** What bids are called. */
export const named: Named = {
  opportunities: sql`select id, json_value(record, ${pathIn<Opportunity>('solicitationName')}) as name from copies
    where col = 'opportunities'`,
};
