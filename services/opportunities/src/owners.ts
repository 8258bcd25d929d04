import type { OpportunityOwner } from '@bidwright/contract-admin';
import { opportunities } from '@bidwright/contract-opportunities';
import { changeRecord } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Follows } from './tables.ts';

type At = Parameters<Follows<OpportunityOwner>>;

/** Puts the person who stands behind an owner into the owner's bids. */
const followPerson = async (
  { by }: At[0],
  { trx, service }: At[1],
  owner: Partial<OpportunityOwner>,
): Promise<void> => {
  const user = owner.user ?? null;
  const bids = await trx
    .selectFrom('opportunities')
    .select('id')
    .where('opportunityOwnerId', '=', owner.id ?? '')
    .where(({ eb, not }) => not(eb('ownerUserId', sql`<=>`, user?.id ?? null)))
    .execute();
  for (const { id } of bids) await changeRecord(trx, service.resource(opportunities), id, { ownerUser: user }, by);
};

/** Bids follow when another person stands behind their owner. */
export const followOwner: Follows<OpportunityOwner> = (event, at) => followPerson(event, at, event.record);

/** Bids of an owner that became another one have that one's person. */
export const followMergedOwner: Follows<OpportunityOwner> = async (event, at) => {
  if (event.into) await followPerson(event, at, event.into);
};
