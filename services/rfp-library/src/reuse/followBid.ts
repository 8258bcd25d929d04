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
  status?: string;
}

interface Known {
  name: string | null;
  nickname: string | null;
  statusId: string | null;
  pointsLost: string | null;
  dueDate: string | null;
  teams: string | null;
  status: string | null;
}

const knownOf = ({
  solicitationName,
  nickname,
  opportunityStatus,
  pointsLostOnSections,
  dueDate,
  teamsInvolved = [],
  status,
}: Bid): Known => ({
  name: solicitationName ?? null,
  nickname: nickname ?? null,
  statusId: opportunityStatus?.id ?? null,
  pointsLost: pointsLostOnSections ?? null,
  dueDate: dueDate ?? null,
  teams: teamsInvolved.map(({ id }) => id).join(',') || null,
  status: status ?? null,
});

/** What texts follow. The rest is for reports alone. */
type OfTexts = Pick<Known, 'name' | 'nickname' | 'statusId' | 'pointsLost'>;
const ofTexts = ({ name, nickname, statusId, pointsLost }: OfTexts) => ({ name, nickname, statusId, pointsLost });

/**
 * Keeps what the library must know of a bid: how staff call it, its status, from which the outcome of texts follows, on
 * which sections it lost points, and, for reports, when it was due, whose it is and whether it is in use. An older event changes nothing. The
 * version and the moment of a bid are those of the last event that its texts had to follow: with any other they would be
 * indexed anew for nothing.
 */
export const followBid: Handler = async ({ recordId, version, record, at }, { trx }) => {
  const bid = knownOf(record);
  const { name, nickname, statusId, pointsLost, dueDate, teams, status } = bid;
  const { rows } = await sql<OfTexts & { last: number }>`select name, nickname, statusId, pointsLost,
    coalesce(heard, version) as last from liveOpportunities where id = ${recordId} for update`.execute(trx);
  const [found] = rows;
  if (found && Number(found.last) > version) return;
  if (found && isDeepStrictEqual(ofTexts(found), ofTexts(bid))) {
    await sql`update liveOpportunities set dueDate = ${dueDate}, teams = ${teams}, status = ${status},
      heard = ${version} where id = ${recordId}`.execute(trx);
    return;
  }
  const now = Math.max(at, Math.floor(Date.now() / 1000));
  await sql`insert into liveOpportunities
      (id, name, nickname, statusId, pointsLost, dueDate, teams, status, version, heard, dateUpdated)
    values (${recordId}, ${name}, ${nickname}, ${statusId}, ${pointsLost}, ${dueDate}, ${teams}, ${status},
      ${version}, ${version}, ${now})
    on duplicate key update name = ${name}, nickname = ${nickname}, statusId = ${statusId}, pointsLost = ${pointsLost},
      dueDate = ${dueDate}, teams = ${teams}, status = ${status}, version = ${version}, heard = ${version}, dateUpdated = ${now}`.execute(
    trx,
  );
};
