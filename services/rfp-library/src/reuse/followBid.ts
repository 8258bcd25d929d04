import { isDeepStrictEqual } from 'node:util';
import type { RecordEvent } from '@bidwright/contract-kit';
import type { Handler } from '@bidwright/service-kit';
import type { Db, Tables } from '../tables.ts';

interface Bid {
  solicitationName?: string;
  nickname?: string | null;
  opportunityStatus?: { id: string } | null;
  pointsLostOnSections?: string | null;
  dueDate?: string | null;
  teamsInvolved?: { id: string }[];
  status?: string;
}

type Known = Omit<Tables['liveOpportunities'], 'id' | 'version' | 'heard' | 'dateUpdated'>;

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
export const followBid: Handler<RecordEvent, Db> = async ({ recordId, version, record, at }, { trx }) => {
  const bid = knownOf(record);
  const found = await trx
    .selectFrom('liveOpportunities')
    .select(['name', 'nickname', 'statusId', 'pointsLost'])
    .select(({ fn }) => fn.coalesce('heard', 'version').as('last'))
    .where('id', '=', recordId)
    .forUpdate()
    .executeTakeFirst();
  if (found && Number(found.last) > version) return;
  if (found && isDeepStrictEqual(ofTexts(found), ofTexts(bid))) {
    const { dueDate, teams, status } = bid;
    const others = { dueDate, teams, status, heard: version };
    await trx.updateTable('liveOpportunities').set(others).where('id', '=', recordId).execute();
    return;
  }
  const row = { ...bid, version, heard: version, dateUpdated: Math.max(at, Math.floor(Date.now() / 1000)) };
  await trx
    .insertInto('liveOpportunities')
    .values({ id: recordId, ...row })
    .onDuplicateKeyUpdate(row)
    .execute();
};
