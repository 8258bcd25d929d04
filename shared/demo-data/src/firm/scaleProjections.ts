import { projections, spanOf } from '@bidwright/contract-ftes';
import { emptyInput, type RecordOf, type Reference } from '@bidwright/contract-kit';
import { type StatusName, statusList } from '../admin/lists.ts';
import { userAt } from '../admin/users.ts';
import { instant } from '../days.ts';
import { randomFrom } from '../library/vocabulary.ts';
import { scaleBidAt } from '../opportunities/scale.ts';
import { kept, referTo } from '../records.ts';
import { monthAt, monthNumber, range } from '../staffing/months.ts';
import { scaleTeamsOf, scaleUserAt } from './scaleUsers.ts';

/** The first place that no plan of the demo has. */
const first = 1000;
/** Plans of one person over twelve years, and the months of one: a little over two at a time. */
const perPerson = 30;
const years = 12;
const ahead = 24;
const length = { min: 8, max: 13 };

const status = referTo('opportunityStatus', statusList);

interface Bid {
  reference: Reference;
  status: StatusName;
}

const closed: ReadonlySet<StatusName> = new Set(['Lost', 'No-bid', 'Cancelled']);

/** Bids that people are planned for: while they run, or are hoped for; only won ones in the past. */
const bidsOf = (count: number) => {
  const all = Array.from({ length: count }, (_, place): Bid => {
    const { id, subject, status: name } = scaleBidAt(place);
    return { reference: { id, name: subject.name }, status: name };
  });
  return {
    won: all.filter((bid) => bid.status === 'Won'),
    open: all.filter((bid) => bid.status !== 'Won' && !closed.has(bid.status)),
  };
};

type Bids = ReturnType<typeof bidsOf>;

const planAt = (n: number, { won, open }: Bids, today: string): RecordOf<typeof projections> => {
  const [person, place] = [Math.floor(n / perPerson), n % perPerson];
  const random = randomFrom(n);
  const thisMonth = monthNumber(today);
  const step = (years * 12) / perPerson;
  const start = thisMonth + ahead - years * 12 + Math.floor(place * step);
  const months = range(start, length.min + Math.floor(random() * (length.max - length.min + 1)));
  // One stride through the bids a person, so that nobody is planned twice for one.
  const from = start > thisMonth && place % 2 === 0 ? open : won;
  const bid = from[(person * 7 + place * 11) % from.length];
  if (!bid) throw new RangeError('There are no bids to plan for');
  const share = (2 + Math.floor(random() * 10)) * 0.05;
  const entries = months.map((month) => ({ ...monthAt(month), percentAllocated: Number(share.toFixed(2)) }));
  return {
    ...emptyInput(projections),
    fte: scaleUserAt(person),
    opportunity: bid.reference,
    oppStatus: status(bid.status),
    entries,
    ...spanOf({ entries }),
    fteTeams: scaleTeamsOf(person),
    ...kept('projections', first + n, instant(today, -86_400 * (1 + (n % 900))), userAt(5)),
  };
};

/** Plans of a large firm beside the demo's; their bids are the first `bids` of `scaleOpportunities`. */
export function* scaleProjections(
  count: number,
  bids: number,
  today: string,
): Generator<RecordOf<typeof projections>, void> {
  const known = bidsOf(bids);
  for (let n = 0; n < count; n += 1) yield planAt(n, known, today);
}
