import { type Kysely, sql } from 'kysely';

const isMissing = (error: unknown) => error instanceof Error && 'errno' in error && error.errno === 1146;

/** The migrations that have run on a database; undefined where none ever has. */
export const ledgerNames = async <Tables>(db: Kysely<Tables>, ledger: string): Promise<string[] | undefined> => {
  const ran = await sql<{ name: string }>`select name from ${sql.table(ledger)}`.execute(db).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  return ran?.rows.map(({ name }) => name);
};

/** A migration's name without what it is sorted by. */
export const subjectOf = (name: string) => name.replace(/^(\d{4}-\d\d-\d\d|\d{4})-/, '');

/**
 * Migrations were named by days until 24 November 2026. The ledger of an installation from then takes the numbers of today,
 * each by one statement, so that a move that was cut short goes on where it was.
 */
export const moveDatedNames = async <Tables>(
  db: Kysely<Tables>,
  ledger: string,
  numbered: readonly string[],
): Promise<void> => {
  const bySubject = new Map(numbered.map((name) => [subjectOf(name), name]));
  for (const dated of (await ledgerNames(db, ledger)) ?? []) {
    const name = /^\d{4}-\d\d-\d\d-/.test(dated) && bySubject.get(subjectOf(dated));
    if (name) await sql`update ${sql.table(ledger)} set name = ${name} where name = ${dated}`.execute(db);
  }
};
