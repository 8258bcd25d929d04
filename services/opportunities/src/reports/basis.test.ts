import { dayOf } from '@bidwright/contract-kit/days';
import { type Basis, type ReportId, reports } from '@bidwright/contract-opportunities';
import { amount, type Bid, decidedOn, filled, is, period, rounded, staysOf, sum, weighed, within } from './byHand.ts';
import { demoFirm, records } from './testing.ts';

const firm = demoFirm();

const days: Partial<Record<Basis, (bid: Bid) => string>> = {
  decided: decidedOn,
  due: ({ dueDate }) => dueDate,
  recorded: ({ dateCreated }) => dayOf(dateCreated),
};

/** The bids that some reports are about, and the figure that counts them. */
const counted: [ReportId, string, (bid: Bid) => boolean][] = [
  ['win-rate', 'won', (bid) => is(bid, 'Won')],
  ['win-rate', 'noBid', (bid) => is(bid, 'No-bid')],
  ['lost-analysis', 'lost', (bid) => is(bid, 'Lost')],
  ['source-yield', 'bids', () => true],
  ['client-history', 'open', (bid) => is(bid, 'Open', 'Submitted')],
];
const ways = counted.flatMap(([report, figure, fits]) =>
  (reports[report].basis ?? []).map((basis) => [report, figure, basis, fits] as const),
);

test.each(ways)('%s: %s are those of which the day %s is in the period', async (report, figure, basis, fits) => {
  const day = days[basis] ?? (() => '');
  const wanted = records.bids.filter((bid) => fits(bid) && within(day(bid))).map(({ id }) => id);
  const asked = { report, basis, ...period };
  expect((await firm.ask(asked)).totals[figure]).toBe(wanted.length);
  const { records: found, total } = await firm.behind({ ...asked, figure });
  expect(total).toBe(wanted.length);
  expect(found.every(({ id }) => wanted.includes(id))).toBe(true);
});

test.each<ReportId>(['win-rate', 'lost-analysis', 'source-yield', 'funnel', 'calibration', 'forecast'])(
  '%s: without a choice it goes by its usual days, and by others it says something else',
  async (report) => {
    const [usual, other] = reports[report].basis ?? [];
    const published = async (basis?: Basis) => {
      const answer = await firm.ask({ report, ...period, basis });
      return [filled(answer), rounded(answer.totals)];
    };
    const unasked = await published();
    expect(await published(usual)).toEqual(unasked);
    expect(await published(other)).not.toEqual(unasked);
  },
);

test('by due date, the months of the win rate are those in which bids were due', async () => {
  const { rows } = await firm.ask({ report: 'win-rate', basis: 'due', ...period });
  const won = records.bids.filter((bid) => is(bid, 'Won') && within(bid.dueDate));
  const byMonth = Map.groupBy(won, ({ dueDate }) => dueDate.slice(0, 7));
  expect(rows.map(({ key, figures }) => [key, figures.won])).toEqual(
    rows.map(({ key }) => [key, byMonth.get(key)?.length ?? 0]),
  );
  expect(won.length).toBeGreaterThan(0);
});

test('by due date, the funnel is of the bids that were due in the period', async () => {
  const { rows } = await firm.ask({ report: 'funnel', basis: 'due', ...period });
  const stays = records.bids
    .filter(({ dueDate }) => within(dueDate))
    .flatMap((bid) => [...new Set(staysOf(bid).map(({ status }) => status))]);
  const entered = Object.fromEntries([...Map.groupBy(stays, (id) => id)].map(([id, all]) => [id, all.length]));
  expect(Object.fromEntries(rows.map(({ key, figures }) => [key, figures.entered]))).toEqual(entered);
});

/** What is forecast of bids that are awarded. */
const figures = (bids: Bid[]) => {
  const hoped = bids.filter((bid) => !is(bid, 'Won'));
  return {
    bids: bids.length,
    assumed: null,
    won: sum(bids, amount) - sum(hoped, amount),
    weighted: sum(hoped, weighed),
    exposure: sum(hoped, amount),
  };
};

test('by award, the forecast has whole amounts in the month in which the client is to decide', async () => {
  const span = { from: '2026-11-01', to: '2027-10-31' };
  const asked = { report: 'forecast', basis: 'award', ...span } as const;
  const { rows, totals, without } = await firm.ask(asked);
  const all = records.bids.filter((bid) => is(bid, 'Open', 'Submitted', 'Won'));
  const priced = all.filter((bid) => amount(bid) !== null);
  const awarded = ({ expectedAwardDate: day }: Bid) => day !== null && day >= span.from && day <= span.to;
  const within = priced.filter(awarded);
  expect(within.length).toBeGreaterThan(0);
  const byMonth = Map.groupBy(within, ({ expectedAwardDate }) => expectedAwardDate?.slice(0, 7));
  expect(rows.map(({ key, figures: found }) => [key, rounded(found)])).toEqual(
    rows.map(({ key }) => [key, rounded(figures(byMonth.get(key) ?? []))]),
  );
  expect(rows).toHaveLength(12);
  expect(rounded(totals)).toEqual(rounded(figures(within)));
  const undated = priced.filter(({ expectedAwardDate }) => expectedAwardDate === null).length;
  expect(without).toEqual({ worthless: all.length - priced.length, undated });
  for (const [figure, count] of Object.entries(without))
    expect([figure, (await firm.behind({ ...asked, figure })).total]).toEqual([figure, count]);
});
