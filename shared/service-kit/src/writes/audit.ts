import { createHash } from 'node:crypto';
import type { RecordEvent } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { sendPrepared } from '../sendPrepared.ts';
import { parsed } from '../table/codec.ts';
import { insertRows } from '../table/insert.ts';
import { notedAnyway } from '../viewing.ts';
import type { Author } from './author.ts';
import { canonical } from './canonical.ts';
import { isSecret, type Mutation, openChanges, recordOf } from './mutation.ts';
import { now } from './newRecord.ts';

/** Who did what to which record. */
export interface AuditEntry {
  at: number;
  byId: string;
  byName: string;
  requestId: string | null;
  action: string;
  col: string;
  recordId: string | null;
  sub: string | null;
  parentId: string | null;
  /** By field what was and what is. */
  changes: RecordEvent['changes'];
}

/** What the chain seals of an entry; the link to the entry before comes on top, see `audit`. */
export const contentHash = (entry: AuditEntry): string => createHash('sha256').update(canonical(entry)).digest('hex');

/**
 * Adds an entry to the chain: each hash covers the entry and the hash before it, so that no entry can be altered, removed or
 * moved unseen. The chain's end is one row that stays locked until the transaction ends, so this comes last in it.
 */
const seal = async (trx: Database, entry: AuditEntry): Promise<void> => {
  const content = contentHash(entry);
  const { at, byId, byName, requestId, action, col, recordId, sub, parentId } = entry;
  await sendPrepared(
    trx,
    sql`insert into audit_head (id, seq, prevHash, hash) values (1, 1, '', sha2(${content}, 256))
      on duplicate key update seq = seq + 1, prevHash = hash, hash = sha2(concat(prevHash, ${content}), 256)`,
  );
  await sendPrepared(
    trx,
    sql`insert into audit (seq, at, byId, byName, requestId, action, col, recordId, sub, parentId, changes, prevHash, hash)
      select seq, ${at}, ${byId}, ${byName}, ${requestId}, ${action}, ${col}, ${recordId}, ${sub}, ${parentId},
        ${JSON.stringify(entry.changes)}, prevHash, hash
      from audit_head where id = 1`,
  );
};

/** The end of the chain, which nobody else can move until the transaction ends; undefined where there is none yet. */
const lockedHead = async (trx: Database) => {
  const { rows } = await sql<{
    seq: number;
    hash: string;
  }>`select seq, hash from audit_head where id = 1 for update`.execute(trx);
  return rows[0];
};

/** Adds entries to the chain in their order. Nothing may be done in the transaction after it. */
export const auditAll = async (trx: Database, entries: AuditEntry[]): Promise<void> => {
  const head = entries.length > 1 ? await lockedHead(trx) : undefined;
  if (!head) {
    for (const entry of entries) await seal(trx, entry);
    return;
  }
  let [seq, prevHash, hash] = [head.seq, '', head.hash];
  const sealed = entries.map((entry) => {
    [seq, prevHash] = [seq + 1, hash];
    hash = createHash('sha256')
      .update(prevHash + contentHash(entry))
      .digest('hex');
    return { seq, ...entry, changes: JSON.stringify(entry.changes), prevHash, hash };
  });
  await insertRows(trx, 'audit', sealed);
  await sql`update audit_head set seq = ${seq}, prevHash = ${prevHash}, hash = ${hash} where id = 1`.execute(trx);
};

/** Entries of transactions that go on after what they are about. */
const kept = new WeakMap<Database, AuditEntry[]>();

/** Adds an entry to the audit: now, or later with others of its transaction, see `auditOfAct`. */
export const audit = async (trx: Database, entry: AuditEntry): Promise<void> => {
  const entries = kept.get(trx);
  if (entries) entries.push(entry);
  else await seal(trx, entry);
};

/** Does it, and answers the entries that it would have added to the audit. */
export const auditOfAct = async <T>(
  trx: Database,
  act: () => Promise<T>,
): Promise<{ done: T; entries: AuditEntry[] }> => {
  const entries: AuditEntry[] = [];
  kept.set(trx, entries);
  try {
    return { done: await act(), entries };
  } finally {
    kept.delete(trx);
  }
};

/**
 * Does it, and adds its entries to the audit after all else, or with those of what it is a part of: everybody else who writes waits while the
 * chain's end is locked.
 */
export const auditedLast = async <T>(trx: Database, act: () => Promise<T>): Promise<T> => {
  if (kept.has(trx)) return act();
  const { done, entries } = await auditOfAct(trx, act);
  await auditAll(trx, entries);
  return done;
};

/** The entry of something that was done to, or with, a record of a collection. */
export const entryOf = (
  by: Author,
  action: string,
  col: string,
  about: Partial<Pick<AuditEntry, 'recordId' | 'sub' | 'parentId' | 'changes'>> = {},
): AuditEntry => ({
  at: now(),
  byId: by.id,
  byName: by.name,
  requestId: by.requestId ?? null,
  action,
  col,
  recordId: about.recordId ?? null,
  sub: about.sub ?? null,
  parentId: about.parentId ?? null,
  changes: about.changes ?? {},
});

/** Adds an entry of something that changes no record, such as that somebody looked at one. */
export const auditAction = (db: Database, ...about: Parameters<typeof entryOf>): Promise<void> =>
  notedAnyway(() => db.transaction().execute((trx) => audit(trx, entryOf(...about))));

/** The entry of a write. */
export const auditEntry = (mutation: Mutation, open = openChanges(mutation)): AuditEntry => {
  const { collection, sub, parentId } = mutation.place;
  const changes = isSecret(mutation.place) ? {} : open;
  return entryOf(mutation.by, mutation.kind, collection.name, {
    recordId: recordOf(mutation).id,
    sub,
    parentId,
    changes,
  });
};

/** An entry as it stands in the chain. */
export interface ReadEntry extends AuditEntry {
  seq: number;
}

/** The newest entries about a record and what belongs to it, at most `limit`, those before `before` where that is given. */
export const auditOf = async (
  db: Database,
  col: string,
  recordId: string,
  { before = null, limit }: { before?: number | null; limit: number },
): Promise<ReadEntry[]> => {
  const earlier = before === null ? sql`true` : sql`seq < ${before}`;
  const of = (
    column: string,
  ) => sql`(select * from audit where ${sql.ref(column)} = ${recordId} and col = ${col} and ${earlier}
    order by seq desc limit ${limit})`;
  const { rows } = await sql<
    ReadEntry & { changes: unknown }
  >`select seq, at, byId, byName, requestId, action, col, recordId,
    sub, parentId, changes from (${of('recordId')} union ${of('parentId')}) as a order by seq desc limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, changes: parsed<AuditEntry['changes']>(row.changes) }));
};
