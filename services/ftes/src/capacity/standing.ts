import type { Chance, OpportunityStatus } from '@bidwright/contract-admin';
import { likelihoodOf } from '@bidwright/contract-ftes';
import { copiesOf, type Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Plan } from './plans.ts';

/**
 * How likely a bid's plans come true: 1 of work that is won, nothing of what never will be. With the id of a chance, or null for
 * none, as if that were the bid's own.
 */
export type Standing = (plan: Pick<Plan, 'bid' | 'status'>, chance?: string | null) => number | undefined;

/** The chance that each bid carries itself. */
const ownChances = async (db: Database, bids: string[]): Promise<Map<string, string>> => {
  if (bids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; chance: string }>`select id, json_value(record, '$.chance.id') as chance
    from copies where col = 'opportunities' and id in (${sql.join(bids)})
      and json_value(record, '$.chance.id') is not null`.execute(db);
  return new Map(rows.map(({ id, chance }) => [id, chance]));
};

/** What statuses and chances say of the bids of some plans. The chance of a bid's status counts where it has none of its own. */
export const standings = async (db: Database, plans: readonly Plan[], won?: string): Promise<Standing> => {
  const statuses = new Map((await copiesOf<OpportunityStatus>(db, 'opportunityStatus')).map((one) => [one.id, one]));
  const values = new Map((await copiesOf<Chance>(db, 'chances')).map(({ id, value }) => [id, value]));
  const own = await ownChances(db, [...new Set(plans.map(({ bid }) => bid.id))]);
  return ({ bid, status }, chance = own.get(bid.id)) =>
    bid.id === won ? 1 : likelihoodOf(statuses.get(status ?? ''), values.get(chance ?? ''));
};
