import { type Database, inTransaction } from '../connect.ts';
import { isLostRace } from '../lostRace.ts';
import { Problem } from '../problem.ts';
import type { EventSink } from './eventSink.ts';

/** How often a write is tried again when others come between. */
const attempts = 25;

/** Does it in the transaction that there is, or in one of its own after which receivers are told at once. */
export const transact = async <T, Db extends Database>(
  db: Db,
  eventSink: EventSink,
  act: (trx: Db) => Promise<T>,
): Promise<T> => {
  if (db.isTransaction) return act(db);
  const result = await inTransaction(db, act);
  eventSink.wake();
  return result;
};

/**
 * Tries again and again until nobody comes between; undefined says that somebody did. Within a transaction of the caller's
 * only the caller can try again.
 */
export const untilWritten = async <T>(db: Database, write: () => Promise<T | undefined>): Promise<T> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const written = await write().catch((error: unknown) => {
      if (db.isTransaction || !isLostRace(error)) throw error;
    });
    if (written !== undefined) return written;
  }
  throw new Problem(409, 'conflict', 'Too many people are changing this record. Please try again.', { retryAfter: 1 });
};
