import { inTime } from '@bidwright/service-kit';
import type { Db } from './tables.ts';

/** Longest wait for the database: the page of people who are signed out is there without it. */
const maxWaitMs = 500;

/** What `ask` answers; what it answered last while the database does not answer in time. */
export const lastKnown = <Known extends object | string | undefined>(ask: (db: Db) => Promise<Known>) => {
  const answers = new WeakMap<Db, Known>();
  return async (db: Db): Promise<Known> => {
    const asked = ask(db).then((known) => {
      answers.set(db, known);
      return known;
    });
    const last = answers.get(db);
    if (last === undefined) return asked;
    return inTime(asked, maxWaitMs, () => new Error('It takes too long')).catch(() => last);
  };
};
