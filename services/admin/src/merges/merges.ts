import type { merges, undoMerge } from '@bidwright/contract-admin';
import type { AnswerOf, AskedOf, Reference } from '@bidwright/contract-kit';
import { type Author, mergesOf, type Service, undoMerge as undo } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** The merges of a collection that can still be taken back. */
export const mergesIn = async (service: Service, col: string): Promise<AnswerOf<typeof merges>> => {
  const { table, collection } = service.resource({ name: col });
  const found = await mergesOf(service.db, col);
  if (found.length === 0) return [];
  const ids = found.flatMap(({ fromId, intoId }) => [fromId, intoId]);
  const { rows } = await sql<Reference>`select id, ${sql.ref(collection.title)} as name from ${sql.table(table.name)}
    where id in (${sql.join(ids)})`.execute(service.db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const named = (id: string) => ({ id, name: names.get(id) ?? '' });
  return found.map(({ fromId, intoId, dateCreated, byName }) => ({
    from: named(fromId),
    into: named(intoId),
    at: dateCreated,
    by: byName,
  }));
};

/** Takes a merge back. */
export const takeBack = (
  service: Service,
  { col, id }: AskedOf<typeof undoMerge>,
  by: Author,
): Promise<AnswerOf<typeof undoMerge>> => undo(service.db, service.resource({ name: col }), service.name, id, by);
