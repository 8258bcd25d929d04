import type { Chance, OpportunityOwner, OpportunityStatus, StatusCategory } from '@bidwright/contract-admin';
import { copiesOf, type Database } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { guessed } from '../known.ts';

interface Status {
  name: string;
  category: StatusCategory;
  order: number;
  stuckAfterDays: number | null;
  isActive: boolean;
}

/** What the lists of admin say of statuses, chances and owners, by id. */
export interface Lookups {
  statuses: Map<string, Status>;
  /** Undefined of a chance that says no figure. */
  chances: Map<string, { name: string; value: number | undefined; isActive: boolean }>;
  inactiveOwners: string[];
}

const last = 1000;

/** Chances whose entry has no figure say it in their name, such as '75 %'. */
const shareIn = (name: string): number | undefined => {
  const percent = /(\d+(?:\.\d+)?)\s*%/.exec(name)?.[1];
  return percent === undefined ? undefined : Number(percent) / 100;
};

/** Entries that bids point at and that this service has not heard of, by what the bids call them. */
const unheard = async (db: Database, field: string, known: ReadonlyMap<string, unknown>) => {
  const { rows: used } = await sql<{ id: string | null }>`select distinct ${sql.ref(`${field}Id`)} as id
    from opportunities`.execute(db);
  const found: { id: string; name: string }[] = [];
  for (const { id } of used) {
    if (id === null || known.has(id)) continue;
    const { rows } = await sql<{ name: string }>`select ${sql.ref(`${field}Name`)} as name from opportunities
      where ${sql.ref(`${field}Id`)} = ${id} limit 1`.execute(db);
    found.push({ id, name: rows[0]?.name ?? '' });
  }
  return found;
};

/** All that reports must know of the lists. */
export const lookupsIn = async (db: Database): Promise<Lookups> => {
  const [statuses, chances, owners] = await Promise.all([
    copiesOf<OpportunityStatus>(db, 'opportunityStatus'),
    copiesOf<Chance>(db, 'chances'),
    copiesOf<OpportunityOwner>(db, 'opportunityOwner'),
  ]);
  const knownStatuses = new Map(
    statuses.map(({ id, name, category, order, stuckAfterDays, status }) => [
      id,
      {
        name: name ?? '',
        category: category ?? 'Open',
        order: order ?? last,
        stuckAfterDays,
        isActive: status === 'Active',
      },
    ]),
  );
  const knownChances: Lookups['chances'] = new Map(
    chances.map(({ id, name, value, status }) => [
      id,
      { name: name ?? '', value: value ?? shareIn(name ?? ''), isActive: status === 'Active' },
    ]),
  );
  for (const { id, name } of await unheard(db, 'opportunityStatus', knownStatuses))
    knownStatuses.set(id, { name, category: guessed(name), order: last, stuckAfterDays: null, isActive: true });
  for (const { id, name } of await unheard(db, 'chance', knownChances))
    knownChances.set(id, { name, value: shareIn(name), isActive: true });
  return {
    statuses: knownStatuses,
    chances: knownChances,
    inactiveOwners: owners.filter(({ status }) => status !== 'Active').map(({ id }) => id),
  };
};

/** The ids of the statuses of some categories. */
export const idsOf = ({ statuses }: Lookups, ...categories: StatusCategory[]): string[] =>
  [...statuses].filter(([, { category }]) => categories.includes(category)).map(([id]) => id);

export const among = (column: RawBuilder<unknown>, values: readonly string[]): RawBuilder<boolean> =>
  values.length > 0 ? sql`${column} in (${sql.join(values)})` : sql`1 = 0`;

/** What stands behind each id, as SQL. */
export const valueBy = (
  column: RawBuilder<unknown>,
  values: Iterable<readonly [string, string | number | null | undefined]>,
): RawBuilder<unknown> => {
  const cases = [...values].map(([id, value]) => sql`when ${id} then ${value ?? null}`);
  return cases.length > 0 ? sql`case ${column} ${sql.join(cases, sql` `)} end` : sql`null`;
};
