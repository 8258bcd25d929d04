import { type Dimension, type Figures, type ReportId, reportIds, reports } from '@bidwright/contract-opportunities';
import { categories, rounded, values } from './byHand.ts';
import { demoFirm, records, today } from './testing.ts';

const firm = demoFirm();

/** A bid as it stood at the end of a day, rebuilt forwards from its creation. */
const stoodAt = (day: string) =>
  records.bids
    .map((bid) => {
      const record: Record<string, unknown> = {};
      for (const { field, newValue, dateUpdated } of bid.changeLog) {
        if (dateUpdated >= Date.parse(day) / 1000 + 86_400) continue;
        Object.assign(record, field === '*' ? newValue : { [field]: newValue });
      }
      return record;
    })
    .filter((record) => record.opportunityStatus)
    .map((record) => ({
      category: categories.get((record.opportunityStatus as { id: string }).id),
      amount: record.estimatedBudgetAmount as number | null,
      chance: values.get((record.chance as { id: string } | null)?.id ?? '') ?? 0,
    }));

test.each([today, '2026-06-30', '2025-03-31'])('what stood on %s is what the change log says', async (day) => {
  const all = stoodAt(day);
  const of = (category: string) => all.filter((one) => one.category === category);
  const value = (some: typeof all) => some.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const running = [...of('Open'), ...of('Submitted')];
  const weighted = Number(running.reduce((sum, { amount, chance }) => sum + (amount ?? 0) * chance, 0).toFixed(6));
  expect(weighted).toBeGreaterThan(0);
  const { totals } = await firm.ask({ report: 'summary', from: '2024-01-01', to: day });
  expect(rounded(totals)).toMatchObject({
    open: of('Open').length,
    openValue: value(of('Open')),
    unpriced: of('Open').filter(({ amount }) => amount === null).length,
    awaiting: of('Submitted').length,
    awaitingValue: value(of('Submitted')),
    weighted,
  });
  const pipeline = await firm.ask({ report: 'pipeline', from: '2024-01-01', to: day });
  expect(rounded(pipeline.totals)).toEqual({
    bids: running.length,
    value: value(running),
    weighted,
    unpriced: running.filter(({ amount }) => amount === null).length,
  });
});

const quarter = { from: '2026-01-01', to: '2026-03-31' };

/** What a quarter is compared with: the one before, and of what stands as it stood a month before. */
const before = (report: ReportId) => {
  if (report === 'summary') return { from: '2025-12-02', to: '2026-03-01' };
  const spans = { past: { from: '2025-10-01', to: '2025-12-31' }, since: { from: '2025-12-02', to: '2026-01-01' } };
  const { period } = reports[report];
  return period === 'past' || period === 'since' ? spans[period] : undefined;
};

const compared = reportIds.filter(before);

test.each(compared)('%s: beside it stands the time before', async (report) => {
  const { previous } = await firm.ask({ report, ...quarter, compare: true });
  const { by: _by, across: _across, previous: _none, ...then } = await firm.ask({ report, ...before(report) });
  expect(previous).toEqual(then);
  expect(previous).toMatchObject(before(report) ?? {});
});

test.each(reportIds.filter((report) => !compared.includes(report)))('%s: it has no time before', async (report) => {
  expect((await firm.ask({ report, ...quarter, compare: true })).previous).toBeNull();
});

test('nothing stands beside a report that is not asked for it', async () => {
  expect((await firm.ask({ report: 'win-rate', ...quarter })).previous).toBeNull();
});

/** Counts of requirements, of which a bid has many. */
const ofRequirements = ['requirements', 'toDo', 'inWork', 'written', 'reviewed', 'notApplicable', 'unowned', 'covered'];

/** Of these a bid may count more than once: it stays in a status again, has several dates, or many requirements. */
const repeated = new Set(['stays', 'changes', 'dates', ...ofRequirements]);

const counted = (report: ReportId, figures: Figures): [string, number][] =>
  Object.entries(reports[report].figures).flatMap(([figure, kind]) => {
    const value = figures[figure];
    return kind === 'count' && !repeated.has(figure) && typeof value === 'number' ? [[figure, value]] : [];
  });

test.each(reportIds)('%s: behind each count stand exactly so many bids', async (report) => {
  const ways = reports[report].by.slice(0, 2);
  for (const by of ways) {
    const call = { report, ...(ways.length > 1 && { by: by as Dimension }) };
    const { rows } = await firm.ask(call);
    const figures = rows
      .slice(0, 2)
      .flatMap((row) => counted(report, row.figures).map((one) => [row.key, ...one] as const));
    for (const [key, figure, value] of figures) {
      const { total } = await firm.behind({ ...call, key, figure });
      expect([by, key, figure, total]).toEqual([by, key, figure, value]);
    }
  }
});

test.each<ReportId>(['pipeline', 'win-rate', 'summary', 'source-yield', 'funnel'])(
  '%s: so do they behind its sums',
  async (report) => {
    const { totals } = await firm.ask({ report });
    for (const [figure, value] of counted(report, totals))
      expect([figure, (await firm.behind({ report, figure })).total]).toEqual([figure, value]);
  },
);
