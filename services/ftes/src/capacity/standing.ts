import { likelihoodOf } from '@bidwright/contract-ftes';
import type { Opportunity } from '@bidwright/contract-opportunities';
import { pathIn } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { type Lists, listsOf } from './lists.ts';
import type { Plan } from './plans.ts';

/**
 * How likely a bid's plans come true: 1 of work that is won, nothing of what never will be. With the id of a chance, or null for
 * none, as if that were the bid's own.
 */
export type Standing = (plan: Pick<Plan, 'bid' | 'status'>, chance?: string | null) => number | undefined;

/** The chance that each bid carries itself. */
const ownChances = async (db: Db, bids: string[]): Promise<Map<string, string>> => {
  if (bids.length === 0) return new Map();
  const chance = sql<string>`json_value(record, ${pathIn<Opportunity>('chance.id')})`;
  const rows = await db
    .selectFrom('copies')
    .select(['id', chance.as('chance')])
    .where('col', '=', 'opportunities')
    .where('id', 'in', bids)
    .where(chance, 'is not', null)
    .execute();
  return new Map(rows.map(({ id, chance }) => [id, chance]));
};

/** What statuses and chances say of the bids of some plans. The chance of a bid's status counts where it has none of its own. */
export const standings = async (
  db: Db,
  plans: readonly Pick<Plan, 'bid'>[],
  { won, lists }: { won?: string; lists?: Lists } = {},
): Promise<Standing> => {
  const known = lists ?? (await listsOf(db));
  const statuses = new Map(known.opportunityStatus.map((one) => [one.id, one]));
  const values = new Map(known.chances.map(({ id, value }) => [id, value]));
  const own = await ownChances(db, [...new Set(plans.map(({ bid }) => bid.id))]);
  return ({ bid, status }, chance = own.get(bid.id)) =>
    bid.id === won ? 1 : likelihoodOf(statuses.get(status ?? ''), values.get(chance ?? ''));
};
