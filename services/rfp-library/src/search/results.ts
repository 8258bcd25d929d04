import { emptyInput } from '@bidwright/contract-kit';
import { type RfpContent, rfpContent, type SearchResult, shownContent, unused } from '@bidwright/contract-rfp-library';
import { marker } from '@bidwright/contract-rfp-library/words';
import { selectRecords, tableOf } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { reuseOfEntries } from '../reuse/outcomes.ts';
import { type Db, t } from '../tables.ts';
import { findsInDocuments } from './inDocuments.ts';
import type { Wanted } from './wanted.ts';

const table = tableOf(rfpContent);

/** Results that are made ready without a pause: other calls come in between. */
const atOnce = 100;

const others = () => new Promise<void>((resolve) => void setImmediate(resolve));

const empty = emptyInput(rfpContent);

/** The entries with these ids, in their order. An id without an entry has no result. */
const entriesOf = async (db: Db, ids: string[]): Promise<RfpContent[]> => {
  if (ids.length === 0) return [];
  const records = await selectRecords(db, table, { where: [sql`${t.id} in (${sql.join(ids)})`] });
  const byId = new Map(records.map((record) => [record.id, shownContent({ ...empty, ...record })]));
  return ids.flatMap((id) => {
    const entry = byId.get(id);
    return entry ? [entry] : [];
  });
};

const newestFirst = (a: RfpContent, b: RfpContent) =>
  (b.proposalYear ?? -1) - (a.proposalYear ?? -1) || b.dateCreated - a.dateCreated || (a.id < b.id ? 1 : -1);

/** The entries found, with the places where the words stand. */
export const resultsOf = async (
  db: Db,
  { words = [] }: Wanted,
  found: { ids: string[]; order: string },
): Promise<SearchResult[]> => {
  const entries = await entriesOf(db, found.ids);
  if (found.order === 'newest') entries.sort(newestFirst);
  const reuse = await reuseOfEntries(db, found.ids);
  const inDocuments = await findsInDocuments(db, words, entries);
  const { marksIn, snippetOf } = marker(words);
  const results: SearchResult[] = [];
  for (const entry of entries) {
    if (results.length % atOnce === atOnce - 1) await others();
    results.push({
      ...entry,
      reuse: reuse.get(entry.id) ?? unused,
      snippet: snippetOf(entry.rfpContent),
      marks: {
        sectionTitle: marksIn(entry.sectionTitle.name),
        opportunity: marksIn(entry.opportunity?.name ?? ''),
        internalStaffName: marksIn(entry.internalStaffName?.name ?? ''),
        externalContractor: marksIn(entry.externalContractor?.name ?? ''),
      },
      inDocument: inDocuments.get(entry.id) ?? null,
    });
  }
  return results;
};
