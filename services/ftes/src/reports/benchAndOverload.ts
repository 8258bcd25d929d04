import { type CapacityAnswer, excessOf, type Outlook, type StaffReportAsked } from '@bidwright/contract-ftes';
import type { People } from './groups.ts';
import { fourDecimals, type Row, share, sum } from './rows.ts';

type One = People[number];
type Asked = Pick<StaffReportAsked, 'outlook' | 'below'>;

/** Who does not work in a month at all is not on the bench. */
const isUnder = (load: number, capacity: number, below: number) => capacity > 0 && load < (capacity * below) / 100;

const timesOf = (one: One, outlook: Outlook, below: number) =>
  one[outlook].map((load, at) => {
    const capacity = one.capacities[at] ?? 0;
    return { load, capacity, isUnder: isUnder(load, capacity, below), over: excessOf(load, capacity) };
  });
type Times = ReturnType<typeof timesOf>;

const count = (times: Times) => ({
  under: times.filter((time) => time.isUnder).length,
  over: times.filter(({ over }) => over > 0).length,
});

const figuresOf = (one: One, { outlook, below }: Asked) => {
  const won = count(timesOf(one, 'committed', below));
  const expected = count(timesOf(one, 'expected', below));
  const asked = timesOf(one, outlook, below);
  return {
    average: share(sum(asked.map(({ load }) => load)), sum(one.capacities)),
    monthsUnder: won.under,
    monthsUnderExpected: expected.under,
    monthsOverWon: won.over,
    monthsOverExpected: expected.over,
    freeFteMonths: fourDecimals(sum(asked.map((time) => (time.isUnder ? time.capacity - time.load : 0)))),
    fteMonthsOver: fourDecimals(sum(asked.map(({ over }) => over))),
  };
};

const summed = [
  'monthsUnder',
  'monthsUnderExpected',
  'monthsOverWon',
  'monthsOverExpected',
  'freeFteMonths',
  'fteMonthsOver',
];

const mostFirst = (a: Row, b: Row) =>
  (b.figures.fteMonthsOver ?? 0) - (a.figures.fteMonthsOver ?? 0) ||
  (b.figures.freeFteMonths ?? 0) - (a.figures.freeFteMonths ?? 0) ||
  a.name.localeCompare(b.name, 'en');

/** Who has too little to do in which months, and who too much: by work that is won, and with open bids as their chances say. */
export const benchAndOverload = ({ people, months }: CapacityAnswer, asked: Asked) => {
  const here = people
    .filter(({ hasLeft }) => !hasLeft)
    .map((one) => ({ one, times: timesOf(one, asked.outlook, asked.below), figures: figuresOf(one, asked) }));
  const found = here.filter(({ figures, times }) => {
    const { under, over } = count(times);
    const { monthsUnder, monthsUnderExpected, monthsOverWon, monthsOverExpected } = figures;
    return under + over + monthsUnder + monthsUnderExpected + monthsOverWon + monthsOverExpected > 0;
  });
  const total = (figure: string) => fourDecimals(sum(rows.map(({ figures }) => figures[figure] ?? 0)));
  const rows = found.map(
    ({ one, times, figures }): Row => ({
      key: one.person.id,
      name: one.person.name,
      months: times.map(({ load, capacity }) => share(load, capacity)),
      figures,
    }),
  );
  const peopleBy = (is: (time: Times[number]) => boolean) =>
    months.map((_, at) => here.filter(({ times }) => times.slice(at, at + 1).some(is)).length);
  return {
    rows: rows.sort(mostFirst),
    totals: { average: null, ...Object.fromEntries(summed.map((figure) => [figure, total(figure)])) },
    series: [
      { id: 'under', months: peopleBy((time) => time.isUnder) },
      { id: 'over', months: peopleBy(({ over }) => over > 0) },
    ],
  };
};
