import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** What the firm is called, and its logo with its type, hash and size. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addColumns(db, 'firm_settings', {
    name: sql`varchar(60)`,
    logo: sql`mediumblob`,
    logoType: sql`varchar(20)`,
    logoHash: sql`char(64) character set ascii collate ascii_bin`,
    logoWidth: sql`smallint unsigned`,
    logoHeight: sql`smallint unsigned`,
  });
