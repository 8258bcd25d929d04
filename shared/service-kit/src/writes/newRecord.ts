import { v7 as newId } from 'uuid';
import type { Row } from '../connect.ts';
import type { StoredRecord } from '../table/record.ts';
import type { Author } from './author.ts';

/** Seconds since 1970. */
export const now = (): number => Math.floor(Date.now() / 1000);

/** A new record of what a person wrote. */
export const newRecord = (input: Row, { id, name }: Author): StoredRecord => {
  const at = now();
  return { ...input, id: newId(), version: 1, dateCreated: at, dateUpdated: at, addedBy: { id, name } };
};
