import type { Handler } from '@bidwright/service-kit';
import { sql } from 'kysely';

interface Bid {
  nickname?: string | null;
  opportunityStatus?: { id: string } | null;
}

interface Known {
  nickname: string | null;
  statusId: string | null;
  version: number;
}

/**
 * Keeps what the library must know of a bid: how staff call it, and its status, from which the outcome of texts follows.
 * An older event changes nothing, and neither does one about other fields: the texts of the bid need no new look.
 */
export const followBid: Handler = async ({ recordId, version, record, at }, { trx }) => {
  const { nickname = null, opportunityStatus } = record as Bid;
  const statusId = opportunityStatus?.id ?? null;
  const { rows } = await sql<Known>`select nickname, statusId, version from liveOpportunities
    where id = ${recordId} for update`.execute(trx);
  const [known] = rows;
  if (known && (known.version > version || (known.nickname === nickname && known.statusId === statusId))) return;
  const now = Math.max(at, Math.floor(Date.now() / 1000));
  await sql`insert into liveOpportunities (id, nickname, statusId, version, dateUpdated)
    values (${recordId}, ${nickname}, ${statusId}, ${version}, ${now})
    on duplicate key update nickname = ${nickname}, statusId = ${statusId}, version = ${version},
      dateUpdated = ${now}`.execute(trx);
};
