import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { Database, Row } from '../connect.ts';
import { insertsOf } from '../table/insert.ts';
import { waiting } from '../table/waiting.ts';
import { type Answers, isWriting, rememberedAnswers } from './remembered.ts';

/** One transaction about many records. */
export interface Together {
  /** Does what belongs to one record: all of it or, where it throws, nothing. */
  part<T>(act: () => Promise<T>): Promise<T>;
  /** Adds all rows that still wait. What comes after it is done as ever. */
  end(): Promise<void>;
}

const savepoint = CompiledQuery.raw('savepoint part');
const backToSavepoint = CompiledQuery.raw('rollback to savepoint part');

/** New rows by table, in the order in which tables got their first. */
type NewRows = Map<string, Row[]>;

const addTo = (all: NewRows, table: string, rows: Row[]) => {
  const before = all.get(table);
  if (before) before.push(...rows);
  else if (rows.length > 0) all.set(table, [...rows]);
};

/** What a transaction has before it, which `together` wraps. */
interface Inside {
  execute(query: CompiledQuery): Promise<QueryResult<unknown>>;
  answers: Answers;
  /** Everything is undone at its end: a part sees nothing of those before it. */
  isTry: boolean;
}

const begin = ({ execute, answers, isTry }: Inside) => {
  let earlier: NewRows = new Map();
  let mine: NewRows = new Map();
  let tried: NewRows = new Map();
  let isSaved = false;

  const flush = async (all: NewRows) => {
    for (const [table, rows] of all) for (const insert of insertsOf(table, rows)) await execute(insert);
  };
  const flushEarlier = async () => {
    const rows = earlier;
    earlier = new Map();
    await flush(rows);
  };
  const save = async () => {
    if (isSaved) return;
    await flushEarlier();
    isSaved = true;
    await execute(savepoint);
  };
  const flushAll = async () => {
    await flushEarlier();
    if (mine.size === 0) return;
    await save();
    const rows = mine;
    mine = new Map();
    await flush(rows);
  };

  return {
    isTry,
    add: (table: string, rows: Row[]) => {
      answers.forget(table);
      addTo(mine, table, rows);
    },
    /** Carries out a statement of a part, after the rows that it may be about. */
    ask: async (query: CompiledQuery): Promise<QueryResult<unknown>> => {
      const known = answers.of(query);
      if (known) return known;
      const concerns = ([table]: [string, Row[]]) => answers.mentions(query.sql, table);
      if ([...earlier].some(concerns) || [...mine].some(concerns)) await flushAll();
      if (isWriting(query)) await save();
      const answer = await execute(query);
      answers.note(query, answer);
      return answer;
    },
    part: async <T>(act: () => Promise<T>): Promise<T> => {
      const undo = async () => {
        mine = new Map();
        if (!isSaved) return;
        await execute(backToSavepoint);
        answers.clear();
      };
      isSaved = false;
      try {
        const done = await act();
        if (isTry) {
          // The database is asked at the end whether it takes these.
          for (const [table, rows] of mine) addTo(tried, table, rows);
          await undo();
        } else {
          for (const [table, rows] of mine) addTo(earlier, table, rows);
          mine = new Map();
        }
        return done;
      } catch (error) {
        await undo();
        throw error;
      }
    },
    end: async () => {
      await flushAll();
      await flush(tried);
      tried = new Map();
    },
  };
};

const connectionOf = (trx: Database): Promise<DatabaseConnection> =>
  trx.getExecutor().provideConnection(async (connection) => connection);

/**
 * One transaction about many records, at the cost of a few: new rows wait and are added with others of their table, before anything
 * else is asked about it; and what was asked before is not asked again until the transaction has written to it.
 */
export const together = <T>(
  db: Database,
  isTry: boolean,
  act: (trx: Database, many: Together) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const connection = await connectionOf(trx);
    const asEver = connection.executeQuery;
    const execute: Inside['execute'] = (query) => asEver.call(connection, query);
    const inside = begin({ execute, answers: rememberedAnswers(), isTry });
    const end = () => {
      waiting.delete(trx);
      connection.executeQuery = asEver;
    };
    waiting.set(trx, inside);
    connection.executeQuery = <R>(query: CompiledQuery) => inside.ask(query) as Promise<QueryResult<R>>;
    try {
      return await act(trx, {
        part: inside.part,
        end: async () => {
          end();
          await inside.end();
        },
      });
    } finally {
      end();
    }
  });
