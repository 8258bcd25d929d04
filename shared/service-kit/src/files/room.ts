import type { Database } from '../connect.ts';
import type { Service } from '../service.ts';
import { findRecord, type StoredRecord } from '../table/record.ts';
import { type Shelf, shelvesOf } from './shelf.ts';
import type { Storage } from './storage.ts';
import { createReader, type Reader } from './texts/reader.ts';

/** All that a service needs to keep files. */
export interface FileRoom extends Pick<Service, 'name' | 'db' | 'log' | 'key' | 'stopping'> {
  storage: Storage;
  shelves: Shelf[];
  reader: Reader;
}

export const openRoom = (service: Service, storage: Storage): FileRoom => {
  const { name, db, log, key, stopping } = service;
  const shelves = shelvesOf(service);
  const reader = createReader({ db, log, stopping, storage, shelves });
  return { name, db, log, key, stopping, storage, shelves, reader };
};

/** A record that stands for a file, and where it is kept. */
export interface Found {
  shelf: Shelf;
  record: StoredRecord;
}

/** The record of an id, in whichever collection it is. */
export const findIn = async (shelves: Shelf[], db: Database, id: string): Promise<Found | undefined> => {
  for (const shelf of shelves) {
    const record = await findRecord(db, shelf.resource.table, id);
    if (record) return { shelf, record };
  }
  return undefined;
};
