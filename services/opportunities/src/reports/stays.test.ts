import {
  type Bid,
  categories,
  filled,
  is,
  period,
  recorded,
  rounded,
  type Stay,
  share,
  staysOf,
  steps,
  values,
  within,
} from './byHand.ts';
import { demoFirm, records, today } from './testing.ts';

const firm = demoFirm();

const isOut = (id = '') => ['Lost', 'No-bid', 'Cancelled'].includes(categories.get(id) ?? '');

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

test('funnel: who came into a status, went on, left, and is there still', async () => {
  const order = new Map(records.statuses.map(({ id, order: place }) => [id, place ?? 0]));
  const stays = recorded.flatMap((bid) => staysOf(bid).map((stay) => ({ ...stay, bid })));
  const bidsOf = (some: typeof stays) => new Set(some.map(({ bid }) => bid.id)).size;
  const figuresFor = (some: typeof stays) => {
    const forward = some.filter(
      ({ status, next }) => next && !isOut(next) && (order.get(next) ?? 0) > (order.get(status) ?? 0),
    );
    const here = bidsOf(some.filter(({ next }) => !next));
    return rounded({
      entered: bidsOf(some),
      forward: bidsOf(forward),
      dropped: bidsOf(some.filter(({ next }) => next && isOut(next))),
      here,
      conversion: share(bidsOf(forward), bidsOf(some) - here),
    });
  };
  const answer = await firm.ask({ report: 'funnel', ...period });
  const wanted = [...Map.groupBy(stays, ({ status }) => status)].map(([key, some]) => [key, figuresFor(some)]);
  expect(filled(answer)).toEqual(Object.fromEntries(wanted));
  expect(rounded(answer.totals)).toEqual(figuresFor(stays));
});

const figuresOf = (some: Stay[], limit: (stay: Stay) => number) => {
  const took = some
    .filter(({ ended }) => ended && within(ended))
    .map(({ entered, ended = '' }) => days(entered, ended))
    .sort((one, other) => one - other);
  const ages = some.filter(({ ended }) => !ended).map((stay) => ({ stay, age: days(stay.entered, today) }));
  const middle = [took[Math.floor((took.length - 1) / 2)], took[Math.floor(took.length / 2)]];
  return {
    stays: took.length,
    median: took.length > 0 ? ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2 : null,
    p90: took[Math.ceil(took.length * 0.9) - 1] ?? null,
    here: ages.length,
    oldest: ages.length > 0 ? Math.max(...ages.map(({ age }) => age)) : null,
    stuck: ages.filter(({ stay, age }) => age > limit(stay)).length,
  };
};

test('time in status: the middle, the slowest tenth, and who is stuck', async () => {
  const stays = records.bids
    .flatMap(staysOf)
    .filter(({ status }) => ['Open', 'Submitted'].includes(categories.get(status) ?? ''));
  const limits = new Map(
    records.statuses.map(({ id, stuckAfterDays }) => [id, stuckAfterDays ?? Number.POSITIVE_INFINITY]),
  );
  const limit = ({ status }: Stay) => limits.get(status) ?? 0;
  const answer = await firm.ask({ report: 'time-in-status', ...period });
  const wanted = [...Map.groupBy(stays, ({ status }) => status)].map(([key, some]) => [key, figuresOf(some, limit)]);
  expect(filled(answer)).toEqual(Object.fromEntries(wanted));
  expect(answer.totals).toEqual(figuresOf(stays, limit));
});

const predictedOf = (bid: Bid) => {
  const sent = staysOf(bid).find(({ status }) => categories.get(status) === 'Submitted')?.version ?? 0;
  return steps(bid, 'chance').findLast(({ version }) => version <= sent)?.id ?? '';
};

interface Predicted {
  bid: Bid;
  chance: string;
  hoped: number;
  won: 0 | 1;
}

const calibrated = (known: readonly Predicted[]) => {
  const mean = (of: (one: Predicted) => number) => known.reduce((all, one) => all + of(one), 0) / known.length;
  return rounded({
    closed: known.length,
    predicted: mean(({ hoped }) => hoped),
    won: known.filter(({ won }) => won).length,
    result: mean(({ won }) => won),
    brier: mean(({ hoped, won }) => (hoped - won) ** 2),
  });
};

const chanceKeys = {
  chance: ({ chance }: Predicted) => chance,
  team: ({ bid }: Predicted) => bid.primaryTeam.id,
  owner: ({ bid }: Predicted) => bid.opportunityOwner.id,
};

test.each(['chance', 'team', 'owner'] as const)(
  'calibration by %s: the chance when the bid was sent against what came of it',
  async (by) => {
    const closed = records.bids.filter((bid) => is(bid, 'Won', 'Lost'));
    const known = closed.flatMap((bid): Predicted[] => {
      const chance = predictedOf(bid);
      const hoped = values.get(chance) ?? undefined;
      return hoped === undefined ? [] : [{ bid, chance, hoped, won: is(bid, 'Won') ? 1 : 0 }];
    });
    const { rows, totals, without } = await firm.ask({ report: 'calibration', by, from: '2020-01-01', to: today });
    const wanted = [...Map.groupBy(known, chanceKeys[by])].map(([key, some]) => [key, calibrated(some)]);
    expect(wanted.length).toBeGreaterThan(2);
    expect(filled({ rows })).toEqual(Object.fromEntries(wanted));
    expect(rounded(totals)).toEqual(calibrated(known));
    expect(without).toEqual({ unpredicted: closed.length - known.length });
  },
);
