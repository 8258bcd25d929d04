import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** Entries with the review that is due first before the others; those without one come last, in their order. */
export const byDue = async (db: Database, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; reviewDue: string }>`select id, reviewDue from rfpContent
    where id in (${sql.join(ids)}) and reviewDue is not null`.execute(db);
  const due = new Map(rows.map(({ id, reviewDue }) => [id, reviewDue]));
  const planned = ids.filter((id) => due.has(id));
  const dayOf = (id: string) => due.get(id) ?? '';
  const inOrder = planned.toSorted((one, other) =>
    dayOf(one) < dayOf(other) ? -1 : Number(dayOf(one) > dayOf(other)),
  );
  return [...inOrder, ...ids.filter((id) => !due.has(id))];
};
