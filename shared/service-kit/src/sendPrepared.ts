import type { QueryExecutorProvider, QueryResult, RawBuilder } from 'kysely';
import { prepared } from './prepared.ts';

/** Sends a statement that connections prepare, see `prepared`. */
export const sendPrepared = <R>(db: QueryExecutorProvider, statement: RawBuilder<R>): Promise<QueryResult<R>> => {
  const query = statement.compile(db);
  prepared(query.sql);
  return db.getExecutor().executeQuery<R>(query);
};
