import { type Projection, projections } from '@bidwright/contract-ftes';
import { changeRecord, type Handler, type Row, selectRecords } from '@bidwright/service-kit';
import { type SqlBool, sql } from 'kysely';

type Entries = Projection['entries'];
type Plan = Row & Projection;

/** Nobody works more than twice a month's time. */
const most = 2;

/** The months of two plans, added up. */
const added = (one: Entries, other: Entries): Entries => {
  const months = new Map(one.map((entry) => [entry.year * 12 + entry.month, entry]));
  for (const entry of other) {
    const month = entry.year * 12 + entry.month;
    const sum = (months.get(month)?.percentAllocated ?? 0) + entry.percentAllocated;
    months.set(month, { ...entry, percentAllocated: Math.min(most, sum) });
  }
  return [...months.entries()].sort(([a], [b]) => a - b).map(([, entry]) => entry);
};

const where = (...conditions: [string, unknown][]) =>
  conditions.map(([column, value]) => sql<SqlBool>`${sql.ref(`t.${column}`)} = ${value}`);

/**
 * A person has one plan for a bid. Where people or bids became one and both had plans, the months go into the plan that
 * stays; the other one goes out of use.
 */
export const fold =
  (field: 'fte' | 'opportunity', then: Handler): Handler =>
  async (event, at) => {
    const { trx, service } = at;
    const place = service.resource(projections);
    const { from, into } = { from: event.recordId, into: event.into?.id };
    const other = field === 'fte' ? 'opportunity' : 'fte';
    for (const record of await selectRecords(trx, place.table, {
      where: where([`${field}Id`, from], ['status', 'Active']),
    })) {
      const left = record as Plan;
      const alike = where([`${field}Id`, into], [`${other}Id`, left[other]?.id ?? null], ['kind', left.kind]);
      const [found] = await selectRecords(trx, place.table, { where: alike });
      if (!found) continue;
      const same = found as Plan;
      const entries = added(same.status === 'Active' ? same.entries : [], left.entries);
      await changeRecord(trx, place, found.id, { entries, status: 'Active' }, event.by);
      await changeRecord(trx, place, left.id, { status: 'Inactive' }, event.by);
    }
    await then(event, at);
  };
