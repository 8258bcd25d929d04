import type { OpportunityStatus, StatusCategory } from '@bidwright/contract-admin';
import { type Pace, sizeOf } from '@bidwright/contract-opportunities';
import { copiesOf, type Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { changes } from '../reports/bids.ts';
import { among } from '../reports/lookups.ts';
import { aliasOf, l } from '../tables.ts';

/** Bids recorded within so many days show how the firm works now. */
const lately = 2 * 365;
/** Fewer bids than these say nothing. */
const fewest = 5;

/** More of them say nothing else; the newest count. */
const max = 5000;

const day = 86_400;

const b = aliasOf('opportunities', 'b');
const i = aliasOf('opportunities_teamsInvolved', 'i');

const statusIs = (ids: string[]) => among(l.statusId, ids);

/** How many bids with so many teams took so many days from a status until they were sent. */
interface Taken {
  status: string;
  teams: number;
  days: number;
  bids: number;
}

/** What bids recorded lately took from each of the statuses `open` to the first of `sent`, counted where they are. */
const takenBetween = async (db: Database, open: string[], sent: string[]): Promise<Taken[]> => {
  const { rows } = await sql<Taken>`with t as (select ${b.id} from ${b} where ${b.status} = 'Active'
      and ${b.dateCreated} >= unix_timestamp() - ${lately * day} order by ${b.dateCreated} desc limit ${max}),
    s as (select ${l.parentId} as id, min(${l.version}) as version, min(${l.dateUpdated}) as at
      from t straight_join ${changes('stays')} on ${l.parentId} = t.id where ${statusIs(sent)} group by ${l.parentId}),
    k as (select ${l.statusId} as status, round((s.at - min(${l.dateUpdated})) / ${day}) as days,
        (select count(*) from ${i} where ${i.recordId} = s.id) as teams
      from s straight_join ${changes('stays')} on ${l.parentId} = s.id
      where ${l.version} < s.version and ${statusIs(open)} group by s.id, s.at, ${l.statusId})
    select status, teams, days, count(*) as bids from k group by status, teams, days order by days`.execute(db);
  return rows.map(({ days, ...row }) => ({ ...row, days: Number(days) }));
};

/** The days that the bid at a place took, of bids in their order. */
const daysAt = (taken: readonly Taken[], place: number): number => {
  let passed = 0;
  return taken.find(({ bids }) => (passed += bids) > place)?.days ?? 0;
};

const median = (taken: readonly Taken[], bids: number): number =>
  Math.round((daysAt(taken, Math.floor((bids - 1) / 2)) + daysAt(taken, Math.floor(bids / 2))) / 2);

/** How long bids took from each status on which they are worked until they were sent, by how many teams took part. */
export const pacesOf = async (db: Database): Promise<Pace[]> => {
  const statuses = await copiesOf<OpportunityStatus>(db, 'opportunityStatus');
  const idsOf = (wanted: StatusCategory) => statuses.filter(({ category }) => category === wanted).map(({ id }) => id);
  const taken = await takenBetween(db, idsOf('Open'), idsOf('Submitted'));
  return [...Map.groupBy(taken, ({ status, teams }) => `${status} ${sizeOf(teams)}`)].flatMap(([key, own]) => {
    const [status = '', size] = key.split(' ');
    const bids = own.reduce((sum, one) => sum + one.bids, 0);
    return bids < fewest ? [] : [{ status, size: Number(size), days: median(own, bids) }];
  });
};
