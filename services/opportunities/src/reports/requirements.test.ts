import { daysBetween } from '@bidwright/contract-kit/days';
import { requirementKinds } from '@bidwright/contract-opportunities';
import { allRounded, type Bid, decided, is, period, rounded, share } from './byHand.ts';
import { demoFirm, records, today } from './testing.ts';

const firm = demoFirm();

const demandedBy = Map.groupBy(records.requirements, ({ opportunityId }) => opportunityId);
const demandedOf = ({ id }: Bid) => demandedBy.get(id) ?? [];

type Demanded = ReturnType<typeof demandedOf>;

const inState = (all: Demanded, ...states: string[]) => all.filter(({ state }) => states.includes(state)).length;

test('requirements of bids that are worked on: how far they are, whose nobody is, the next due first', async () => {
  const open = records.bids.filter((bid) => is(bid, 'Open'));
  const read = open.filter((bid) => demandedOf(bid).length > 0);
  const wanted = read
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate))
    .map((bid) => {
      const all = demandedOf(bid);
      return {
        key: bid.id,
        bid: bid.id,
        name: bid.solicitationName,
        figures: {
          dueOn: bid.dueDate,
          left: daysBetween(today, bid.dueDate),
          requirements: all.length,
          toDo: inState(all, 'Open'),
          inWork: inState(all, 'In work'),
          written: inState(all, 'Written'),
          reviewed: inState(all, 'Reviewed'),
          notApplicable: inState(all, 'Not applicable'),
          unowned: all.filter(({ owner, state }) => owner === null && ['Open', 'In work'].includes(state)).length,
        },
      };
    });
  const { rows, totals, without } = await firm.ask({ report: 'open-requirements' });
  expect(rows).toEqual(wanted);
  expect(wanted[0]?.figures.unowned).toBeGreaterThan(0);
  expect(totals.requirements).toBe(wanted.reduce((sum, { figures }) => sum + figures.requirements, 0));
  expect(without).toEqual({ unread: open.length - read.length });
  const [key] = wanted.map((row) => row.key);
  expect((await firm.behind({ report: 'open-requirements', key, figure: 'unowned' })).records).toMatchObject([
    { id: key },
  ]);
  expect((await firm.behind({ report: 'open-requirements', figure: 'unread' })).total).toBe(open.length - read.length);
});

const toAnswer = (all: Demanded) => all.filter(({ state }) => state !== 'Not applicable');
const coverage = (all: Demanded) => inState(all, 'Written', 'Reviewed') / toAnswer(all).length;

const bandOf = (part: number) => ['100', '90', '75', '50', '0'].find((from) => part * 100 >= Number(from)) ?? '';

type Answered = [bid: Bid, all: Demanded];

const figuresOf = (some: Answered[]) => {
  const of = (end: string) => some.filter(([bid]) => is(bid, end)).length;
  const won = of('Won');
  const all = some.flatMap(([, demanded]) => demanded);
  const covered = inState(all, 'Written', 'Reviewed');
  return {
    bids: some.length,
    won,
    lost: of('Lost'),
    winRate: some.length < 5 ? null : share(won, some.length),
    requirements: toAnswer(all).length,
    covered,
    coveredShare: share(covered, toAnswer(all).length),
  };
};

const closed = decided('Won', 'Lost');
const answered = closed.map((bid): Answered => [bid, demandedOf(bid)]).filter(([, all]) => toAnswer(all).length > 0);

const inBands = (some: Answered[]) => Map.groupBy(some, ([, all]) => bandOf(coverage(all)));

test('win rate by the share of requirements that proposals covered, none told of fewer than five bids', async () => {
  const bands = inBands(answered);
  const { rows, totals, without } = await firm.ask({ report: 'covered-requirements', ...period });
  const wanted = [...bands].map(([band, some]) => [band, figuresOf(some)] as const);
  expect(rows.map(({ key }) => key)).toEqual([...bands.keys()].toSorted((one, other) => Number(other) - Number(one)));
  expect(allRounded(Object.fromEntries(rows.map(({ key, figures }) => [key, figures])))).toEqual(
    allRounded(Object.fromEntries(wanted)),
  );
  const rates = rows.map(({ figures }) => figures.winRate);
  expect([rates.includes(null), rates.some((rate) => rate !== null)]).toEqual([true, true]);
  expect(rounded(totals)).toEqual(rounded(figuresOf(answered)));
  expect(without).toEqual({ unread: closed.length - answered.length });
  expect((await firm.behind({ report: 'covered-requirements', ...period, figure: 'unread' })).total).toBe(
    closed.length - answered.length,
  );
  const behind = await firm.behind({ report: 'covered-requirements', ...period, key: rows[0]?.key, figure: 'lost' });
  expect(behind.total).toBe(rows[0]?.figures.lost);
});

test('the same by kind of requirement, each split by how much of it was covered', async () => {
  const asked = { report: 'covered-requirements', by: 'requirementKind', across: 'coverage', ...period } as const;
  const { rows, totals } = await firm.ask(asked);
  const ofKind = (kind: string): Answered[] =>
    answered
      .map(([bid, all]): Answered => [bid, all.filter((one) => one.kind === kind)])
      .filter(([, all]) => toAnswer(all).length > 0);
  const kinds = requirementKinds.filter((kind) => ofKind(kind).length > 0);
  expect(kinds.length).toBeGreaterThan(3);
  expect(rows.map(({ key, figures }) => [key, rounded(figures)])).toEqual(
    kinds.map((kind) => [kind, rounded(figuresOf(ofKind(kind)))]),
  );
  for (const { key, parts = [] } of rows)
    expect(Object.fromEntries(parts.map((part) => [part.key, rounded(part.figures)]))).toEqual(
      Object.fromEntries([...inBands(ofKind(key))].map(([band, some]) => [band, rounded(figuresOf(some))])),
    );
  // A bid that had to answer several kinds is one bid.
  expect([totals.bids, totals.won]).toEqual([answered.length, answered.filter(([bid]) => is(bid, 'Won')).length]);
});

test('a report of covered requirements of days without a decision is empty', async () => {
  const none = { report: 'covered-requirements', from: '2019-01-01', to: '2019-01-31' } as const;
  const { rows, totals, without } = await firm.ask(none);
  expect([rows, totals.bids, totals.winRate, without]).toEqual([[], 0, null, { unread: 0 }]);
});
