import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { parsed } from '../table/codec.ts';
import { type AuditEntry, contentHash } from './audit.ts';

/** Rows that are read at once. */
const step = 1000;

interface Sealed extends AuditEntry {
  seq: number;
  prevHash: string;
  hash: string;
}

/** What became of a service's audit. */
export interface Verified {
  /** How many entries are sound, from the first on. */
  rows: number;
  /** The first entry that is not as it was written. */
  broken?: { seq: number; why: string };
}

interface End {
  seq: number;
  hash: string;
}

const endOf = async (db: Database): Promise<End> => {
  const { rows } = await sql<End>`select seq, hash from audit_head where id = 1`.execute(db);
  return rows[0] ?? { seq: 0, hash: '' };
};

const rowsAfter = async (db: Database, seq: number, last: number): Promise<Sealed[]> => {
  const { rows } =
    await sql<Sealed>`select seq, at, byId, byName, requestId, action, col, recordId, sub, parentId, changes,
    prevHash, hash from audit where seq > ${seq} and seq <= ${last} order by seq limit ${step}`.execute(db);
  return rows.map((row) => ({ ...row, changes: parsed(row.changes) as AuditEntry['changes'] }));
};

const hashOf = ({ seq: _seq, prevHash, hash: _hash, ...entry }: Sealed) =>
  createHash('sha256')
    .update(prevHash + contentHash(entry))
    .digest('hex');

const faultOf = (row: Sealed, before: End): string | undefined => {
  if (row.seq !== before.seq + 1) return 'is missing';
  if (row.prevHash !== before.hash) return 'does not follow the entry before it';
  return hashOf(row) === row.hash ? undefined : 'was altered';
};

const isEmpty = async (db: Database) => (await sql`select 1 from audit limit 1`.execute(db)).rows.length === 0;

/**
 * Walks the chain of a service's audit from its first entry to its end, and finds the first that was altered, removed, moved
 * or slipped in. Entries that are written meanwhile are left for the next time.
 */
export const verifyAudit = async (db: Database): Promise<Verified> => {
  const end = await endOf(db);
  if (end.seq === 0 && !(await isEmpty(db)))
    return { rows: 0, broken: { seq: 1, why: 'stands without the end of the chain' } };
  let last: End = { seq: 0, hash: '' };
  for (let rows = await rowsAfter(db, 0, end.seq); rows.length > 0; rows = await rowsAfter(db, last.seq, end.seq)) {
    for (const row of rows) {
      const why = faultOf(row, last);
      if (why) return { rows: last.seq, broken: { seq: last.seq + 1, why } };
      last = row;
    }
  }
  if (last.seq < end.seq) return { rows: last.seq, broken: { seq: last.seq + 1, why: 'is missing' } };
  if (last.hash !== end.hash) return { rows: last.seq, broken: { seq: last.seq, why: 'is not the end of the chain' } };
  return { rows: last.seq };
};
