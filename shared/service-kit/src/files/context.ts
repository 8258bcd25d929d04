import type { Database } from '../connect.ts';
import type { Service } from '../service.ts';
import { findRecord, type StoredRecord } from '../table/record.ts';
import { type FileCollection, fileCollectionsOf } from './fileCollection.ts';
import type { Storage } from './storage.ts';
import { noteStorage } from './storedCopy.ts';
import { createReader, type Reader } from './texts/reader.ts';

/** All that a service needs to keep files. */
export interface FileContext extends Pick<Service, 'name' | 'db' | 'log' | 'stopping'> {
  storage: Storage;
  fileCollections: FileCollection[];
  reader: Reader;
}

export const openRoom = (service: Service, storage: Storage): FileContext => {
  const { name, db, log, stopping } = service;
  noteStorage(service, storage);
  const fileCollections = fileCollectionsOf(service);
  const reader = createReader({ db, log, stopping, storage, fileCollections });
  return { name, db, log, stopping, storage, fileCollections, reader };
};

/** A record that stands for a file, and where it is kept. */
export interface Found {
  fileCollection: FileCollection;
  record: StoredRecord;
}

/** The record of an id, in whichever collection it is. */
export const findIn = async (
  fileCollections: FileCollection[],
  db: Database,
  id: string,
): Promise<Found | undefined> => {
  for (const fileCollection of fileCollections) {
    const record = await findRecord(db, fileCollection.resource.table, id);
    if (record) return { fileCollection, record };
  }
  return undefined;
};
