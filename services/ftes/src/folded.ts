import { type Projection, projections } from '@bidwright/contract-ftes';
import type { Kept } from '@bidwright/contract-kit';
import { changeRecord, selectRecords } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { plans as t } from './capacity/plans.ts';
import type { Follows } from './tables.ts';

type Entries = Projection['entries'];

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

const where = (...conditions: [RawBuilder<unknown>, unknown][]) =>
  conditions.map(([column, value]) => sql<boolean>`${column} = ${value}`);

/**
 * A person has one plan for a bid. Where people or bids became one and both had plans, the months go into the plan that
 * stays; the other one goes out of use.
 */
export const fold =
  <R extends Kept>(field: 'fte' | 'opportunity', then: Follows<R>): Follows<R> =>
  async (event, at) => {
    const { trx, service } = at;
    const place = service.resource(projections);
    const { from, into } = { from: event.recordId, into: event.into?.id };
    const other = field === 'fte' ? 'opportunity' : 'fte';
    const used = where([t[`${field}Id`], from], [t.status, 'Active']);
    for (const left of await selectRecords(trx, place.table, { where: used })) {
      const alike = where([t[`${field}Id`], into], [t[`${other}Id`], left[other]?.id ?? null], [t.kind, left.kind]);
      const [same] = await selectRecords(trx, place.table, { where: alike });
      if (!same) continue;
      const entries = added(same.status === 'Active' ? same.entries : [], left.entries);
      await changeRecord(trx, place, same.id, { entries, status: 'Active' }, event.by);
      await changeRecord(trx, place, left.id, { status: 'Inactive' }, event.by);
    }
    await then(event, at);
  };
