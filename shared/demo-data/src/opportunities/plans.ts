import { addDays } from '@bidwright/contract-kit/days';
import type { StatusName } from '../admin/lists.ts';
import { weekday, weekdays } from '../days.ts';
import { idOf } from '../ids.ts';
import { nth } from '../records.ts';
import { closedDays, type Days, droppedDays, runningDays, wonDays } from './calendar.ts';
import type { Plan } from './plan.ts';
import { grouped, solicitationNumber } from './solicitationNumber.ts';
import { subjectAt } from './subject.ts';

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** Won bids: months since their work began, and its length. Four end within six months, eleven later, nine are over. */
const ending = [
  [10, 12],
  [16, 18],
  [8, 12],
  [19, 24],
] as const;
const running = [
  [1, 12],
  [2, 18],
  [3, 12],
  [4, 24],
  [5, 18],
  [6, 24],
  [8, 24],
  [11, 24],
  [14, 36],
  [17, 36],
  [2, 12],
] as const;
const over = [
  [40, 18],
  [38, 24],
  [36, 12],
  [33, 18],
  [30, 12],
  [28, 24],
  [26, 18],
  [24, 12],
  [20, 12],
] as const;
const won = [...ending, ...running, ...over];

const lost = times(31, 'Lost' as const);
const noBid = times(14, 'No-bid' as const);
const cancelled = times(5, 'Cancelled' as const);
const submitted = [
  ...times(10, 'Submitted' as const),
  ...times(4, 'Orals/Shortlisted' as const),
  ...times(3, 'Negotiation' as const),
];
const late = ['Review', 'Qualifying', 'Writing', 'Go/No-go pending'] as const;
const soon = ['Review', 'Writing', 'Review', 'Review', 'Writing', 'Review'] as const;
const later = [
  'Review' as const,
  ...times(8, 'Writing' as const),
  ...times(5, 'Go/No-go pending' as const),
  ...times(9, 'Qualifying' as const),
  ...times(8, 'Identified' as const),
];

/** The place of each group's first bid. */
const at = {
  won: 0,
  ending: 0,
  running: 4,
  over: 15,
  lost: 24,
  noBid: 55,
  cancelled: 69,
  submitted: 74,
  late: 91,
  soon: 95,
  later: 101,
};

/** Bids for the next contract of a won one: open where that ends soon, else where it is over. */
const follows = new Map([
  [at.soon + 1, at.ending],
  [at.soon + 4, at.ending + 1],
  [at.later + 2, at.ending + 2],
  [at.later + 7, at.ending + 3],
  [at.submitted + 4, at.over + 5],
  [at.submitted + 11, at.over + 6],
  [at.lost + 8, at.over + 1],
  [at.lost + 15, at.over + 2],
  [at.running + 8, at.over],
]);

/** Bids that someone recorded a second time: with another spelling of the number, and without it. */
const repeats = new Map([
  [at.later + 18, at.later + 11],
  [at.later + 25, at.later + 9],
]);
const spelled = new Set([at.later + 18]);

const withoutAmount = new Set([at.later + 24, at.later + 27, at.later + 29]);

type Dated = Days & { status: StatusName };

const group = (first: number, list: readonly StatusName[], days: (n: number, place: number) => Days) =>
  list.map((status, place) => ({ status, ...days(first + place, place) }));

const dated = (today: string): Dated[] => {
  const before = (days: number) => weekday(addDays(today, -days), -1);
  const workdays = {
    late: weekdays(addDays(today, -14), addDays(today, -1)).toReversed(),
    soon: weekdays(today, addDays(today, 7)),
  };
  return [
    ...won.map(([ago, months], n) => ({ status: 'Won' as const, ...wonDays(n, today, ago, months) })),
    ...group(at.lost, lost, (n, place) => closedDays(n, before(62 + place * 43), 38 + ((place * 17) % 20))),
    ...group(at.noBid, noBid, (n, place) => droppedDays(n, before(16 + place * 95), -12)),
    ...group(at.cancelled, cancelled, (n, place) => droppedDays(n, before(45 + place * 270), 6)),
    ...group(at.submitted, submitted, (n, place) => runningDays(n, today, before(4 + place * 6))),
    ...group(at.late, late, (n, place) => runningDays(n, today, nth(workdays.late, 1 + place * 2))),
    ...group(at.soon, soon, (n, place) => runningDays(n, today, nth(workdays.soon, place))),
    ...group(at.later, later, (n, place) => runningDays(n, today, weekday(addDays(today, 10 + place * 5), 1))),
  ];
};

/** The bids of the demo. Their days follow from today; all else is the same every day. */
export const plans = (today: string): Plan[] => {
  const days = dated(today);
  const own = days.flatMap((_, n) => (follows.has(n) || repeats.has(n) ? [] : [n]));
  const subjectOf = (n: number) => subjectAt(own.indexOf(n));

  const made = days.map((one, n): Plan => {
    const before = follows.get(n);
    const subject = subjectOf(before ?? repeats.get(n) ?? n);
    return {
      n,
      solicitation: repeats.get(n) ?? before ?? n,
      ...one,
      subject: before === undefined ? subject : { ...subject, name: `${subject.name}, follow-on` },
      solicitationNumber: solicitationNumber(n, subject, one.created),
      ...(before !== undefined && { original: { id: idOf('opportunities', before), name: subject.name } }),
      ...(withoutAmount.has(n) && { withoutAmount: true }),
    };
  });

  for (const [n, of] of repeats) {
    const first = nth(made, of);
    made[n] = {
      ...nth(made, n),
      due: first.due,
      award: first.award,
      created: weekday(addDays(first.created, 6), -1),
      subject: { ...first.subject, name: `RFP: ${first.subject.name}` },
      solicitationNumber: spelled.has(n) ? grouped(first.solicitationNumber) : null,
    };
  }
  return made;
};
