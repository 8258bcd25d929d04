import { rfpContent } from '@bidwright/contract-rfp-library';
import { type Database, type Row, selectRecords, tableOf } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Query } from './queries.ts';

const table = tableOf(rfpContent);

const fields = ['t.rfpContent', 't.sectionTitleName', 't.opportunityName'];

const fullText = ({ boolean, where = '1 = 1' }: Query) =>
  boolean &&
  `match (t.rfpContent, t.sectionTitleName, t.opportunityName) against ('${boolean}' in boolean mode) and ${where}`;

const scan = ({ like, where }: Query) =>
  like
    ? like.map((text) => `(${fields.map((field) => `${field} like '%${text}%'`).join(' or ')})`).join(' and ')
    : where;

/** The same answer as ours out of the database alone: all counted, and the newest thousand read. */
const answer = async (db: Database, where: string) => {
  await sql.raw(`select count(*) as count from rfpContent as t where ${where}`).execute(db);
  const { rows } = await sql
    .raw<Row>(
      `select t.id from rfpContent as t where ${where} order by t.proposalYear desc, t.dateCreated desc limit 1000`,
    )
    .execute(db);
  if (rows.length > 0)
    await selectRecords(db, table, { where: [sql`t.id in (${sql.join(rows.map(({ id }) => id))})`] });
};

export const fullTextName = 'InnoDB FULLTEXT';

/** What answers a query in the database, by the name of the way; a way that cannot is absent. */
export const rivals = (query: Query): Record<string, ((db: Database) => Promise<void>) | undefined> => {
  const [words, letters] = [fullText(query), scan(query)];
  return {
    [fullTextName]: words ? (db) => answer(db, words) : undefined,
    LIKE: letters ? (db) => answer(db, letters) : undefined,
  };
};
