import { emptyInput, fill, type Kept, type RecordOf, type Reference } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { companyList, inSentence } from '../admin/companyList.ts';
import { sectionTitleList, statusList } from '../admin/lists.ts';
import { people } from '../admin/people.ts';
import { teamList } from '../admin/teamList.ts';
import { userAt } from '../admin/users.ts';
import { instant } from '../days.ts';
import { scaleBidAt } from '../opportunities/scale.ts';
import { agencyOf } from '../opportunities/subject.ts';
import { kept, nth, referTo } from '../records.ts';
import { callOuts } from './callOuts.ts';
import { foreign } from './foreign.ts';
import { themes } from './themes.ts';
import { oftenFirst, randomFrom, zipfWord } from './vocabulary.ts';

type Content = RecordOf<typeof rfpContent>;

const empty = emptyInput(rfpContent);

/** The first place that no entry of the demo has. */
const first = 1000;
/** Entries of one bid, and the years over which all of them were written. */
const perBid = 10;
const years = 10;

const sections = sectionTitleList.map(({ name }) => referTo('sectionTitles', sectionTitleList)(name));
const teams = teamList.map(({ name }) => referTo('teams', teamList)(name));
const status = referTo('opportunityStatus', statusList);
const contractors = companyList
  .filter(({ type }) => type === 'Subcontractor')
  .map(({ name }) => referTo('companies', companyList)(name));

const sentences = themes
  .flatMap(({ opening, method, closing }) => [...opening, ...method, ...closing])
  .flatMap((paragraph) => paragraph.split(/(?<=[.?!]) /));

const textOf = (random: () => number, client: string, team: string): string => {
  const values = { client, team, years: 4 + Math.floor(random() * 12), months: 6 + Math.floor(random() * 30) };
  const people = 5 + Math.floor(random() * 10);
  const lines = Array.from({ length: 4 + Math.floor(random() * 6) }, () => oftenFirst(sentences, random) ?? '');
  const named = Array.from({ length: 24 }, () => zipfWord(random));
  const also = random() < 0.1 ? nth(foreign, Math.floor(random() * foreign.length)) : '';
  const terms = `The parts concerned are ${named.slice(0, 12).join(', ')}; their records name ${named.slice(12).join(', ')}.`;
  return [...lines.map((line) => fill(line, { ...values, people, tool: 'the project portal' })), terms, also]
    .filter(Boolean)
    .join(' ');
};

interface Bid {
  reference: Reference;
  status: Reference;
  client: string;
  team: Reference;
}

const bidAt = (place: number): Bid => {
  const { id, status: state, subject } = scaleBidAt(place);
  return {
    reference: { id, name: subject.name },
    status: status(state),
    client: inSentence(agencyOf(subject).name),
    team: referTo('teams', teamList)(subject.team),
  };
};

const contentAt = (n: number, count: number, bid: Bid, past: Bid | undefined, today: string): Content => {
  const random = randomFrom(n);
  const chance = (part: number) => random() < part;
  const day = addDays(today, -1 - Math.floor(((count - n) / count) * years * 365));
  const other = nth(teams, Math.floor(random() * teams.length));
  return {
    ...empty,
    sectionTitle: nth(sections, n * 9 + Math.floor(n / perBid)),
    rfpContent: textOf(random, bid.client, bid.team.name),
    opportunity: bid.reference,
    oppStatus: bid.status,
    pastOpp: past && chance(0.25) ? past.reference : null,
    externalContractor: chance(0.17) ? nth(contractors, Math.floor(random() * contractors.length)) : null,
    internalStaffName: userAt(Math.floor(random() * people.length)),
    callOutBox: chance(0.1) ? nth(callOuts, n) : null,
    diagramImage: chance(0.14) ? 'Yes' : 'No',
    teams: other.id === bid.team.id || chance(0.6) ? [bid.team] : [bid.team, other],
    proposalYear: Number(day.slice(0, 4)),
    reviewEveryMonths: 12,
    reviewDue: addDays(today, (n % 400) - 100),
    owner: userAt(5),
    ...kept('rfpContent', first + n, instant(day, n % 86_400), userAt(n % people.length)),
  };
};

type Use = Kept & { opportunity: Reference; note: null };
type ContentWithUses = Content & { uses: Use[] };

const usesOf = ({ opportunity, dateCreated, owner }: Content, n: number, count: number): Use[] =>
  opportunity
    ? Array.from({ length: count }, (_, at) => ({
        opportunity,
        note: null,
        ...kept('rfpContent_uses', (first + n) * count + at, dateCreated + (at + 1) * 3600, owner),
      }))
    : [];

/** As many library entries as wanted, of ten years, the oldest first; their bids are those of `scaleOpportunities`. */
export function* scaleContent(count: number, today: string): Generator<Content, void> {
  let past: Bid | undefined;
  let bid: Bid | undefined;
  for (let n = 0; n < count; n += 1) {
    if (n % perBid === 0) {
      past = bid;
      bid = bidAt(n / perBid);
    }
    if (bid) yield contentAt(n, count, bid, past, today);
  }
}

/** The same, each with so many of the bids for which it was used again. */
export function* scaleContentWithUses(count: number, uses: number, today: string): Generator<ContentWithUses, void> {
  let n = 0;
  for (const entry of scaleContent(count, today)) {
    yield { ...entry, uses: usesOf(entry, n, uses) };
    n += 1;
  }
}
