import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../connect.ts';
import { now } from '../writes/newRecord.ts';

/**
 * How a row points at the record that was merged: by a `column` with its id alone, by a `reference` of id and name, in a list that got
 * the other one (`link`) or had it before (`twin`), within a `group` of values, or as what is known of another service's record (`copy`).
 */
type MovedKind = 'column' | 'reference' | 'link' | 'twin' | 'group' | 'copy';

/** Rows that a merge moves alike. */
export interface Moving {
  fromId: string;
  intoId: string;
  /** The table, its column of ids, and the field that points. */
  tableName: string;
  keyName: string;
  field: string;
  kind: MovedKind;
  /** Whose rows these are. */
  col: string;
  sub?: string | null;
}

const nothing = sql`null`;

/**
 * Notes which rows `t` a merge is about to move, with what must be `kept` of each, so that it can be taken back. What is noted already
 * stays as it was noted first: a merge may be cut short and go on.
 */
export const noteMoved = async (
  trx: Database,
  moving: Moving,
  where: RawBuilder<SqlBool>,
  kept: RawBuilder<unknown> = nothing,
): Promise<void> => {
  const { fromId, intoId, tableName, keyName, field, kind, col, sub = null } = moving;
  await sql`insert ignore into moved
    (fromId, intoId, tableName, field, rowId, kind, keyName, col, sub, kept, dateCreated)
    select ${fromId}, ${intoId}, ${tableName}, ${field}, ${sql.ref(`t.${keyName}`)}, ${kind}, ${keyName}, ${col}, ${sub},
      ${kept}, ${now()}
    from ${sql.table(tableName)} as t where ${where}`.execute(trx);
};
