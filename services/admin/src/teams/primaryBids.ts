import type { Opportunity } from '@bidwright/contract-opportunities';
import { type Database, type Handler, noteMoved } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** What must be known of a bid. */
export const ofBid = ['primaryTeam', 'opportunityStatus', 'status'];

/** Notes which team leads a bid. An older event changes nothing. */
export const followBid: Handler = async ({ recordId, version, record }, { trx }) => {
  const { primaryTeam, opportunityStatus, status } = record as unknown as Opportunity;
  const inUse = status === 'Active' ? 1 : 0;
  await sql`insert into primaryBids (bidId, teamId, statusId, inUse, version)
    values (${recordId}, ${primaryTeam.id}, ${opportunityStatus.id}, ${inUse}, ${version})
    on duplicate key update
      teamId = if(version <= ${version}, ${primaryTeam.id}, teamId),
      statusId = if(version <= ${version}, ${opportunityStatus.id}, statusId),
      inUse = if(version <= ${version}, ${inUse}, inUse),
      version = greatest(version, ${version})`.execute(trx);
};

/** Bids follow a team or a status that became another one, of which they themselves are not told. */
const following =
  (column: 'teamId' | 'statusId'): Handler =>
  async ({ recordId, into }, { trx }) => {
    const becomes = sql`update primaryBids set ${sql.ref(column)} = ${into?.id}`;
    if (typeof into?.id !== 'string') return;
    const moving = {
      fromId: recordId,
      intoId: into.id,
      tableName: 'primaryBids',
      keyName: 'bidId',
      col: 'primaryBids',
    };
    await noteMoved(trx, { ...moving, field: column, kind: 'column' }, sql`${sql.ref(`t.${column}`)} = ${recordId}`);
    await sql`${becomes} where ${sql.ref(column)} = ${recordId}`.execute(trx);
  };

export const followMergedTeam = following('teamId');
export const followMergedStatus = following('statusId');

/**
 * How many bids that are still open a team leads, or is about to: those of the teams it follows are on their way. A status that
 * nobody knows ends nothing.
 */
export const openBidsOf = async (db: Database, team: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from teams as t
    join primaryBids as b on b.teamId = t.id and b.inUse = 1
    left join opportunityStatus as s on s.id = b.statusId
    where (t.id = ${team} or (t.successorId = ${team} and t.status = 'Inactive'))
      and coalesce(s.category, 'Open') in ('Open', 'Submitted')`.execute(db);
  return rows[0]?.count ?? 0;
};
