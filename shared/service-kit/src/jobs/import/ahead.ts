import type { Person } from '@bidwright/contract-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../connect.ts';
import { problemOf } from '../../failure.ts';
import { type StoredRecord, selectRecords } from '../../table/record.ts';
import type { Deed } from '../../writes/deeds.ts';
import { conditionsOf, enough, parentOf } from './find.ts';
import type { Importing } from './importRow.ts';
import type { ReadRow } from './reading.ts';

interface Wanted {
  row: number;
  where: RawBuilder<SqlBool>[];
}

/** What finds the record of a row; undefined where nothing does, or where the row will be refused for its parent. */
const wantedBy = async (trx: Database, { to, match }: Importing, person: Person, { row, said }: ReadRow) => {
  try {
    const parent = await parentOf(trx, to, person, said.parent);
    const where = conditionsOf(to, person, said, match, parent?.id);
    return where && { row, where };
  } catch (error) {
    if (!problemOf(error)) throw error;
    return undefined;
  }
};

/** The ids of the records that rows may be about, in one statement. */
const idsOf = async (trx: Database, name: string, wanted: Wanted[]) => {
  const parts = wanted.map(
    ({ row, where }) => sql`(select ${sql.lit(row)} as part, t.id from ${sql.table(name)} as t
      where ${sql.join(where, sql` and `)} limit ${sql.lit(enough)})`,
  );
  const { rows } = await sql<{ part: number; id: string }>`${sql.join(parts, sql` union all `)}`.execute(trx);
  return rows;
};

/**
 * Looks up the records that many rows may be about, all at once. What the rows write of them meanwhile is to be told: those are
 * looked up again when it is their turn.
 */
export const lookAhead = async (trx: Database, importing: Importing, person: Person, rows: ReadRow[]) => {
  const { to, match } = importing;
  const { resource, sub, table } = to;
  if (!sub)
    await resource.rules.ahead?.(
      rows.map(({ said }) => said.values),
      { db: trx },
    );
  const found = new Map<number, StoredRecord[]>();
  const wanted: Wanted[] = [];
  for (const row of rows) {
    const one = await wantedBy(trx, importing, person, row);
    if (one) wanted.push(one);
  }
  if (wanted.length === 0) return { of: () => undefined, written: () => undefined };
  for (const { row } of wanted) found.set(row, []);
  const ids = await idsOf(trx, table.name, wanted);
  const among = [...new Set(ids.map(({ id }) => id))];
  const records =
    among.length > 0 ? await selectRecords(trx, table, { where: [sql`t.id in (${sql.join(among)})`] }) : [];
  const byId = new Map(records.map((record) => [record.id, record]));
  for (const { part, id } of ids) {
    const record = byId.get(id);
    if (record) found.get(part)?.push(record);
  }
  return {
    of: (row: number): StoredRecord[] | undefined => found.get(row),
    written: (deeds: Deed[]): void => {
      const changed = deeds.filter(({ before }) => before !== null);
      const moved = changed.some(({ before }) => match.some((field) => before && Object.hasOwn(before, field)));
      // Beside the record of the row itself, which none after it may be about.
      if (moved || deeds.length - changed.length > 1) found.clear();
      const ids = new Set(changed.map(({ id }) => id));
      if (ids.size > 0) for (const [row, some] of found) if (some.some(({ id }) => ids.has(id))) found.delete(row);
    },
  };
};
