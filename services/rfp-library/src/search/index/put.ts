import type { DatabaseSync } from 'node:sqlite';
import { indexedText } from '@bidwright/contract-rfp-library/words';
import type { Entry } from '../entry.ts';
import { facetsOf } from './facets.ts';
import { columns } from './file.ts';
import { placing } from './place.ts';

const names = Object.keys(columns);

const wordsOf = (entry: Entry) => [
  indexedText(entry.sectionTitle),
  indexedText(entry.opportunity),
  indexedText(entry.internalStaffName),
  indexedText(entry.externalContractor),
  indexedText(entry.rfpContent),
  indexedText(entry.documentText),
  facetsOf(entry),
];

/** Takes out what stood for these entries before. */
const remove = (db: DatabaseSync, entries: Entry[]) => {
  const placeOf = db.prepare('select place from entry where id = ?');
  const dropEntry = db.prepare('delete from entry where place = ?');
  const dropWords = db.prepare('delete from words where rowid = ?');
  for (const { id } of entries) {
    const place = placeOf.get(id)?.place;
    if (place === undefined) continue;
    dropEntry.run(place);
    dropWords.run(BigInt(Number(place)));
  }
};

/** Adds entries, or puts them in the place of those with their ids. */
export const put = (db: DatabaseSync, entries: Entry[]): void => {
  remove(db, entries);
  const placeFor = placing(db);
  const addEntry = db.prepare('insert into entry (place, id, stamp, year, created) values (?, ?, ?, ?, ?)');
  const place = (entry: Entry) => {
    const place = placeFor(entry);
    addEntry.run(place, entry.id, entry.stamp, entry.proposalYear ?? 0, entry.dateCreated);
    return { entry, place };
  };
  const placed = entries.map(place);
  const addWords = db.prepare(
    `insert into words (rowid, ${names.join(', ')}) values (?, ${names.map(() => '?').join(', ')})`,
  );
  // A number would reach FTS5 as a float, which it takes for no place at all. It gathers rows in memory as long as their places rise.
  for (const { entry, place } of placed.toSorted((a, b) => a.place - b.place))
    if (entry.isActive) addWords.run(BigInt(place), ...wordsOf(entry));
};
