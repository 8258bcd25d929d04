import { type AuditLine, maxEntries, type recordAudit } from '@bidwright/contract-admin';
import type { AskedOf } from '@bidwright/contract-kit';
import { auditOf, type Service } from '@bidwright/service-kit';

/** A value as people read it: names of what is pointed at, else what it is. */
const said = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map((one) => said(one) ?? '').join(', ') || null;
  if (typeof value !== 'object') return String(value);
  if ('name' in value && typeof value.name === 'string') return value.name;
  return JSON.stringify(value);
};

/** What was done to a record, as lines. */
export const auditLines = async (
  { db }: Service,
  { col, id, before }: AskedOf<typeof recordAudit>,
): Promise<AuditLine[]> => {
  const entries = await auditOf(db, col, id, { before, limit: maxEntries });
  return entries.map(({ seq, at, byName, action, sub, changes }) => ({
    seq,
    at,
    by: byName,
    action,
    sub,
    changes: Object.entries(changes).map(([field, { from, to }]) => ({ field, from: said(from), to: said(to) })),
  }));
};
