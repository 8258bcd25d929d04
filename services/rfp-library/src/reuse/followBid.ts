import { isDeepStrictEqual } from 'node:util';
import type { Handler } from '@bidwright/service-kit';
import { sql } from 'kysely';

interface Bid {
  solicitationName?: string;
  nickname?: string | null;
  opportunityStatus?: { id: string } | null;
  pointsLostOnSections?: string | null;
  dueDate?: string | null;
  teamsInvolved?: { id: string }[];
}

interface Known {
  name: string | null;
  nickname: string | null;
  statusId: string | null;
  pointsLost: string | null;
  dueDate: string | null;
  teams: string | null;
}

const knownOf = ({
  solicitationName,
  nickname,
  opportunityStatus,
  pointsLostOnSections,
  dueDate,
  teamsInvolved = [],
}: Bid): Known => ({
  name: solicitationName ?? null,
  nickname: nickname ?? null,
  statusId: opportunityStatus?.id ?? null,
  pointsLost: pointsLostOnSections ?? null,
  dueDate: dueDate ?? null,
  teams: teamsInvolved.map(({ id }) => id).join(',') || null,
});

/**
 * Keeps what the library must know of a bid: how staff call it, its status, from which the outcome of texts follows, on
 * which sections it lost points, and, for reports, when it was due and whose it is. An older event changes nothing, and neither does one about other fields: the texts of the
 * bid need no new look.
 */
export const followBid: Handler = async ({ recordId, version, record, at }, { trx }) => {
  const bid = knownOf(record);
  const { rows } = await sql<
    Known & { version: number }
  >`select name, nickname, statusId, pointsLost, dueDate, teams, version
    from liveOpportunities where id = ${recordId} for update`.execute(trx);
  const [found] = rows;
  if (found && found.version > version) return;
  const { version: _, ...known } = found ?? { version };
  if (found && isDeepStrictEqual({ ...known }, bid)) return;
  const { name, nickname, statusId, pointsLost, dueDate, teams } = bid;
  const now = Math.max(at, Math.floor(Date.now() / 1000));
  await sql`insert into liveOpportunities (id, name, nickname, statusId, pointsLost, dueDate, teams, version, dateUpdated)
    values (${recordId}, ${name}, ${nickname}, ${statusId}, ${pointsLost}, ${dueDate}, ${teams}, ${version}, ${now})
    on duplicate key update name = ${name}, nickname = ${nickname}, statusId = ${statusId}, pointsLost = ${pointsLost},
      dueDate = ${dueDate}, teams = ${teams}, version = ${version}, dateUpdated = ${now}`.execute(trx);
};
