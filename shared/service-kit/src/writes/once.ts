import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../connect.ts';
import { Problem } from '../problem.ts';
import { sendPrepared } from '../sendPrepared.ts';
import { auditedLast } from './audit.ts';
import { canonical } from './canonical.ts';
import { now } from './newRecord.ts';
import { untilWritten } from './transact.ts';

/** Seconds for which an answer is kept. */
export const answersLast = 24 * 60 * 60;

/** A request that a person marks as the same one, however often it is sent. */
export interface Marked {
  personId: string;
  key: string;
  /** What is asked for: under another key it would be another request. */
  asked: unknown;
}

const printOf = ({ asked }: Marked) => createHash('sha256').update(canonical(asked)).digest('hex');

const isOf = ({ personId, key }: Marked) => sql<boolean>`personId = ${personId} and ${sql.ref('key')} = ${key}`;

/** Undefined: the key is taken. Whoever sends a twin of a request under way waits here for its end. */
const first = <Db extends Database>(
  db: Db,
  marked: Marked,
  act: (trx: Db) => Promise<unknown>,
): Promise<string | undefined> =>
  inTransaction(db, async (trx) => {
    const { personId, key } = marked;
    const claimed = await sendPrepared(
      trx,
      sql`insert ignore into idempotency (personId, ${sql.ref('key')}, request, answer, dateCreated)
        values (${personId}, ${key}, ${printOf(marked)}, '', ${now()})`,
    );
    if (claimed.numAffectedRows === 0n) return undefined;
    return auditedLast(trx, async () => {
      const answer = JSON.stringify(await act(trx));
      await sendPrepared(trx, sql`update idempotency set answer = ${answer} where ${isOf(marked)}`);
      return answer;
    });
  });

/** Undefined: the answer was kept for too long and is forgotten. */
const kept = async (db: Database, marked: Marked): Promise<string | undefined> => {
  const { rows } = await sql<{ request: string; answer: string; dateCreated: number }>`
    select request, answer, dateCreated from idempotency where ${isOf(marked)}`.execute(db);
  const oldest = now() - answersLast;
  const [found] = rows;
  if (!found || found.dateCreated <= oldest) {
    await sql`delete from idempotency where ${isOf(marked)} and dateCreated <= ${oldest}`.execute(db);
    return undefined;
  }
  if (found.request !== printOf(marked))
    throw new Problem(422, 'key-used', 'This Idempotency-Key was sent with another request before');
  return found.answer;
};

/**
 * Does something once, in one transaction with its answer, and answers the same text to the same request again. What failed
 * leaves nothing behind and may be tried again.
 */
export const once = <Db extends Database>(
  db: Db,
  marked: Marked,
  act: (trx: Db) => Promise<unknown>,
): Promise<string> => untilWritten(db, async () => (await first(db, marked, act)) ?? (await kept(db, marked)));
