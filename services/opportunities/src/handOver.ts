import type { Team } from '@bidwright/contract-admin';
import { opportunities } from '@bidwright/contract-opportunities';
import { changeRecord, copiesOf, type Handler } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { guessed, type Lists } from './known.ts';

const isOpen = (category: string) => category === 'Open' || category === 'Submitted';

/** The open bids of a team that has gone out of use get its successor as their primary team: all of them, or none. */
export const handOver: Handler = async ({ recordId, changes, record, by }, { trx, service }) => {
  const { status, successor } = record as Partial<Team>;
  if (status !== 'Inactive' || !successor || !(changes.status || changes.successor)) return;
  const statuses = await copiesOf<Lists['opportunityStatus']>(trx, 'opportunityStatus');
  const categories = new Map(statuses.map(({ id, category }) => [id, category]));
  const { rows } = await sql<{ id: string; statusId: string; statusName: string }>`select id,
      opportunityStatusId as statusId, opportunityStatusName as statusName
    from opportunities where primaryTeamId = ${recordId} and status = 'Active' order by id`.execute(trx);
  for (const { id, statusId, statusName } of rows)
    if (isOpen(categories.get(statusId) ?? guessed(statusName)))
      await changeRecord(trx, service.resource(opportunities), id, { primaryTeam: successor }, by);
};
