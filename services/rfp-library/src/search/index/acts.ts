import type { DatabaseSync } from 'node:sqlite';
import type { SearchIndex } from '../SearchIndex.ts';
import { about } from './about.ts';
import { alike } from './alike.ts';
import type { Counting } from './counting.ts';
import type { IndexFile } from './file.ts';
import { expressionOf, find } from './find.ts';
import type { IndexedEntry } from './indexed.ts';
import { packedId } from './packedId.ts';
import { put } from './put.ts';

type Acts = {
  [Name in Exclude<keyof SearchIndex, 'put'>]: (
    ...given: Parameters<SearchIndex[Name]>
  ) => Awaited<ReturnType<SearchIndex[Name]>>;
} & { put(entries: IndexedEntry[]): void };

/** Pages of the index that one step of tidying merges, or gives back to the disk. */
const step = 400;

const merge = (db: DatabaseSync) => {
  const changes = db.prepare('select total_changes() as changes');
  const before = Number(changes.get()?.changes);
  db.prepare(`insert into words (words, rank) values ('merge', ?)`).run(step);
  // A merge that finds nothing to do counts as one change.
  return Number(changes.get()?.changes) - before > 1;
};

const giveBack = (db: DatabaseSync) => {
  db.exec(`pragma incremental_vacuum(${step})`);
  return Number(db.prepare('pragma freelist_count').get()?.freelist_count) > 0;
};

/** What the index does with its file, one after the other. */
export const actsOn = (file: IndexFile, counting: Counting): Acts => ({
  state: () =>
    file.use((db) => {
      const meta = new Map(
        db
          .prepare('select name, value from meta')
          .all()
          .map(({ name, value }) => [name, value]),
      );
      const count = db.prepare('select count(*) as count from entry').get()?.count;
      const origin = meta.get('origin');
      return {
        origin: origin === undefined ? undefined : String(origin),
        seen: Number(meta.get('seen') ?? 0),
        count: Number(count),
      };
    }),
  reset: () => file.renew(),
  missing: (stamps) =>
    file.use((db) => {
      const stampOf = db.prepare('select stamp from entry where id = ?');
      return stamps.filter(([id, stamp]) => stampOf.get(packedId(id))?.stamp !== stamp).map(([id]) => id);
    }),
  put: (entries) => {
    file.change((db) => put(db, entries));
    counting.grew(entries.length);
  },
  mark: (origin, seen) =>
    file.change((db) => {
      const keep = db.prepare('insert or replace into meta (name, value) values (?, ?)');
      keep.run('origin', origin);
      keep.run('seen', seen);
    }),
  tidy: () => {
    const goesOn = file.change((db) => merge(db) || giveBack(db));
    if (!goesOn) file.settle();
    return goesOn;
  },
  search: (wanted, limit, sort) => file.use((db) => find(db, wanted, limit, sort)),
  alike: (tokens, section, limit) => file.use((db) => alike(db, tokens, section, limit)),
  about: (words, limit) => file.use((db) => about(db, words, limit)),
  count: (wanted) => counting.count(file.use((db) => expressionOf(db, wanted))),
  close: () => {
    counting.close();
    file.close();
  },
});
