import type { StatusCategory } from '@bidwright/contract-admin';
import type { Kept } from '@bidwright/contract-kit';
import type { Opportunity } from '@bidwright/contract-opportunities';
import { noteMoved } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db, Follows } from '../tables.ts';

/** What must be known of a bid. */
export const ofBid = ['primaryTeam', 'opportunityStatus', 'status'] satisfies (keyof Opportunity)[];

/** Notes which team leads a bid. An older event changes nothing. */
export const followBid: Follows<Opportunity> = async ({ recordId, version, record }, { trx }) => {
  const { primaryTeam, opportunityStatus, status } = record;
  const bid = {
    teamId: primaryTeam?.id ?? '',
    statusId: opportunityStatus?.id ?? '',
    inUse: status === 'Active' ? 1 : 0,
  };
  await trx
    .insertInto('primaryBids')
    .values({ bidId: recordId, ...bid, version })
    .onDuplicateKeyUpdate(({ ref }) => {
      const newer = <Column extends keyof typeof bid>(column: Column) =>
        sql<(typeof bid)[Column]>`if(${ref('version')} <= ${version}, ${bid[column]}, ${ref(column)})`;
      return {
        teamId: newer('teamId'),
        statusId: newer('statusId'),
        inUse: newer('inUse'),
        version: sql<number>`greatest(${ref('version')}, ${version})`,
      };
    })
    .execute();
};

/** Bids follow a team or a status that became another one, of which they themselves are not told. */
const following =
  (column: 'teamId' | 'statusId'): Follows<Kept> =>
  async ({ recordId, into }, { trx }) => {
    if (!into?.id) return;
    const moving = {
      fromId: recordId,
      intoId: into.id,
      tableName: 'primaryBids',
      keyName: 'bidId',
      col: 'primaryBids',
    };
    await noteMoved(trx, { ...moving, field: column, kind: 'column' }, sql`${sql.ref(`t.${column}`)} = ${recordId}`);
    await trx.updateTable('primaryBids').set(column, into.id).where(column, '=', recordId).execute();
  };

export const followMergedTeam = following('teamId');
export const followMergedStatus = following('statusId');

/**
 * How many bids that are still open a team leads, or is about to: those of the teams it follows are on their way. A status that
 * nobody knows ends nothing.
 */
export const openBidsOf = async (db: Db, team: string): Promise<number> => {
  const { count } = await db
    .selectFrom('teams as t')
    .innerJoin('primaryBids as b', 'b.teamId', 't.id')
    .leftJoin('opportunityStatus as s', 's.id', 'b.statusId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('b.inUse', '=', 1)
    .where(({ and, eb, or }) =>
      or([eb('t.id', '=', team), and([eb('t.successorId', '=', team), eb('t.status', '=', 'Inactive')])]),
    )
    .where(({ eb, fn, val }) => eb(fn.coalesce('s.category', val<StatusCategory>('Open')), 'in', ['Open', 'Submitted']))
    .executeTakeFirstOrThrow();
  return count;
};
