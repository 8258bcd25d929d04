import { addColumns, addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** The chance that a change gave a bid, empty where it took the chance away; null of a change of anything else. */
const chanceId = sql`char(36) character set ascii collate ascii_bin generated always as (case field
  when 'chance' then coalesce(json_unquote(json_extract(newValue, '$.id')), '')
  when '*' then coalesce(json_unquote(json_extract(newValue, '$.chance.id')), '') end) virtual`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const log = 'opportunities_changeLog';
  await addColumns(db, log, { chanceId });
  const name = `${log}_chances`;
  await addIndex(db, log, name, sql`index ${sql.ref(name)} (parentId, chanceId, version)`);
};
