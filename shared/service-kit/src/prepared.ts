import type { PoolConnection, QueryError } from 'mysql2';

/** The texts of such statements. */
const often = new Set<string>();

/**
 * Says of a statement that it is sent so often that each connection has the database prepare it: its text is read once, and values
 * need not be quoted. There is one text of it, whatever its values, and none of these is a limit, which MySQL takes as text alone.
 */
export const prepared = (text: string): string => {
  often.add(text);
  return text;
};

/** Prepared on each connection, at most: a database keeps 16,382 of them for all connections of all services, unless it is told more. */
export const maxPrepared = 24;

type Answered = (error: QueryError | null, result: unknown) => void;

/** Has a connection prepare those statements. */
export const prepareOn = (connection: PoolConnection): void => {
  const { query, execute } = connection;
  Object.assign(connection, {
    query: (text: string, values: unknown, done: Answered) =>
      Reflect.apply(often.has(text) ? execute : query, connection, [text, values, done]),
  });
};
