import type { Team } from '@bidwright/contract-admin';
import { opportunities } from '@bidwright/contract-opportunities';
import { changeRecord, copiesOf } from '@bidwright/service-kit';
import { guessed, type Lists } from './known.ts';
import type { Follows } from './tables.ts';

const isOpen = (category: string) => category === 'Open' || category === 'Submitted';

/** The open bids of a team that has gone out of use get its successor as their primary team: all of them, or none. */
export const handOver: Follows<Team> = async ({ recordId, changes, record, by }, { trx, service }) => {
  const { status, successor } = record;
  if (status !== 'Inactive' || !successor || !(changes.status || changes.successor)) return;
  const statuses = await copiesOf<Lists['opportunityStatus']>(trx, 'opportunityStatus');
  const categories = new Map(statuses.map(({ id, category }) => [id, category]));
  const bids = await trx
    .selectFrom('opportunities')
    .select(['id', 'opportunityStatusId', 'opportunityStatusName'])
    .where('primaryTeamId', '=', recordId)
    .where('status', '=', 'Active')
    .orderBy('id')
    .execute();
  for (const { id, opportunityStatusId, opportunityStatusName } of bids)
    if (isOpen(categories.get(opportunityStatusId) ?? guessed(opportunityStatusName)))
      await changeRecord(trx, service.resource(opportunities), id, { primaryTeam: successor }, by);
};
