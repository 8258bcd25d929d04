import type { PublishedNotices } from '@bidwright/contract-kit';
import { databaseOf } from '../database.ts';
import type { Hears } from '../tables.ts';
import { keepNotices } from './keep.ts';

/** A service has something to tell people. */
export const onNotices: Hears<PublishedNotices> = async ({ service, record }, { trx }) => {
  const { by, notices } = record;
  await keepNotices(databaseOf({ db: trx }), service, by, notices);
};
