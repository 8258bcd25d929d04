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

type Answered = (error: QueryError | null, ...result: unknown[]) => void;

/**
 * Error numbers of servers where a statement goes as text: they keep no more prepared ones, of whomever; MySQL's of letters that a column
 * has not, which says of a text which column that is.
 */
const goesAsText: ReadonlySet<unknown> = new Set([1461, 3988]);

/** Has a connection prepare those statements. */
export const prepareOn = (connection: PoolConnection): void => {
  const { query, execute } = connection;
  Object.assign(connection, {
    query: (text: string, values: unknown, done: Answered) => {
      const asText = (answered: Answered) => Reflect.apply(query, connection, [text, values, answered]);
      if (!often.has(text)) return asText(done);
      return Reflect.apply(execute, connection, [
        text,
        values,
        (...answer: Parameters<Answered>) => (goesAsText.has(answer[0]?.errno) ? void asText(done) : done(...answer)),
      ]);
    },
  });
};
