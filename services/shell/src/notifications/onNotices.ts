import type { PublishedNotices } from '@bidwright/contract-kit';
import type { Handler } from '@bidwright/service-kit';
import { databaseOf } from '../database.ts';
import { keepNotices } from './keep.ts';

/** A service has something to tell people. */
export const onNotices: Handler = async ({ service, record }, { trx }) => {
  const { by, notices } = record as unknown as PublishedNotices;
  await keepNotices(databaseOf({ db: trx }), service, by, notices);
};
