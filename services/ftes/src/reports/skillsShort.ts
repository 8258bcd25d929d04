import type { CapacityAnswer } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import type { People } from './groups.ts';
import { fourDecimals, type Row, sum } from './rows.ts';

/** Somebody a bid still looks for, who knows something at least so well. */
export interface Looked {
  skill: Reference;
  level: number;
  count: number;
  chance: number;
  parts: number[];
}

/** Somebody who knows it, and what is free of each month. */
interface Able {
  level: number;
  free: number[];
}

const ableOf = (people: People, skill: string, lowest: number): Able[] =>
  people.flatMap(({ hasLeft, skills = [], capacities, expected }) => {
    const known = skills.find(({ id, level }) => id === skill && level >= lowest);
    if (hasLeft || !known) return [];
    return [{ level: known.level, free: capacities.map((one, at) => Math.max(0, one - (expected[at] ?? 0))) }];
  });

const asked = ({ count, chance, parts }: Looked, at: number) => count * chance * (parts[at] ?? 0);

/**
 * What is left of a month, below 0 where it is short: who knows more than is asked for helps out, so that what counts is the level
 * at which least is left.
 */
const spareIn = (roles: readonly Looked[], able: readonly Able[], lowest: number, at: number): number => {
  const levels = roles.filter((role) => asked(role, at) > 0).map(({ level }) => level);
  const left = (levels.length > 0 ? levels : [lowest]).map(
    (least) =>
      sum(able.filter(({ level }) => level >= least).map(({ free }) => free[at] ?? 0)) -
      sum(roles.filter(({ level }) => level >= least).map((role) => asked(role, at))),
  );
  return fourDecimals(Math.min(...left));
};

const rowOf = (roles: readonly Looked[], { people, months }: CapacityAnswer, { id: key, name }: Reference) => {
  const lowest = Math.min(...roles.map(({ level }) => level));
  const able = ableOf(people, key, lowest);
  const needed = months.map((_, at) => sum(roles.map((role) => asked(role, at))));
  const spare = months.map((_, at) => spareIn(roles, able, lowest, at));
  const short = spare.map((one) => Math.max(0, -one));
  const figures = {
    roles: sum(roles.map(({ count }) => count)),
    able: able.length,
    askedFteMonths: fourDecimals(sum(needed)),
    askedIfWon: fourDecimals(sum(roles.map(({ count, parts }) => count * sum(parts)))),
    freeFteMonths: fourDecimals(sum(able.flatMap(({ free }) => free))),
    shortFteMonths: fourDecimals(sum(short)),
    monthsShort: short.filter((one) => one > 0).length,
  };
  return { row: { key, name, months: spare, figures }, needed, short };
};

/** What open roles ask people to know, by the chances of their bids, against what is free of those who do. */
export const skillsShort = (looked: readonly Looked[], capacity: CapacityAnswer) => {
  const found = [...Map.groupBy(looked, ({ skill }) => skill.id).values()].flatMap((roles) =>
    roles[0] ? [rowOf(roles, capacity, roles[0].skill)] : [],
  );
  const rows = found.map(({ row }): Row => row);
  const total = (figure: string) => fourDecimals(sum(rows.map(({ figures }) => figures[figure] ?? 0)));
  const byMonth = (what: 'needed' | 'short') =>
    capacity.months.map((_, at) => fourDecimals(sum(found.map(({ [what]: values }) => values[at] ?? 0))));
  return {
    rows: rows.toSorted(
      (a, b) => (b.figures.shortFteMonths ?? 0) - (a.figures.shortFteMonths ?? 0) || a.name.localeCompare(b.name, 'en'),
    ),
    totals: {
      roles: total('roles'),
      // Who knows two things stands in both rows.
      able: null,
      askedFteMonths: total('askedFteMonths'),
      askedIfWon: total('askedIfWon'),
      freeFteMonths: null,
      shortFteMonths: total('shortFteMonths'),
      monthsShort: total('monthsShort'),
    },
    series: [
      { id: 'asked', months: byMonth('needed') },
      { id: 'short', months: byMonth('short') },
    ],
  };
};
