import { type Actual, actuals, maxHoursPerMonth, type Projection, projections } from '@bidwright/contract-ftes';
import { changeRecord, type Handler, type Row, selectRecords } from '@bidwright/service-kit';
import { type SqlBool, sql } from 'kysely';

type Plan = Row & Projection;
type Hours = Row & Actual;

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

/** How the months of each collection are added up, and what besides person and bid makes two records the same. */
const kinds = [
  {
    of: projections,
    alike: (left: Row): [string, unknown][] => [['kind', left.kind]],
    sum: (stays: Row, goes: Row) =>
      added((stays as Plan).entries, (goes as Plan).entries, (a, b) => ({
        ...b,
        percentAllocated: Math.min(maxPart, a.percentAllocated + b.percentAllocated),
      })),
  },
  {
    of: actuals,
    alike: (): [string, unknown][] => [],
    sum: (stays: Row, goes: Row) =>
      added((stays as Hours).entries, (goes as Hours).entries, (a, b) => ({
        ...b,
        hours: Math.min(maxHoursPerMonth, a.hours + b.hours),
      })),
  },
];

const where = (...conditions: [string, unknown][]) =>
  conditions.map(([column, value]) => sql<SqlBool>`${sql.ref(`t.${column}`)} = ${value}`);

/**
 * A person has one plan for a bid, and one record of hours. Where people or bids became one and both had some, the months go into
 * the record that stays; the other one goes out of use.
 */
export const fold =
  (field: 'fte' | 'opportunity', then: Handler): Handler =>
  async (event, at) => {
    const { trx, service } = at;
    const { from, into } = { from: event.recordId, into: event.into?.id };
    const other = field === 'fte' ? 'opportunity' : 'fte';
    for (const { of, alike, sum } of kinds) {
      const place = service.resource(of);
      for (const left of await selectRecords(trx, place.table, {
        where: where([`${field}Id`, from], ['status', 'Active']),
      })) {
        const { id: others = null } = (left[other] ?? {}) as { id?: string };
        const [found] = await selectRecords(trx, place.table, {
          where: where([`${field}Id`, into], [`${other}Id`, others], ...alike(left)),
        });
        if (!found) continue;
        const entries = sum(found.status === 'Active' ? found : { entries: [] }, left);
        await changeRecord(trx, place, found.id, { entries, status: 'Active' }, event.by);
        await changeRecord(trx, place, left.id, { status: 'Inactive' }, event.by);
      }
    }
    await then(event, at);
  };
