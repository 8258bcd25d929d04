import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Collection } from '@bidwright/contract-kit';
import type { Database } from '../connect.ts';
import { isRow } from '../row.ts';
import { insertRows } from '../table/insert.ts';
import type { StoredRecord } from '../table/record.ts';
import type { Storage } from './storage.ts';

/** A demo record's file, and the words in it. */
interface DemoFile {
  content: string | Uint8Array;
  words: string;
}

const isDemoFile = (file: unknown): file is DemoFile => isRow(file) && 'content' in file && 'words' in file;

const store = async (storage: Storage, key: string, id: string, { content }: DemoFile) => {
  const path = join(storage.incoming, id);
  await writeFile(path, content, { mode: 0o600 });
  await storage.keep(path, key);
};

/** Puts the files of demo records into the storage, under the same keys whenever it is tried again. */
export const storeDemo = async (
  db: Database,
  storage: Storage,
  { name: col, file: context }: Collection,
  records: StoredRecord[],
): Promise<void> => {
  const files = records.flatMap(({ id, dateCreated: at, file }) => {
    return isDemoFile(file) ? [{ id, at, file, key: `${context?.folder}/demo/${id}` }] : [];
  });
  for (const { id, file, key } of files) await store(storage, key, id, file);
  await insertRows(
    db,
    'stored_files',
    files.map(({ id, at, file, key }) => {
      const sha256 = createHash('sha256').update(file.content).digest('hex');
      return { storageKey: key, col, recordId: id, state: 'stored', at, sha256 };
    }),
  );
  const texts = files.map(({ id, at, file }) => ({ recordId: id, col, state: 'ready', at, content: file.words }));
  await insertRows(db, 'document_texts', texts);
};
