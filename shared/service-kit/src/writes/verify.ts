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

/** The end of a chain that was sound once. */
interface Noted {
  rows: number;
  hash: string;
}

/** What became of a service's audit. */
export interface Verified extends Noted {
  /** The first entry that is not as it was written. `rows` and `hash` are of the last sound one before it. */
  broken?: { seq: number; why: string };
}

interface End {
  seq: number;
  hash: string;
}

/** The chain's end, and between which numbers entries stand: of one moment, though others write. */
const boundsOf = async (db: Database) => {
  const { rows } = await sql<{ seq: number | null; hash: string | null; first: number | null; last: number | null }>`
    select h.seq, h.hash, e.first, e.last from (select min(seq) as first, max(seq) as last from audit) as e
    left join audit_head as h on h.id = 1`.execute(db);
  const { seq, hash, first, last } = rows[0] ?? { seq: null, hash: null, first: null, last: null };
  return { end: { seq: seq ?? 0, hash: hash ?? '' }, first: first ?? 1, last: last ?? 0 };
};

/** Undefined: no JSON. */
const changesIn = (text: unknown): AuditEntry['changes'] | undefined => {
  try {
    return parsed<AuditEntry['changes']>(text);
  } catch {
    return undefined;
  }
};

interface Read extends Omit<Sealed, 'changes'> {
  changes: AuditEntry['changes'] | undefined;
}

const rowsAfter = async (db: Database, seq: number, last: number): Promise<Read[]> => {
  const { rows } =
    await sql<Sealed>`select seq, at, byId, byName, requestId, action, col, recordId, sub, parentId, changes,
    prevHash, hash from audit where seq > ${seq} and seq <= ${last} order by seq limit ${step}`.execute(db);
  return rows.map((row) => ({ ...row, changes: changesIn(row.changes) }));
};

const isAsSealed = ({ seq: _seq, prevHash, hash, changes, ...entry }: Read): boolean => {
  if (!changes) return false;
  const content = contentHash({ ...entry, changes });
  return (
    createHash('sha256')
      .update(prevHash + content)
      .digest('hex') === hash
  );
};

const faultOf = (row: Read, before: End, noted: Noted): string | undefined => {
  if (row.seq !== before.seq + 1) return 'is missing';
  if (row.prevHash !== before.hash) return 'does not follow the entry before it';
  if (!isAsSealed(row)) return 'was altered';
  return row.seq === noted.rows && row.hash !== noted.hash
    ? 'is not the one that was there when the audit was last verified: the chain was made anew'
    : undefined;
};

const faultAtEnd = (last: End, end: End, highest: number, noted: Noted): string | undefined => {
  if (last.seq < end.seq) return 'is missing';
  if (highest > end.seq) return 'was slipped in after the end of the chain';
  return last.seq < noted.rows ? 'is missing: it was there when the audit was last verified' : undefined;
};

const nothingNoted: Noted = { rows: 0, hash: '' };

/**
 * Walks the chain of a service's audit from its first entry to its end, and finds the first that was altered, removed, moved
 * or slipped in. Entries that are written meanwhile are left for the next time. Whoever may write to the database can cut the
 * chain's end off or make all of it anew: only what was `noted` outside of it, the last time, tells that.
 */
export const verifyAudit = async (db: Database, noted = nothingNoted): Promise<Verified> => {
  const { end, first, last: highest } = await boundsOf(db);
  let last: End = { seq: 0, hash: '' };
  const verified = (broken?: Verified['broken']): Verified => ({
    rows: last.seq,
    hash: last.hash,
    ...(broken && { broken }),
  });
  if (end.seq === 0 && highest > 0) return verified({ seq: 1, why: 'stands without the end of the chain' });
  if (first < 1) return verified({ seq: first, why: 'was slipped in before the first entry' });
  for (let rows = await rowsAfter(db, 0, end.seq); rows.length > 0; rows = await rowsAfter(db, last.seq, end.seq)) {
    for (const row of rows) {
      const why = faultOf(row, last, noted);
      if (why) return verified({ seq: last.seq + 1, why });
      last = row;
    }
  }
  const why = faultAtEnd(last, end, highest, noted);
  if (why) return verified({ seq: last.seq + 1, why });
  return verified(last.hash === end.hash ? undefined : { seq: last.seq, why: 'is not the end of the chain' });
};
