import { sql } from 'kysely';
import { day } from '../clock.ts';
import type { Activation } from '../registry/tables.ts';
import type { Db } from '../tables.ts';

/** Accounts count that were there so long before the switching, in seconds: who makes some for the purpose comes too late. */
const minAccountAge = day;

/** The least share of those in whose browsers a version has come up or failed that it must have failed. */
const minShareOfLoads = 0.5;

/** The least share of all who were handed it: in a large firm a few alone decide nothing. */
const minShareOfServed = 0.1;

/** How a version has fared since it was switched on, in people. */
interface Outcomes {
  served: number;
  loaded: number;
  failed: number;
}

const outcomesOf = async (db: Db, { id, dateCreated }: Activation): Promise<Outcomes> => {
  const { served, tried, failed } = await db
    .selectFrom('module_deliveries')
    .innerJoin('accounts', 'accounts.id', 'module_deliveries.personId')
    .select([
      sql<number>`count(distinct personId)`.as('served'),
      sql<number>`count(distinct if(outcome is null, null, personId))`.as('tried'),
      sql<number>`count(distinct if(outcome = 'failed', personId, null))`.as('failed'),
    ])
    .where('activationId', '=', id)
    .where('accounts.dateCreated', '<=', dateCreated - minAccountAge)
    .executeTakeFirstOrThrow();
  return { served: Number(served), loaded: Number(tried) - Number(failed), failed: Number(failed) };
};

/** Whether a version fails so many of the people who were handed it since it was switched on that it must be to blame. */
export const isBad = async (db: Db, switching: Activation, minPeople: number): Promise<boolean> => {
  const { served, loaded, failed } = await outcomesOf(db, switching);
  return failed >= minPeople && failed >= served * minShareOfServed && failed >= (loaded + failed) * minShareOfLoads;
};
