import { projections } from '@bidwright/contract-ftes';
import type { Person, Reference } from '@bidwright/contract-kit';
import { inScope, tableOf } from '@bidwright/service-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { aliasOf, type Db, type Tables } from '../tables.ts';
import type { Asked } from './asked.ts';

/** What somebody is planned for on one bid. */
export interface Plan {
  id: string;
  person: Reference;
  bid: Reference;
  /** The id of the bid's status. */
  status: string | null;
  entries: { year: number; month: number; percentAllocated: number }[];
}

/** Plans of somebody, as they are found: `t`. */
type Row = Pick<Tables['projections'], 'id' | 'opportunityId' | 'opportunityName' | 'oppStatusId' | 'entries'> &
  Record<'fteId' | 'fteName', string>;

export const plans = aliasOf('projections', 't');
const t = plans;
const table = tableOf(projections);

type Condition = RawBuilder<SqlBool>;

/** Who is planned for what from a month on, by any index, or by the one that is named. */
export const plansWhere = async (
  db: Db,
  first: number,
  conditions: Condition[],
  by: RawBuilder<unknown> = sql``,
): Promise<Plan[]> => {
  const where = [
    sql<boolean>`${t.lastMonth} >= ${first}`,
    sql<boolean>`${t.status} = 'Active' and ${t.kind} = 'planned' and ${t.fteId} is not null`,
    ...conditions,
  ];
  const { rows } = await sql<Row>`select ${t.id}, ${t.fteId}, ${t.fteName}, ${t.opportunityId}, ${t.opportunityName},
      ${t.oppStatusId}, ${t.entries} from ${t} ${by} where ${sql.join(where, sql` and `)}`.execute(db);
  return rows.map(({ id, fteId, fteName, opportunityId, opportunityName, oppStatusId, entries }) => ({
    id,
    person: { id: fteId, name: fteName },
    bid: { id: opportunityId, name: opportunityName },
    status: oppStatusId,
    entries: JSON.parse(entries),
  }));
};

const among = (people: ReadonlySet<string>): Condition =>
  people.size > 0 ? sql`${t.fteId} in (${sql.join([...people])})` : sql`1 = 0`;

/** The plans of a time that the asker may see. */
export const plansOf = (db: Db, person: Person, { first, count, people }: Asked): Promise<Plan[]> => {
  const scope = inScope(table, projections.rights.read(person));
  // Left to itself the server reads all plans of all years. Those of some people are found by whose they are.
  const by = scope.length === 0 && !people ? sql`force index (projections_span)` : sql``;
  const inTime = sql<boolean>`${t.firstMonth} < ${first + count}`;
  return plansWhere(db, first, [inTime, ...(people ? [among(people)] : []), ...scope], by);
};
