import { mergeableNamed, type merges, type undoMerge } from '@bidwright/contract-admin';
import type { AnswerOf, AskedOf } from '@bidwright/contract-kit';
import { type Author, mergesOf, type Service, undoMerge as undo } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';

/** The merges of a collection that can still be taken back. */
export const mergesIn = async (db: Db, { col }: AskedOf<typeof merges>): Promise<AnswerOf<typeof merges>> => {
  const found = await mergesOf(db, col);
  const table = mergeableNamed(col);
  if (found.length === 0 || !table) return [];
  const ids = found.flatMap(({ fromId, intoId }) => [fromId, intoId]);
  const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute();
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
  db: Db,
  { col, id }: AskedOf<typeof undoMerge>,
  by: Author,
): Promise<AnswerOf<typeof undoMerge>> => undo(db, service.resource({ name: col }), service.name, id, by);
