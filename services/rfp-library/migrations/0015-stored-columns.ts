import { storeColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const src = sql`json_unquote(json_extract(document, '$.src'))`;

const documentFileId = sql`char(36) character set ascii collate ascii_bin generated always as (case
  when ${src} like '/api/rfp-library/files/____________________________________'
    and length(${src}) = char_length(${src})
  then convert(right(${src}, 36) using ascii) end) stored`;

/** What stands in an index is stored: the database never again computes it by itself, when it cleans up behind changes (0100). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const index = sql`index rfpContent_document (documentFileId)`;
  await storeColumns(db, 'rfpContent', { documentFileId }, { rfpContent_document: index });
};
