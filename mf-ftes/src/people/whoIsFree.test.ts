import { loadsOf, type PersonCapacity, type PlannedWork } from '@bidwright/contract-ftes';
import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import { type Filters, shares } from './filters.ts';
import { rowsOf } from './rowsOf.ts';

const months = 4;
const bids = 5;

const byMonth = (parts: number[]) => array(constantFrom(...parts), { minLength: months, maxLength: months });

/** Somebody's months, and what bids ask of them: a bid's place among all, and its parts. */
const worker = record({
  capacities: byMonth([1, 0.8, 0.5, 0]),
  plans: array(record({ bid: integer({ min: 0, max: bids - 1 }), parts: byMonth([0, 0, 0.1, 0.25, 0.5, 1]) }), {
    maxLength: 6,
  }),
});

/** A firm: the chance of each of its bids, 1 of what is won, and its people. */
const firm = record({
  chances: array(constantFrom(0, 0.25, 0.5, 0.75, 1), { minLength: bids, maxLength: bids }),
  people: array(worker, { maxLength: 12 }),
});
interface Firm {
  chances: number[];
  people: { capacities: number[]; plans: { bid: number; parts: number[] }[] }[];
}

const asked = tuple(
  integer({ min: 0, max: months - 1 }),
  integer({ min: 0, max: months - 1 }),
  constantFrom(...shares),
).map(([one, other, free]) => ({ from: Math.min(one, other), to: Math.max(one, other), free }));
interface Asked extends Pick<Filters, 'free'> {
  from: number;
  to: number;
}

const filters: Filters = {
  text: '',
  teams: [],
  positions: [],
  skills: [],
  level: undefined,
  roles: false,
  bid: undefined,
  role: undefined,
  outlook: 'expected',
  span: '6',
  free: undefined,
  from: undefined,
  to: undefined,
};

/** People as the service answers them. */
const answered = ({ chances, people }: Firm): PersonCapacity[] =>
  people.map(({ capacities, plans }, at) => {
    const works = plans.map(
      ({ bid, parts }): PlannedWork => ({
        bid: { id: `b${bid}`, name: `Bid ${bid}` },
        chance: chances[bid] ?? 0,
        parts,
      }),
    );
    const loads = loadsOf(works, capacities);
    return {
      person: { id: `p${at}`, name: `Person ${at}` },
      position: null,
      teams: [],
      capacity: 1,
      capacities,
      committed: loads.map(({ committed }) => committed),
      expected: loads.map(({ expected }) => expected),
      exposure: loads.map(({ exposure }) => exposure),
      over: loads.map(({ over }) => over),
      works,
    };
  });

const nearly = 0.005;

/** By hand, from the plans alone: who has so much left in each month by chance, and in how many of all ways the bids may end. */
const byHand = ({ chances, people }: Firm, { from, to, free }: Asked) =>
  people.flatMap(({ capacities, plans }, at) => {
    const inTime = Array.from({ length: to - from + 1 }, (_, n) => from + n);
    const left = (month: number, weight: (bid: number) => number) =>
      plans.reduce((room, { bid, parts }) => room - weight(bid) * (parts[month] ?? 0), capacities[month] ?? 0);
    const enough = (weight: (bid: number) => number) =>
      inTime.every((month) => left(month, weight) > Number(free) / 100 - nearly);
    if (!enough((bid) => chances[bid] ?? 0)) return [];
    const ways = Array.from({ length: 2 ** bids }, (_, way) => way).filter((way) => enough((bid) => (way >> bid) & 1));
    const likely = ways.map((way) =>
      chances.reduce((product, chance, bid) => product * ((way >> bid) & 1 ? chance : 1 - chance), 1),
    );
    return [{ id: `p${at}`, chance: likely.reduce((sum, one) => sum + one, 0) }];
  });

test('who is free, and how likely, is who a count by hand finds in 200 firms', () => {
  let found = 0;
  assert(
    property(firm, asked, (given, wanted) => {
      const rows = rowsOf(answered(given), { ...filters, free: wanted.free }, wanted);
      const hand = byHand(given, wanted);
      const chances = new Map(rows.map(({ person, chance }) => [person.id, chance]));
      expect([...chances.keys()].toSorted()).toEqual(hand.map(({ id }) => id).toSorted());
      for (const { id, chance } of hand) expect(chances.get(id)).toBeCloseTo(chance, 9);
      found += hand.length;
    }),
    { numRuns: 200 },
  );
  expect(found).toBeGreaterThan(0);
});
