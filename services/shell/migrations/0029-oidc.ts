import { addColumns, addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Whose account it is at the firm's directory: the issuer, and the person's subject there. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'accounts', { oidcSubject: sql`varchar(512) character set ascii collate ascii_bin` });
  await addIndex(db, 'accounts', 'accounts_oidc', sql`unique index accounts_oidc (oidcSubject)`);
};
