import type { StatusCategory } from '@bidwright/contract-admin';
import { copiesAt, type Database } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { guessed, type Lists } from '../known.ts';
import { aliasOf } from '../tables.ts';

interface Status {
  name: string;
  category: StatusCategory;
  order: number;
  stuckAfterDays: number | null;
}

/** What the lists of admin say of statuses and chances, by id. */
export interface Lookups {
  statuses: Map<string, Status>;
  /** Undefined of a chance that says no figure. */
  chances: Map<string, { name: string; value: number | undefined }>;
}

const last = 1000;

/** Chances whose entry has no figure say it in their name, such as '75 %'. */
const shareIn = (name: string): number | undefined => {
  const percent = /(\d+(?:\.\d+)?)\s*%/.exec(name)?.[1];
  return percent === undefined ? undefined : Number(percent) / 100;
};

interface Unheard {
  field: 'opportunityStatus' | 'chance';
  id: string;
  name: string;
}

const o = aliasOf('opportunities', 'o');

const pointedAt = (field: Unheard['field'], known: string[]) => {
  const [id, name] = [o[`${field}Id`], o[`${field}Name`]];
  return sql`(select ${field} as field, d.id,
    (select ${name} from ${o} where ${id} = d.id limit 1) as name
    from (select distinct ${id} as id from ${o}) as d
    where d.id is not null ${known.length > 0 ? sql`and d.id not in (${sql.join(known)})` : sql``})`;
};

/** Entries that bids point at and that this service has not heard of, by what the bids call them. */
const unheard = async (
  db: Database,
  known: Record<Unheard['field'], ReadonlyMap<string, unknown>>,
): Promise<Unheard[]> => {
  const statuses = pointedAt('opportunityStatus', [...known.opportunityStatus.keys()]);
  const chances = pointedAt('chance', [...known.chance.keys()]);
  const { rows } = await sql<Unheard>`${statuses} union all ${chances}`.execute(db);
  return rows;
};

/** All that reports must know of the lists. */
export const lookupsIn = async (db: Database): Promise<Lookups> => {
  const lists = await copiesAt<Lists>(db, { opportunityStatus: 'all', chances: 'all' });
  const knownStatuses = new Map(
    lists.opportunityStatus.map(({ id, name, category, order, stuckAfterDays }) => [
      id,
      {
        name: name ?? '',
        category: category ?? 'Open',
        order: order ?? last,
        stuckAfterDays,
      },
    ]),
  );
  const knownChances: Lookups['chances'] = new Map(
    lists.chances.map(({ id, name, value }) => [id, { name: name ?? '', value: value ?? shareIn(name ?? '') }]),
  );
  for (const { field, id, name } of await unheard(db, { opportunityStatus: knownStatuses, chance: knownChances })) {
    if (field === 'chance') knownChances.set(id, { name, value: shareIn(name) });
    else knownStatuses.set(id, { name, category: guessed(name), order: last, stuckAfterDays: null });
  }
  return {
    statuses: knownStatuses,
    chances: knownChances,
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
