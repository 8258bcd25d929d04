import type { RfpContent, Snippet } from '@bidwright/contract-rfp-library';
import { type Clause, marker } from '@bidwright/contract-rfp-library/words';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Documents that are looked into for one answer: as many as a page of results. */
const max = 50;
/** Characters of a document that are looked into. */
const maxLength = 400_000;

const others = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** What of the words an entry does not say itself. */
const unsaid = (clauses: Clause[], { rfpContent, sectionTitle, opportunity, ...by }: RfpContent): Clause[] => {
  const names = [sectionTitle, opportunity, by.internalStaffName, by.externalContractor];
  const own = [rfpContent, ...names.map((one) => one?.name ?? '')];
  return clauses.filter((clause) => {
    const { marksIn } = marker([clause]);
    return own.every((text) => marksIn(text).length === 0);
  });
};

/** The pieces of documents in which those words stand by which entries were found, and which the entries do not say themselves. */
export const findsInDocuments = async (
  db: Db,
  words: Clause[],
  entries: readonly RfpContent[],
): Promise<Map<string, Snippet>> => {
  const wanted = words.filter((clause) => clause.some(({ isExcluded }) => !isExcluded));
  const finds = new Map<string, Snippet>();
  if (wanted.length === 0) return finds;
  const sought = new Map<string, Clause[]>();
  for (const entry of entries) {
    if (sought.size === max) break;
    const missing = entry.document ? unsaid(wanted, entry) : [];
    if (missing.length > 0) sought.set(entry.id, missing);
  }
  if (sought.size === 0) return finds;
  const rows = await db
    .selectFrom('rfpContent as t')
    .innerJoin('document_texts as d', (join) =>
      join.onRef('d.recordId', '=', 't.documentFileId').on('d.state', '=', 'ready'),
    )
    .select(({ ref }) => ['t.id', sql<string>`left(${ref('d.content')}, ${maxLength})`.as('text')])
    .where('t.id', 'in', [...sought.keys()])
    .execute();
  for (const { id, text } of rows) {
    const found = marker(sought.get(id) ?? []).snippetOf(text);
    if (found.marks.length > 0) finds.set(id, found);
    await others();
  }
  return finds;
};
