import type { SearchIndex } from '../SearchIndex.ts';
import type { IndexFile } from './file.ts';
import { find } from './find.ts';
import { put } from './put.ts';

type Acts = {
  [Name in keyof SearchIndex]: (...given: Parameters<SearchIndex[Name]>) => Awaited<ReturnType<SearchIndex[Name]>>;
};

/** Pages of the index that one step of tidying merges. */
const step = 400;

/** What the index does with its file, one after the other. */
export const actsOn = (file: IndexFile): Acts => ({
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
      return stamps.filter(([id, stamp]) => stampOf.get(id)?.stamp !== stamp).map(([id]) => id);
    }),
  put: (entries) => file.change((db) => put(db, entries)),
  mark: (origin, seen) =>
    file.change((db) => {
      const keep = db.prepare('insert or replace into meta (name, value) values (?, ?)');
      keep.run('origin', origin);
      keep.run('seen', seen);
    }),
  tidy: () =>
    file.change((db) => {
      const changes = db.prepare('select total_changes() as changes');
      const before = Number(changes.get()?.changes);
      db.prepare(`insert into words (words, rank) values ('merge', ?)`).run(step);
      // A merge that finds nothing to do counts as one change.
      return Number(changes.get()?.changes) - before > 1;
    }),
  search: (wanted, limit, newestFirst) => file.use((db) => find(db, wanted, limit, newestFirst)),
  close: () => file.close(),
});
