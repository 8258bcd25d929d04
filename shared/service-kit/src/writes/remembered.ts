import type { CompiledQuery, QueryResult } from 'kysely';

/** Statements and their parts remembered at most. */
const max = 2000;

/** Does it write? */
export const isWriting = ({ sql }: CompiledQuery): boolean => /^\s*(insert|update|delete|replace)\b/i.test(sql);

/** Does it ask only, without a lock? */
const isAsking = ({ sql }: CompiledQuery): boolean =>
  /^[\s(]*select\b/i.test(sql) && !/\bfor update\b|\block in share mode\b/i.test(sql);

/** The one table that a statement writes to; undefined of what writes to several. */
const writtenBy = (sql: string): string | undefined => {
  if (/\bjoin\b/i.test(sql)) return undefined;
  return /^\s*(?:insert(?: ignore)? into|replace into|update|delete from)\s+`?(\w+)/i.exec(sql)?.[1];
};

/**
 * What a transaction was answered. It reads one state of the database and what it writes itself: as long as it has not written to a
 * table, the same question has the same answer.
 */
export const rememberedAnswers = () => {
  const words = new Map<string, Set<string>>();
  /** By statement, then by parameters. */
  const answers = new Map<string, Map<string, QueryResult<unknown>>>();

  const wordsOf = (sql: string): Set<string> => {
    const known = words.get(sql);
    if (known) return known;
    const found = new Set(sql.match(/\w+/g));
    if (words.size >= max) words.clear();
    words.set(sql, found);
    return found;
  };
  const forget = (table: string) => {
    for (const [sql, found] of answers) if (wordsOf(sql).has(table)) found.clear();
  };
  return {
    mentions: (sql: string, table: string): boolean => wordsOf(sql).has(table),
    of: (query: CompiledQuery): QueryResult<unknown> | undefined => {
      const found = answers.get(query.sql)?.get(JSON.stringify(query.parameters));
      return found && { ...found, rows: [...found.rows] };
    },
    /** Keeps an answer, or forgets those that a write may have changed. */
    note: (query: CompiledQuery, answer: QueryResult<unknown>) => {
      if (isAsking(query)) {
        if (answers.size >= max) answers.clear();
        const found = answers.get(query.sql) ?? new Map<string, QueryResult<unknown>>();
        answers.set(query.sql, found.set(JSON.stringify(query.parameters), answer));
      } else if (isWriting(query)) {
        const table = writtenBy(query.sql);
        if (table) forget(table);
        else answers.clear();
      }
    },
    forget,
    clear: () => answers.clear(),
  };
};

export type Answers = ReturnType<typeof rememberedAnswers>;
