import { companies, opportunityStatus, sectionTitles, teams, users } from '@bidwright/contract-admin';
import { type ErrorInfo, emptyInput } from '@bidwright/contract-kit';
import { opportunities, sampleOpportunity } from '@bidwright/contract-opportunities';
import {
  nextReview,
  reviewStateOf,
  rfpContent,
  type SearchAnswer,
  type Similar,
  type ToReview,
  unused,
} from '@bidwright/contract-rfp-library';
import { marker, parseWords } from '@bidwright/contract-rfp-library/words';
import { views } from '@bidwright/contract-shell';
import { callServer, changeRecord, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { Entry } from '../api.ts';
import module from '../module.tsx';

const kept = { version: 1, dateCreated: 1, dateUpdated: 1, addedBy: null };
const won = { id: 's-won', name: 'Won' };

const entry = (id: string, title: string, year: number, text: string, more: Partial<Entry> = {}): Entry => ({
  ...emptyInput(rfpContent),
  ...kept,
  id,
  sectionTitle: { id: `t-${title}`, name: title },
  proposalYear: year,
  rfpContent: text,
  ...more,
});

const bid = { id: 'o1', name: 'River gauge data hub' };
const long = 'Nothing of note is said here. '.repeat(20);
export const entries = [
  entry('e1', 'Risk management', 2024, `${long}Each risk has one owner, and the RISK log is weekly.`, {
    opportunity: bid,
    oppStatus: won,
    internalStaffName: { id: 'u-priya', name: 'Priya Raman' },
    callOutBox: 'No surprise in 11 projects',
  }),
  entry('e2', 'Cover letter', 2026, 'We are glad to answer.', {
    teams: [{ id: 'team-1', name: 'Health' }],
    reviewEveryMonths: 12,
    reviewDue: '2020-01-01',
  }),
  entry('e3', 'Staffing plan', 2025, 'A bench of six lowers the risk.', {
    owner: { id: 'u-priya', name: 'Priya Raman' },
    reviewEveryMonths: 6,
    reviewDue: '2020-01-01',
  }),
  entry('e4', 'Old plan', 2026, 'Withdrawn.', { status: 'Inactive' }),
];

const used = { used: 6, submitted: 6, won: 4, lost: 2 };
const lookup = { description: null, order: null, status: 'Active', ...kept };
const saved: object[] = [];
/** What the next answers of the search say beside the entries, and what is similar to any text. */
export const told: { now: Partial<SearchAnswer>; similar: Similar[] } = { now: {}, similar: [] };

const search = (body: Record<string, unknown>): SearchAnswer => {
  const words = parseWords(String(body.searchWords ?? ''));
  const { marksIn, snippetOf } = marker(words);
  const years = (body.proposalYear ?? []) as number[];
  const states = [body.review ?? []].flat();
  const found = entries.filter(
    ({ status, rfpContent: text, sectionTitle, opportunity, proposalYear, ...care }) =>
      status === 'Active' &&
      (states.length === 0 || states.includes(reviewStateOf(care, String(body.today)))) &&
      (years.length === 0 || years.includes(proposalYear ?? 0)) &&
      words.every(
        (clause) => marker([clause]).marksIn(`${text} ${sectionTitle.name} ${opportunity?.name ?? ''}`).length > 0,
      ),
  );
  const response = found.map((one) => ({
    ...one,
    opportunity: one.opportunity && { ...one.opportunity, status: one.oppStatus },
    teamArray: [],
    freshness: 100,
    snippet: snippetOf(one.rfpContent),
    marks: {
      sectionTitle: marksIn(one.sectionTitle.name),
      opportunity: marksIn(one.opportunity?.name ?? ''),
      internalStaffName: [],
      externalContractor: [],
    },
    reuse: one.id === 'e1' ? used : unused,
  }));
  return { response, numberOfResults: response.length, order: 'relevance', ...told.now };
};

const reviewer = { id: 'u-dana', name: 'Dana Whitfield' };

const review = (body: Record<string, unknown>) => {
  const { entries: ids, act, result, today: day } = body as unknown as ToReview;
  for (const one of entries.filter(({ id }) => ids.includes(id))) {
    const stamp = { by: reviewer, at: Date.parse(day) / 1000 };
    const done = { inReview: null, reviewDue: nextReview(day, one.reviewEveryMonths) };
    const changes = {
      start: { inReview: stamp },
      stop: { inReview: null },
      done: { ...done, lastReviewed: { ...stamp, result: result ?? 'unchanged' } },
    };
    changeRecord(one, changes[act]);
  }
  return ids;
};

const reuseOf = (ids: unknown) =>
  (ids as string[]).map((id) => ({ id, ...(id === 'e1' || id.startsWith('t-Risk') ? used : unused) }));

/** Answers the calls of the library page from these entries. Call it at the top of a test file. */
export const libraryServer = () => {
  let running: Awaited<ReturnType<typeof callServer>> | undefined;

  beforeAll(async () => {
    running = await callServer(
      [
        { of: rfpContent, records: entries },
        { of: opportunityStatus, records: [{ ...lookup, ...won, category: 'Won', defaultChance: 1 }] },
        { of: sectionTitles, records: [{ ...lookup, id: 't-Staffing plan', name: 'Staffing plan' }] },
        { of: teams, records: [{ ...lookup, id: 'team-1', name: 'Health' }] },
        { of: companies, records: [] },
        { of: users, records: [] },
        {
          of: opportunities,
          records: [{ ...sampleOpportunity({ solicitationName: bid.name }), ...kept, id: bid.id, status: 'Active' }],
        },
        { of: views, records: saved },
      ],
      {
        'rfp-library/test': search,
        'rfp-library/similar': () => told.similar,
        'rfp-library/review': review,
        'rfp-library/reuse': (body) => ({
          entries: reuseOf(body.entries),
          sectionTitles: reuseOf(body.sectionTitles),
        }),
      },
    );
  });
  beforeEach(() => {
    told.now = {};
    told.similar = [];
    localStorage.clear();
  });
  afterAll(() => running?.close());

  return {
    /** The calls that were made. */
    asks: () => running?.asks ?? [],
    refuseNext: (call: string, status: number, reason: ErrorInfo) => running?.refuseNext(call, status, reason),
  };
};

/*
 * Queries by role work out the style of every element, which takes long on a page with as many fields as this. Labels and
 * texts find the same controls at once.
 */
export const words = () => screen.getByLabelText('Words');
export const button = (text: string | RegExp) => screen.getByText(text, { selector: 'button, button *' });
export const findButton = (text: string | RegExp) => screen.findByText(text, { selector: 'button, button *' });

/** What every room's tests at once may take to draw the first page. */
const patience = { timeout: 30_000 };

export const open = async (path = '/rfp-content-library') => {
  const page = await renderModule(module, path);
  await screen.findByLabelText('Words', {}, patience);
  await waitFor(() => expect(document.querySelector('[aria-busy=false]')).not.toBeNull(), patience);
  return page;
};
export const results = async () => [
  ...(await screen.findByLabelText('Results')).querySelectorAll<HTMLElement>('[data-result]'),
];
