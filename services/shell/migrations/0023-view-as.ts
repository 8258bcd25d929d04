import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** The role as which an Admin sees the app in a session; none: as what the person is. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addColumns(db, 'sessions', { viewAs: sql`varchar(60) character set ascii collate ascii_bin` });
