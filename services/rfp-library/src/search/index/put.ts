import type { DatabaseSync } from 'node:sqlite';
import { namesOf } from '@bidwright/contract-kit';
import { columns } from './file.ts';
import type { IndexedEntry } from './indexed.ts';
import { keepOpened } from './opened.ts';
import { packedId } from './packedId.ts';
import { placing } from './place.ts';
import { keyNumber, sorts } from './sortKeys.ts';

const names = namesOf(columns);

/** Takes out what stood for these entries before. */
const remove = (db: DatabaseSync, entries: IndexedEntry[]) => {
  const placeOf = db.prepare('select place from entry where id = ?');
  const dropEntry = db.prepare('delete from entry where place = ?');
  const dropWords = db.prepare('delete from words where rowid = ?');
  for (const { id } of entries) {
    const place = placeOf.get(packedId(id))?.place;
    if (place === undefined) continue;
    dropEntry.run(place);
    dropWords.run(BigInt(Number(place)));
  }
};

/** Adds entries, or puts them in the place of those with their ids. */
export const put = (db: DatabaseSync, entries: IndexedEntry[]): void => {
  remove(db, entries);
  const placeFor = placing(db);
  const addEntry = db.prepare(`insert into entry (place, id, stamp, year, created, ${sorts.join(', ')})
    values (?, ?, ?, ?, ?, ?, ?, ?)`);
  const place = (entry: IndexedEntry) => {
    const place = placeFor(entry);
    const { id, stamp, proposalYear, dateCreated, keys } = entry;
    addEntry.run(
      place,
      packedId(id),
      stamp,
      proposalYear ?? 0,
      dateCreated,
      ...sorts.map((sort) => keyNumber(sort, keys[sort])),
    );
    return { entry, place };
  };
  const placed = entries.map(place);
  const addWords = db.prepare(
    `insert into words (rowid, ${names.join(', ')}) values (?, ${names.map(() => '?').join(', ')})`,
  );
  const opened = new Set<string>();
  // A number would reach FTS5 as a float, which it takes for no place at all. It gathers rows in memory as long as their places rise.
  for (const { entry, place } of placed.toSorted((a, b) => a.place - b.place)) {
    const { words } = entry;
    if (!words) continue;
    addWords.run(BigInt(place), ...names.map((name) => words[name]));
    for (const token of entry.opened) opened.add(token);
  }
  keepOpened(db, opened);
};
