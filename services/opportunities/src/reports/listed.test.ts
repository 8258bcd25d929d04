import { amount, type Bid, is, rounded, sum, weighed } from './byHand.ts';
import { demoFirm, records, today } from './testing.ts';

const firm = demoFirm();

const monthAfter = (month: string, more: number) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + more)).toISOString().slice(0, 7);
};

const plannedFrom = new Map(
  [...Map.groupBy(records.plans, ({ opportunity }) => opportunity.id)].map(([id, plans]) => {
    const months = plans.flatMap(({ entries }) => entries ?? []).filter(({ percentAllocated }) => percentAllocated > 0);
    return [id, months.map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`).toSorted()[0]];
  }),
);

const beginsIn = (bid: Bid) =>
  plannedFrom.get(bid.id) ??
  (bid.expectedAwardDate ? monthAfter(bid.expectedAwardDate, 1) : monthAfter(bid.dueDate, 3));

const works = (bid: Bid, month: string) => {
  const begins = beginsIn(bid);
  return month >= begins && month < monthAfter(begins, bid.estimatedProjectLength ?? 0);
};

const part = (of: (bid: Bid) => number | null) => (bid: Bid) => (of(bid) ?? 0) / (bid.estimatedProjectLength ?? 1);

const assumed = (bids: Bid[]) => bids.filter(({ id }) => !plannedFrom.get(id)).length;

test('forecast: amounts spread evenly over the months of work, from the first that is planned or else assumed', async () => {
  const months = Array.from({ length: 12 }, (_, n) => monthAfter('2026-11', n));
  const all = records.bids.filter((bid) => is(bid, 'Open', 'Submitted', 'Won'));
  const priced = all.filter((bid) => amount(bid) && bid.estimatedProjectLength);
  const { rows, totals, without } = await firm.ask({ report: 'forecast' });
  const wanted = months.map((month) => {
    const bids = priced.filter((bid) => works(bid, month));
    const hoped = bids.filter((bid) => !is(bid, 'Won'));
    const won = bids.filter((bid) => is(bid, 'Won'));
    return {
      bids: bids.length,
      assumed: assumed(bids),
      won: sum(won, part(amount)),
      weighted: sum(hoped, part(weighed)),
      exposure: sum(hoped, part(amount)),
    };
  });
  expect(rows.map(({ key, figures }) => [key, rounded(figures)])).toEqual(
    months.map((month, at) => [month, rounded(wanted[at] ?? {})]),
  );
  const working = priced.filter((bid) => months.some((month) => works(bid, month)));
  const total = (figure: 'won' | 'weighted' | 'exposure') => wanted.reduce((all, one) => all + one[figure], 0);
  expect(rounded(totals)).toEqual(
    rounded({
      bids: working.length,
      assumed: assumed(working),
      won: total('won'),
      weighted: total('weighted'),
      exposure: total('exposure'),
    }),
  );
  expect([assumed(working) > 0, assumed(working) < working.length]).toEqual([true, true]);
  expect(without).toEqual({ unpriced: all.length - priced.length, unplanned: assumed(working) });
  expect((await firm.behind({ report: 'forecast', figure: 'unplanned' })).total).toBe(assumed(working));
});

const signed = records.documents.filter(({ documentType }) => documentType?.value === 'signedContractScope');

const bids = new Map(records.bids.map((bid) => [bid.id, bid]));
const bidOf = ({ opportunityId }: (typeof signed)[number]) => bids.get(opportunityId ?? '');

/** What a contract's row says; its amount is that of its bid where it says none. */
const figuresOf = (contract: (typeof signed)[number]) => {
  const { startDate, endDate } = contract;
  const bid = bidOf(contract);
  return {
    client: bid?.client.name,
    starts: startDate,
    ends: endDate,
    left: endDate ? (Date.parse(endDate) - Date.parse(today)) / 86_400_000 : null,
    amount: contract.amount ?? bid?.winningAmount ?? null,
  };
};

test('contracts: those that have not ended, the next first', async () => {
  const wanted = signed
    .filter(({ endDate }) => !endDate || endDate >= today)
    .toSorted(
      (one, other) => (one.endDate ?? '9').localeCompare(other.endDate ?? '9') || one.id.localeCompare(other.id),
    );
  const { rows, totals } = await firm.ask({ report: 'contracts' });
  expect(rows.map(({ key, bid, name, figures }) => [key, bid, name, figures])).toEqual(
    wanted.map((contract) => {
      const bid = bidOf(contract);
      return [contract.id, contract.opportunityId, bid?.solicitationName, figuresOf(contract)];
    }),
  );
  expect(totals.amount).toBe(wanted.reduce((all, contract) => all + (figuresOf(contract).amount ?? 0), 0));
});

test('recompete radar: contracts that end in 6 to 24 months and that nobody bids for again', async () => {
  const followed = new Set(
    records.bids.filter(({ isRecompete }) => isRecompete).map((bid) => bid.originalOpportunity?.id),
  );
  const wanted = signed.filter(
    ({ endDate, opportunityId }) =>
      endDate && endDate >= '2027-05-20' && endDate <= '2028-11-20' && !followed.has(opportunityId ?? ''),
  );
  const { rows, totals } = await firm.ask({ report: 'recompete-radar' });
  expect(wanted.length).toBeGreaterThan(0);
  const rowOf = (contract: (typeof signed)[number]) => {
    const { starts: _, ...figures } = figuresOf(contract);
    return [contract.opportunityId ?? '', figures] as const;
  };
  expect(Object.fromEntries(rows.map(({ key, figures }) => [key, figures]))).toEqual(
    Object.fromEntries(wanted.map(rowOf)),
  );
  expect(rows.map(({ figures }) => figures.ends)).toEqual(wanted.map(({ endDate }) => endDate).toSorted());
  expect(totals.amount).toBe(wanted.reduce((all, contract) => all + (figuresOf(contract).amount ?? 0), 0));
});
