import type { RecordOf } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { Problem, type Service, selectRecords } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** The bid that a call is about. */
export const bidAsked = async (db: Db, service: Service<Db>, id: string): Promise<RecordOf<typeof opportunities>> => {
  const where = [sql<boolean>`t.id = ${id}`];
  const [bid] = await selectRecords(db, service.resource(opportunities).table, { where, limit: 1 });
  if (!bid) throw new Problem(404, 'no-record', 'opportunities has no record with this id');
  return bid;
};
