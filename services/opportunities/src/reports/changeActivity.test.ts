import { dayOf } from '@bidwright/contract-kit/days';
import { filled, is, period, within } from './byHand.ts';
import { demoFirm, records, today } from './testing.ts';

const firm = demoFirm();

const changes = records.bids
  .flatMap(({ id, changeLog }) => changeLog.map((change) => ({ ...change, bid: id, day: dayOf(change.dateUpdated) })))
  .filter(({ day }) => within(day));

const keys = {
  person: ({ changedBy }: (typeof changes)[number]) => changedBy,
  field: ({ field }: (typeof changes)[number]) => (field === '*' ? 'created' : field),
  month: ({ day }: (typeof changes)[number]) => day.slice(0, 7),
};

const count = (some: typeof changes) => ({
  changes: some.length,
  bids: new Set(some.map(({ bid }) => bid)).size,
  last: some
    .map(({ day }) => day)
    .toSorted()
    .at(-1),
});

test.each(['person', 'field', 'month'] as const)('changes by %s: how many, and in how many bids', async (by) => {
  const answer = await firm.ask({ report: 'change-activity', by, ...period });
  const wanted = [...Map.groupBy(changes, keys[by])].map(([key, some]) => [key, count(some)]);
  expect(filled(answer)).toEqual(Object.fromEntries(wanted));
  expect(answer.totals).toEqual(count(changes));
});

/** Open bids that were changed last so many days before a day, or earlier. */
const untouched = (days: number, day = today) =>
  records.bids.filter(
    (bid) => is(bid, 'Open') && bid.dateUpdated < Date.parse(`${day}T00:00:00Z`) / 1000 - days * 86_400,
  ).length;

test('open bids that nobody has touched for some days are counted: thirty, unless others are asked for', async () => {
  const asked = { report: 'change-activity', ...period } as const;
  const counts = [1, 5, 7].map((quiet) => [quiet, untouched(quiet)] as const);
  expect(new Set(counts.map(([, count]) => count)).size).toBe(3);
  for (const [quiet, count] of counts) {
    expect((await firm.ask({ ...asked, quiet })).without).toEqual({ untouched: count });
    expect((await firm.behind({ ...asked, quiet, figure: 'untouched' })).total).toBe(count);
  }
  const later = '2026-12-14';
  expect(untouched(30, later)).toBeGreaterThan(0);
  expect((await firm.ask({ ...asked, today: later })).without).toEqual({ untouched: untouched(30, later) });
});
