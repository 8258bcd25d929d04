import type { OpportunityOwner } from '@bidwright/contract-admin';
import type { RecordEvent } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { changeRecord, type Handler, type Row } from '@bidwright/service-kit';
import { sql } from 'kysely';

type At = Parameters<Handler>[1];

/** Puts the person who stands behind an owner into the owner's bids. */
const followPerson = async ({ by }: RecordEvent, { trx, service }: At, owner: Row): Promise<void> => {
  const user = (owner as Partial<OpportunityOwner>).user ?? null;
  const { rows } = await sql<{ id: string }>`select id from opportunities
    where opportunityOwnerId = ${owner.id} and not (ownerUserId <=> ${user?.id ?? null})`.execute(trx);
  for (const { id } of rows) await changeRecord(trx, service.resource(opportunities), id, { ownerUser: user }, by);
};

/** Bids follow when another person stands behind their owner. */
export const followOwner: Handler = (event, at) => followPerson(event, at, event.record);

/** Bids of an owner that became another one have that one's person. */
export const followMergedOwner: Handler = async (event, at) => {
  if (event.into) await followPerson(event, at, event.into);
};
