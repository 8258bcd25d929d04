import { projections } from '@bidwright/contract-ftes';
import type { Person, Reference } from '@bidwright/contract-kit';
import { type Database, inScope, tableOf } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Asked } from './asked.ts';

/** What somebody is planned for on one bid. */
export interface Plan {
  person: Reference;
  bid: Reference;
  /** The id of the bid's status. */
  status: string | null;
  entries: { year: number; month: number; percentAllocated: number }[];
}

interface Row {
  fteId: string;
  fteName: string;
  opportunityId: string;
  opportunityName: string;
  oppStatusId: string | null;
  entries: string;
}

const table = tableOf(projections);

/** The plans of a time that the asker may see. */
export const plansOf = async (db: Database, person: Person, { first, count, people }: Asked): Promise<Plan[]> => {
  const scope = inScope(table, projections.rights.read(person));
  // Left to itself the server reads all plans of all years.
  const by = scope.length === 0 ? sql`force index (projections_span)` : sql``;
  const where = [
    sql<boolean>`t.lastMonth >= ${first} and t.firstMonth < ${first + count}`,
    sql<boolean>`t.status = 'Active' and t.kind = 'planned' and t.fteId is not null`,
    ...(people ? [people.size > 0 ? sql<boolean>`t.fteId in (${sql.join([...people])})` : sql<boolean>`1 = 0`] : []),
    ...scope,
  ];
  const { rows } =
    await sql<Row>`select t.fteId, t.fteName, t.opportunityId, t.opportunityName, t.oppStatusId, t.entries
    from projections as t ${by} where ${sql.join(where, sql` and `)}`.execute(db);
  return rows.map(({ fteId, fteName, opportunityId, opportunityName, oppStatusId, entries }) => ({
    person: { id: fteId, name: fteName },
    bid: { id: opportunityId, name: opportunityName },
    status: oppStatusId,
    entries: JSON.parse(entries),
  }));
};
