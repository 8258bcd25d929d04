import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { IndexDamaged } from '../SearchIndex.ts';
import {
  isCheckpoint,
  isSame,
  isSealed,
  isWrite,
  type Look,
  lookOf,
  removeFiles,
  seal,
  sizeOfLog,
} from './fingerprint.ts';
import { sorts } from './sortKeys.ts';

/** Counts what makes an index of before useless: its tables, and how texts and filters become words. */
const version = 8;

/** The columns of an entry with their weights; what filters ask for has none. A word in the first takes two bytes less. */
export const columns = {
  rfpContent: 1,
  facets: 0,
  documentText: 0.5,
  sectionTitle: 3,
  opportunity: 2,
  internalStaffName: 1,
  externalContractor: 1,
} as const;

const tables = `
  create table meta (name text primary key, value) without rowid;
  create table entry (place integer primary key, id blob not null unique, stamp text not null, year integer not null,
    created integer not null, ${sorts.map((sort) => `${sort} integer`).join(', ')});
  create index entry_order on entry (year desc, created desc);
  create table opened (token text primary key) without rowid;
  create virtual table words using fts5(${Object.keys(columns).join(', ')}, content = '', contentless_delete = 1,
    tokenize = 'ascii');
  insert into words (words, rank) values ('rank', 'bm25(${Object.values(columns).join(', ')})'),
    ('automerge', 8), ('usermerge', 2);
  pragma user_version = ${version}`;

/** The log is brought into the file when it has grown to so many bytes. */
const maxLogBytes = 16_000_000;

const open = (path: string) => {
  mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  db.exec(`pragma auto_vacuum = incremental; pragma journal_mode = wal; pragma synchronous = normal;
    pragma wal_autocheckpoint = 0; pragma cache_size = -32000; pragma temp_store = memory`);
  return db;
};

const isCurrent = (db: DatabaseSync) => db.prepare('pragma user_version').get()?.user_version === version;

const isDamage = (error: unknown) =>
  error instanceof Error && 'errcode' in error && [10, 11, 26].includes(Number(error.errcode) & 0xff);

/** The file of an index: whatever happens to it is noticed before it is used. */
export class IndexFile {
  readonly path: string;
  #db: DatabaseSync | undefined;
  #look: Look = { main: '', log: '' };
  /** How often a file was opened at this path. */
  openings = 0;

  constructor(path: string) {
    this.path = path;
  }

  #open(): DatabaseSync {
    this.openings += 1;
    return open(this.path);
  }

  #noteLook() {
    this.#look = lookOf(this.path);
  }

  #opened(): DatabaseSync {
    if (this.#db) return this.#db;
    if (!isSealed(this.path)) return this.#renewed();
    this.#db = this.#open();
    if (!isCurrent(this.#db)) return this.#renewed();
    this.#noteLook();
    return this.#db;
  }

  #renewed(): DatabaseSync {
    this.#leave();
    removeFiles(this.path);
    this.#db = this.#open();
    this.#db.exec(tables);
    this.#noteLook();
    return this.#db;
  }

  /** Notes how the files look after work of ours. What somebody else did to them meanwhile stays for the next use to find. */
  #noteOwn(isOwn: (before: Look, after: Look) => boolean): boolean {
    const look = lookOf(this.path);
    const isNoted = isOwn(this.#look, look);
    if (isNoted) this.#look = look;
    return isNoted;
  }

  #checkpoint(db: DatabaseSync) {
    db.exec('pragma wal_checkpoint(truncate)');
    if (this.#noteOwn(isCheckpoint)) seal(this.path);
  }

  /** Starts over with an empty index. */
  renew(): void {
    this.#renewed();
  }

  /** Does something with the file. Throws IndexDamaged when somebody else touched it, or when it cannot be read. */
  use<T>(work: (db: DatabaseSync) => T): T {
    try {
      const db = this.#opened();
      if (!isSame(this.#look, lookOf(this.path))) throw new IndexDamaged('Somebody else touched the index');
      return work(db);
    } catch (error) {
      if (isDamage(error)) throw new IndexDamaged('The index cannot be read', { cause: error });
      throw error;
    }
  }

  /** The same in a transaction. */
  change<T>(work: (db: DatabaseSync) => T): T {
    return this.use((db) => {
      db.exec('begin immediate');
      try {
        const result = work(db);
        db.exec('commit');
        if (this.#noteOwn(isWrite) && sizeOfLog(this.path) > maxLogBytes) this.#checkpoint(db);
        return result;
      } catch (error) {
        if (db.isTransaction) db.exec('rollback');
        this.#noteOwn(isWrite);
        throw error;
      }
    });
  }

  /** Brings all of the log into the file and seals it: whatever ends the process after that, the next one knows the file. */
  settle(): void {
    this.use((db) => this.#checkpoint(db));
  }

  close(): void {
    try {
      if (this.#db && isSame(this.#look, lookOf(this.path))) this.#checkpoint(this.#db);
    } finally {
      this.#leave();
    }
  }

  /** A damaged file may refuse even to be closed. */
  #leave() {
    try {
      this.#db?.close();
    } finally {
      this.#db = undefined;
    }
  }
}
