import { type Actual, actuals, maxHoursPerMonth, type Projection, projections } from '@bidwright/contract-ftes';
import type { Kept, Reference } from '@bidwright/contract-kit';
import { changeRecord, type Resource, type StoredRecord, selectRecords } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { plans } from './capacity/plans.ts';
import { actualHours } from './hours/worked.ts';
import type { Follows } from './tables.ts';

type Sql = RawBuilder<unknown>;

/** Nobody works more than twice a month's time. */
const maxPart = 2;

interface Entry {
  year: number;
  month: number;
}

/** The months of two records, added up. */
const added = <E extends Entry>(one: readonly E[], other: readonly E[], sum: (a: E, b: E) => E): E[] => {
  const months = new Map(one.map((entry) => [entry.year * 12 + entry.month, entry]));
  for (const entry of other) {
    const month = entry.year * 12 + entry.month;
    const before = months.get(month);
    months.set(month, before ? sum(before, entry) : entry);
  }
  return [...months.entries()].sort(([a], [b]) => a - b).map(([, entry]) => entry);
};

/** What months of any kind have that are folded. */
type Months = StoredRecord & {
  status: string;
  fte?: Reference | null;
  opportunity?: Reference | null;
  entries: Entry[];
};

/** How the months of a collection are added up, and what besides person and bid makes two records the same. */
interface Kind<R extends Months> {
  t: Record<'fteId' | 'opportunityId' | 'status', Sql>;
  alike(left: R): [Sql, unknown][];
  sum(stays: R['entries'], goes: R['entries']): R['entries'];
}

/** What is planned twice for a month counts together. */
export const bothPlans = (stays: Projection['entries'], goes: Projection['entries']): Projection['entries'] =>
  added(stays, goes, (a, b) => ({
    ...b,
    percentAllocated: Math.min(maxPart, a.percentAllocated + b.percentAllocated),
  }));

const ofPlans: Kind<Projection> = {
  t: plans,
  alike: (left) => [[plans.kind, left.kind]],
  sum: bothPlans,
};

const ofHours: Kind<Actual> = {
  t: actualHours,
  alike: () => [],
  sum: (stays, goes) => added(stays, goes, (a, b) => ({ ...b, hours: Math.min(maxHoursPerMonth, a.hours + b.hours) })),
};

const where = (...conditions: [Sql, unknown][]) =>
  conditions.map(([column, value]) => sql<boolean>`${column} = ${value}`);

const foldOf = async <R extends Months>(
  [event, { trx }]: Parameters<Follows<Kept>>,
  field: 'fte' | 'opportunity',
  place: Resource<R>,
  { t, alike, sum }: Kind<R>,
): Promise<void> => {
  const written: Resource = place;
  const { from, into } = { from: event.recordId, into: event.into?.id };
  const other = field === 'fte' ? 'opportunity' : 'fte';
  const used = where([t[`${field}Id`], from], [t.status, 'Active']);
  for (const left of await selectRecords(trx, place.table, { where: used })) {
    const same = where([t[`${field}Id`], into], [t[`${other}Id`], left[other]?.id ?? null], ...alike(left));
    const [found] = await selectRecords(trx, place.table, { where: same });
    if (!found) continue;
    const entries = sum(found.status === 'Active' ? found.entries : [], left.entries);
    await changeRecord(trx, written, found.id, { entries, status: 'Active' }, event.by);
    await changeRecord(trx, written, left.id, { status: 'Inactive' }, event.by);
  }
};

/**
 * A person has one plan for a bid, and one record of hours. Where people or bids became one and both had some, the months go into
 * the record that stays; the other one goes out of use.
 */
export const fold =
  <R extends Kept>(field: 'fte' | 'opportunity', then: Follows<R>): Follows<R> =>
  async (event, at) => {
    const { service } = at;
    await foldOf([event, at], field, service.resource(projections), ofPlans);
    await foldOf([event, at], field, service.resource(actuals), ofHours);
    await then(event, at);
  };
