import { addColumns, addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const src = sql`json_unquote(json_extract(document, '$.src'))`;

/** The file of the library that is an entry's document: its id, in letters that are a byte each. */
const documentFileId = sql`char(36) character set ascii collate ascii_bin generated always as (case
  when ${src} like '/api/rfp-library/files/____________________________________'
    and length(${src}) = char_length(${src})
  then convert(right(${src}, 36) using ascii) end) virtual`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'rfpContent', { documentFileId });
  await addIndex(db, 'rfpContent', 'rfpContent_document', sql`index rfpContent_document (documentFileId)`);
  await sql`drop table if exists documentTexts`.execute(db);
};
