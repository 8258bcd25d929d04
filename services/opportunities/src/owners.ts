import type { OpportunityOwner } from '@bidwright/contract-admin';
import { opportunities } from '@bidwright/contract-opportunities';
import { changeRecord, type Handler, keepCopy } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** Bids follow when another person stands behind their owner. */
export const followOwner: Handler = async (event, at) => {
  const { trx, service } = at;
  await keepCopy(event, at);
  const user = (event.record as Partial<OpportunityOwner>).user ?? null;
  const { rows } = await sql<{ id: string }>`select id from opportunities
    where opportunityOwnerId = ${event.recordId} and not (ownerUserId <=> ${user?.id ?? null})`.execute(trx);
  for (const { id } of rows)
    await changeRecord(trx, service.resource(opportunities), id, { ownerUser: user }, event.by);
};
