import type { Db } from '../tables.ts';

/** Whatever changes which files of a module are kept is done one after the other, on all front doors. */
export const inTurn = async <T>(db: Db, name: string, work: (trx: Db) => Promise<T>): Promise<T> => {
  // Before the transaction: two that hold the row together would wait for each other for ever.
  await db.insertInto('modules').ignore().values({ name, activeVersion: null }).execute();
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('modules').select('name').where('name', '=', name).forUpdate().execute();
    return work(trx);
  });
};
