import type { Dimension } from '@bidwright/contract-opportunities';
import {
  amount,
  type Bid,
  dayOf,
  filled,
  is,
  period,
  rounded,
  running,
  sum,
  values,
  weighed,
  within,
} from './byHand.ts';
import { demoFirm, records, today } from './testing.ts';

const firm = demoFirm();

const monthAfter = (month: string, more: number) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + more)).toISOString().slice(0, 7);
};

const works = (bid: Bid, month: string) => {
  const begins = bid.expectedAwardDate ? monthAfter(bid.expectedAwardDate, 1) : monthAfter(bid.dueDate, 3);
  return month >= begins && month < monthAfter(begins, bid.estimatedProjectLength ?? 0);
};

const part = (of: (bid: Bid) => number | null) => (bid: Bid) => (of(bid) ?? 0) / (bid.estimatedProjectLength ?? 1);

test('forecast: amounts spread evenly over the months of work', async () => {
  const months = Array.from({ length: 12 }, (_, n) => monthAfter('2026-11', n));
  const priced = records.bids.filter(
    (bid) => is(bid, 'Open', 'Submitted', 'Won') && amount(bid) && bid.estimatedProjectLength,
  );
  const { rows, without } = await firm.ask({ report: 'forecast' });
  expect(rows.map(({ key, figures }) => [key, rounded(figures)])).toEqual(
    months.map((month) => {
      const bids = priced.filter((bid) => works(bid, month));
      const hoped = bids.filter((bid) => !is(bid, 'Won'));
      const won = bids.filter((bid) => is(bid, 'Won'));
      const figures = {
        bids: bids.length,
        won: sum(won, part(amount)),
        weighted: sum(hoped, part(weighed)),
        exposure: sum(hoped, part(amount)),
      };
      return [month, rounded(figures)];
    }),
  );
  expect(without).toEqual({
    unpriced: records.bids.filter((bid) => is(bid, 'Open', 'Submitted', 'Won')).length - priced.length,
  });
});

const monday = (day: string) => {
  const at = new Date(day);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return at.toISOString().slice(0, 10);
};

test('dates ahead: by week, day and team', async () => {
  const fields = { due: 'dueDate', qna: 'dateQnA', decision: 'decisionDueDate' } as const;
  const span = { from: today, to: '2027-01-31' };
  const dates = records.bids
    .filter((bid) => is(bid, 'Open'))
    .flatMap((bid) => Object.entries(fields).map(([kind, field]) => ({ kind, bid, day: bid[field] ?? '' })))
    .filter(({ day }) => day >= span.from && day <= span.to);
  const keys = {
    week: ({ day }: (typeof dates)[number]) => monday(day),
    day: ({ day }: (typeof dates)[number]) => day,
    team: ({ bid }: (typeof dates)[number]) => bid.primaryTeam.id,
  };
  for (const [by, key] of Object.entries(keys)) {
    const count = (some: typeof dates, of: string) => some.filter(({ kind }) => kind === of).length;
    const wanted = [...Map.groupBy(dates, key)].map(([one, some]) => [
      one,
      { due: count(some, 'due'), qna: count(some, 'qna'), decision: count(some, 'decision'), dates: some.length },
    ]);
    expect(filled(await firm.ask({ report: 'due-calendar', by: by as Dimension, ...span }))).toEqual(
      Object.fromEntries(wanted),
    );
  }
});

const bare = (bid: Bid) => bid.solicitationNumber?.replace(/[\s-]/g, '').toLowerCase();

const signed = records.documents.filter(({ documentType }) => documentType?.value === 'signedContractScope');

test('contracts: those that have not ended, the next first', async () => {
  const wanted = signed
    .filter(({ endDate }) => !endDate || endDate >= today)
    .toSorted(
      (one, other) => (one.endDate ?? '9').localeCompare(other.endDate ?? '9') || one.id.localeCompare(other.id),
    );
  const { rows, totals } = await firm.ask({ report: 'contracts' });
  expect(rows.map(({ key, bid, figures }) => [key, bid, figures.ends])).toEqual(
    wanted.map(({ id, opportunityId, endDate }) => [id, opportunityId, endDate]),
  );
  expect(totals.amount).toBe(wanted.reduce((all, { amount: value }) => all + (value ?? 0), 0));
});

test('recompete radar: contracts that end in 6 to 24 months and that nobody bids for again', async () => {
  const followed = new Set(
    records.bids.filter(({ isRecompete }) => isRecompete).map((bid) => bid.originalOpportunity?.id),
  );
  const wanted = signed.filter(
    ({ endDate, opportunityId }) =>
      endDate && endDate >= '2027-05-20' && endDate <= '2028-11-20' && !followed.has(opportunityId ?? ''),
  );
  const { rows } = await firm.ask({ report: 'recompete-radar' });
  expect(wanted.length).toBeGreaterThan(0);
  expect(rows.map(({ key }) => key).toSorted()).toEqual(wanted.map(({ opportunityId }) => opportunityId).toSorted());
});

test('changes: who made how many, and in how many bids', async () => {
  const changes = records.bids
    .flatMap(({ id, changeLog }) => changeLog.map((change) => ({ ...change, bid: id, day: dayOf(change.dateUpdated) })))
    .filter(({ day }) => within(day));
  const wanted = [...Map.groupBy(changes, ({ changedBy }) => changedBy)].map(([key, some]) => [
    key,
    {
      changes: some.length,
      bids: new Set(some.map(({ bid }) => bid)).size,
      last: some
        .map(({ day }) => day)
        .toSorted()
        .at(-1),
    },
  ]);
  expect(filled(await firm.ask({ report: 'change-activity', ...period }))).toEqual(Object.fromEntries(wanted));
});

test('data quality: how many bids fail each check', async () => {
  const open = records.bids.filter((bid) => is(bid, 'Open'));
  const withContract = new Set(signed.map(({ opportunityId }) => opportunityId));
  const twins = records.bids.filter((bid) =>
    records.bids.some(
      (other) =>
        other.id !== bid.id &&
        ((bare(bid) && bare(bid) === bare(other)) ||
          (other.client.id === bid.client.id && other.solicitationName === bid.solicitationName)),
    ),
  );
  const { rows, totals } = await firm.ask({ report: 'data-quality' });
  expect(Object.fromEntries(rows.map(({ key, figures }) => [key, figures.bids]))).toEqual({
    noAmount: running.filter((bid) => amount(bid) === null).length,
    noChance: running.filter((bid) => values.get(bid.chance?.id ?? '') === undefined).length,
    noManager: running.filter(({ rfpManager }) => !rfpManager).length,
    noPerson: running.filter(({ ownerUser }) => !ownerUser).length,
    pastDue: open.filter(({ dueDate }) => dueDate < today).length,
    inactiveLookup: 0,
    noReason: records.bids.filter((bid) => is(bid, 'Lost') && !bid.notesLostDropped).length,
    noWinner: records.bids.filter((bid) => is(bid, 'Lost') && !bid.winningFirm).length,
    noContract: records.bids.filter((bid) => is(bid, 'Won') && !withContract.has(bid.id)).length,
    duplicate: twins.length,
  });
  const { total } = await firm.behind({ report: 'data-quality' });
  expect(totals.bids).toBe(total);
});
