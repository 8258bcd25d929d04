import { emptyInput, type RecordOf } from '@bidwright/contract-kit';
import { addDays, startOfMonth } from '@bidwright/contract-kit/days';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { companyList, inSentence } from '../admin/companyList.ts';
import { type SectionTitleName, sectionTitleList, statusList } from '../admin/lists.ts';
import { people } from '../admin/people.ts';
import { userAt } from '../admin/users.ts';
import { instant, yearOf } from '../days.ts';
import type { Lived } from '../opportunities/history.ts';
import { agencyOf } from '../opportunities/subject.ts';
import { kept, nth, referTo } from '../records.ts';
import { callOuts } from './callOuts.ts';
import { adapted, compose } from './compose.ts';

const count = 420;
const withCallOut = 45;

const sectionTitle = referTo('sectionTitles', sectionTitleList);
const company = referTo('companies', companyList);
const contractors = companyList.filter(({ type }) => type === 'Subcontractor').map(({ name }) => company(name));

const sentStatuses = new Set<string>(
  statusList.filter(({ category }) => ['Submitted', 'Won', 'Lost'].includes(category)).map(({ name }) => name),
);

/** Sections of one bid lie nine apart in the list, so that no bid has one twice. */
const sectionAt = (place: number, round: number) => nth(sectionTitleList, place + round * 9).name;

/** Spreads a number of things evenly over all entries. */
const falls = (n: number, things: number) => Math.floor(((n + 1) * things) / count) > Math.floor((n * things) / count);

/** One in twenty is the first text of its section once more, hardly changed. */
const isRepeat = (n: number) => n > 40 && n % 18 === 17;

/** Some call the client what staff call it; not every text names the client. */
const clientOf = (n: number, { plan }: Lived) => {
  const agency = agencyOf(plan.subject);
  return n % 11 < 2 && agency.nickname ? agency.nickname : inSentence(agency.name);
};

const writerOf = (n: number, { plan, record }: Lived) => {
  const team = people.flatMap(({ teams, inactive }, place) =>
    !inactive && teams.includes(plan.subject.team) ? [place] : [],
  );
  return n % 3 === 0 ? record.rfpManager : userAt(nth(team, n));
};

/** Days from today to the next review: one entry in four is overdue. */
const reviewIn = (n: number) => (n % 4 === 2 ? -5 - (n % 160) : 10 + ((n * 7) % 320));

const reviewOf = (n: number, today: string, written: string) => {
  const months = nth([12, 12, 6, 24], n);
  const reviewDue = addDays(today, reviewIn(n));
  const reviewed = startOfMonth(reviewDue, -months);
  const owner = userAt(n % 5 === 0 ? 0 : 5);
  const result = n % 3 === 0 ? ('edited' as const) : ('unchanged' as const);
  return {
    owner,
    reviewEveryMonths: months,
    reviewDue,
    lastReviewed: written < reviewed && reviewed < today ? { by: owner, at: instant(reviewed, 50_000), result } : null,
  };
};

/** An older bid of the same kind, where the text may have come from. */
const pastOf = (n: number, bid: Lived, sent: readonly Lived[]) => {
  const older = sent.filter(
    ({ plan }) => plan.subject.type === bid.plan.subject.type && plan.due < bid.plan.created && plan.n !== bid.plan.n,
  );
  const past = n % 4 === 1 && older.length > 0 ? nth(older, n).record : undefined;
  return past ? { id: past.id, name: past.solicitationName } : null;
};

/** Sections of bids that were sent: every section title, most of them several times. */
export const rfpContentRecords = (today: string, bids: readonly Lived[]): RecordOf<typeof rfpContent>[] => {
  const sent = bids.filter(({ plan }) => sentStatuses.has(plan.status));
  const written = new Map<SectionTitleName, number>();
  const next = (section: SectionTitleName) => {
    const place = written.get(section) ?? 0;
    written.set(section, place + 1);
    return place;
  };

  const textOf = (n: number, bid: Lived, section: SectionTitleName): string => {
    const months = bid.record.estimatedProjectLength ?? 12;
    const told = { client: clientOf(n, bid), team: bid.plan.subject.team, months };
    return isRepeat(n) ? adapted(compose(n, section, 0, told)) : compose(n, section, next(section), told);
  };

  return Array.from({ length: count }, (_, n) => {
    const bid = nth(sent, n);
    const section = sectionAt(n % sent.length, Math.floor(n / sent.length));
    return {
      ...emptyInput(rfpContent),
      sectionTitle: sectionTitle(section),
      rfpContent: textOf(n, bid, section),
      opportunity: { id: bid.record.id, name: bid.record.solicitationName },
      oppStatus: bid.record.opportunityStatus,
      pastOpp: pastOf(n, bid, sent),
      externalContractor: n % 6 === 0 ? nth(contractors, n / 6) : null,
      internalStaffName: writerOf(n, bid),
      callOutBox: falls(n, withCallOut) ? nth(callOuts, n) : null,
      diagramImage: n % 7 === 3 ? 'Yes' : 'No',
      teams: bid.record.teamsInvolved,
      proposalYear: yearOf(bid.plan.due),
      ...reviewOf(n, today, bid.plan.due),
      ...kept('rfpContent', n, instant(bid.plan.due, 66_000 + n), userAt(n % 5 === 0 ? 0 : 5)),
    };
  });
};
