import { people } from '../admin/people.ts';
import type { Lived } from '../opportunities/history.ts';
import { nth } from '../records.ts';
import { Load } from './load.ts';
import { monthNumber, range } from './months.ts';
import { type Seat, seatsOf } from './seats.ts';

export interface Assignment {
  bid: Lived;
  /** The place among the people. */
  person: number;
  /** Whole percent by month. */
  percent: Map<number, number>;
}

/** People without any work from this month on. */
export const free: readonly number[] = [26, 28];

/** People whose projects ask for more than all of their time, and in which months from this one. */
export const overloaded = [
  { person: 4, project: 14, months: [1, 2], percent: 120 },
  { person: 18, project: 12, months: [0, 1], percent: 110 },
  { person: 20, project: 5, months: [2, 3, 4], percent: 135 },
] as const;

/** Bids that would ask too much of the one on them who has most to do already, in which of that person's months there. */
export const overloadedIfWon = [
  { bid: 85, months: [0, 1], percent: 105 },
  { bid: 86, months: [1, 2], percent: 125 },
  { bid: 89, months: [0, 1], percent: 115 },
  { bid: 90, months: [1, 2, 3], percent: 120 },
  { bid: 96, months: [0], percent: 110 },
] as const;

const wholeSteps = (percent: number) => Math.floor(percent / 5) * 5;

/** What a position usually gives to one bid. */
const usual = new Map([
  ['Partner', 10],
  ['Principal', 15],
  ['Senior Manager', 20],
  ['Manager', 30],
]);

/** Of a bid that is not won yet, half is planned. */
const shareOf = (person: number, { plan }: Lived) =>
  wholeSteps((usual.get(nth(people, person).position) ?? 40) / (plan.project ? 1 : 2));

/** People come in over their first month. */
const assign = (load: Load, { bid, months }: Seat, person: number, share: number): Assignment => {
  const percent = new Map(months.map((month, n) => [month, n === 0 ? Math.max(5, wholeSteps(share / 2)) : share]));
  for (const [month, part] of percent) load.add(person, month, part);
  return { bid, person, percent };
};

/** Who has left, or is kept free, can only be found in the past. */
const isThere = (person: number, months: readonly number[], thisMonth: number) => {
  const last = Math.max(...months);
  if (nth(people, person).inactive) return last < thisMonth - 6;
  return !free.includes(person) || last < thisMonth;
};

/** The least busy person of the bid's teams, or of the firm where the teams are full. */
const leastBusy = (load: Load, seat: Seat, taken: readonly number[], thisMonth: number): number => {
  const teams = new Set(seat.bid.record.teamsInvolved.map(({ name }) => name));
  const able = people
    .map((_, person) => person)
    .filter((person) => !taken.includes(person) && isThere(person, seat.months, thisMonth))
    .filter((person) => load.peak(person, seat.months) <= 95)
    .map((person) => ({
      person,
      busy: load.sum(person, seat.months) + (nth(people, person).teams.some((team) => teams.has(team)) ? 0 : 300),
    }))
    .sort((a, b) => a.busy - b.busy);
  return nth(able, 0).person;
};

const fill = (load: Load, seats: readonly Seat[], made: Assignment[], thisMonth: number) => {
  const taken = (bid: Lived) => made.flatMap((one) => (one.bid === bid ? [one.person] : []));
  for (const seat of seats) {
    const person = leastBusy(load, seat, taken(seat.bid), thisMonth);
    const room = 100 - load.peak(person, seat.months);
    made.push(assign(load, seat, person, wholeSteps(Math.min(shareOf(person, seat.bid), room))));
  }
};

/** Raises the overloaded people's part in their project until all their projects together ask for too much. */
const overload = (made: readonly Assignment[], thisMonth: number) => {
  for (const { person, project, months, percent } of overloaded) {
    const won = made.filter((one) => one.person === person && one.bid.plan.project);
    const raised = won.filter(({ bid }) => bid.plan.n === project);
    const others = won.filter(({ bid }) => bid.plan.n !== project);
    for (const month of months.map((ahead) => thisMonth + ahead)) {
      const rest = others.reduce((sum, other) => sum + (other.percent.get(month) ?? 0), 0);
      for (const one of raised) one.percent.set(month, percent - rest);
    }
  }
};

/** What somebody's projects ask for in a month. */
const wonIn = (made: readonly Assignment[], person: number, month: number) =>
  made
    .filter((one) => one.person === person && one.bid.plan.project)
    .reduce((sum, { percent }) => sum + (percent.get(month) ?? 0), 0);

/** Raises a part in a bid until it asks for too much beside the projects. */
const overloadIfWon = (made: readonly Assignment[], bids: readonly Lived[]) => {
  for (const { bid, months, percent } of overloadedIfWon) {
    const won = ({ person, percent: parts }: Assignment) =>
      [...parts.keys()].reduce((sum, month) => sum + wonIn(made, person, month), 0);
    const [busiest] = made.filter((one) => one.bid === nth(bids, bid)).toSorted((a, b) => won(b) - won(a));
    const theirs = [...(busiest?.percent.keys() ?? [])];
    for (const month of months.map((at) => nth(theirs, at)))
      busiest?.percent.set(month, percent - wonIn(made, busiest.person, month));
  }
};

/** Finds people for all seats. Nobody is planned for more than all of a month, but the overloaded three and who would be if a bid is won. */
export const assignments = (today: string, bids: readonly Lived[]): Assignment[] => {
  const thisMonth = monthNumber(today);
  const load = new Load();
  const seats = seatsOf(bids);
  const made = overloaded.map(({ person, project }) => {
    const seat = { bid: nth(bids, project), months: range(thisMonth - 1, 7) };
    return assign(load, seat, person, 60);
  });
  fill(load, seats.slice(0, seats.length - made.length), made, thisMonth);
  overload(made, thisMonth);
  overloadIfWon(made, bids);
  return made;
};
