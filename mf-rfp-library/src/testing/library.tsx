import { companies, opportunityStatus, sectionTitles, teams, users } from '@bidwright/contract-admin';
import {
  type BulkUpdate,
  type ErrorInfo,
  emptyInput,
  type Job,
  type Person,
  type RecordResult,
} from '@bidwright/contract-kit';
import { opportunities, sampleOpportunity } from '@bidwright/contract-opportunities';
import {
  type FoundEntry,
  images,
  nextReview,
  reviewStateOf,
  rfpContent,
  type SearchAnswer,
  type SearchResult,
  type Sections,
  type Similar,
  type ToReview,
  unused,
} from '@bidwright/contract-rfp-library';
import { type Clause, marker, parseWords } from '@bidwright/contract-rfp-library/words';
import { views } from '@bidwright/contract-shell';
import { callServer, changeRecord, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { type Entry, library, store } from '../api.ts';
import module from '../module.tsx';

const kept = { version: 1, dateCreated: 1, dateUpdated: 1, addedBy: null };
const won = { id: 's-won', name: 'Won' };

const entry = (id: string, title: string, year: number, text: string, more: Partial<Entry> = {}): Entry => ({
  ...emptyInput(rfpContent),
  ...kept,
  id,
  sectionTitle: { id: `t-${title.replaceAll(' ', '-')}`, name: title },
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
  entry('e4', 'Old plan', 2017, 'Withdrawn.', { status: 'Inactive' }),
];

const original = structuredClone(entries);

const used = { used: 6, submitted: 6, won: 4, lost: 2 };
const lookup = { description: null, order: null, status: 'Active', ...kept };
/** Searches that are saved before the first page is drawn. */
export const saved: object[] = [];
/**
 * What the next answers of the search say beside the entries, what is similar to a text, which entry is not to be changed with
 * others, what `proposal.docx` is cut into, what all that is found comes to, and the job that a change is, with what it left.
 */
export const told: {
  now: Partial<SearchAnswer>;
  similar: (text: string) => Similar[];
  refused?: string;
  cut: Sections;
  found: FoundEntry[];
  job?: Partial<Job>;
  left: RecordResult[];
} = { now: {}, similar: () => [], cut: { sections: [], pictures: 0 }, found: [], left: [] };

/** An entry as a search for some words answers it. */
export const resultOf = (one: Entry, words: Clause[] = []): SearchResult => {
  const { marksIn, snippetOf } = marker(words);
  return {
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
    inDocument: null,
    reuse: one.id === 'e1' ? used : unused,
  };
};

const search = (body: Record<string, unknown>): SearchAnswer => {
  const words = parseWords(String(body.searchWords ?? ''));
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
  const response = found.map((one) => resultOf(one, words));
  return { response, numberOfResults: response.length, order: 'relevance', ...told.now };
};

/** The job that an export is, once it is done. */
const exported = {
  id: 'job-1',
  state: 'done',
  file: { name: 'texts.xlsx', size: 1, url: '/api/rfp-library/exports/1' },
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

/** Changes all that is asked for, but for what the test says is refused, and what was changed since it was read. */
const bulkUpdate = (body: Record<string, unknown>) => {
  const {
    ids,
    set,
    clear = [],
    preview,
  } = body as unknown as Omit<BulkUpdate, 'ids'> & { ids: Pick<Entry, 'id' | 'version'>[] };
  const empty: Record<string, unknown> = emptyInput(rfpContent);
  const changes = { ...set, ...Object.fromEntries(clear.map((name) => [name, empty[name]])) };
  const wanted = ids.flatMap(({ id, version }) =>
    entries.filter((one) => one.id === id).map((one) => ({ one, version })),
  );
  if (preview) return { records: ids.length, permitted: ids.length, fields: Object.keys(changes).length };
  if (told.job) return { job: told.job };
  const results = wanted.map(({ one, version }) => {
    if (one.id === told.refused) return { id: one.id, outcome: 'refused', reason: 'Somebody is at it' };
    if (one.version > version) return { id: one.id, outcome: 'conflict', reason: 'Somebody was at it' };
    changeRecord(one, changes);
    return { id: one.id, outcome: 'changed', version: one.version };
  });
  return { results };
};

const reuseOf = (ids: unknown) =>
  (ids as string[]).map((id) => ({
    id,
    lastUsed: id === 'e1' ? Date.parse('2026-11-03T10:00:00Z') / 1000 : null,
    ...(id === 'e1' || id.startsWith('t-Risk') ? used : unused),
  }));

/** Answers the calls of the library page from these entries. Call it at the top of a test file. */
export const libraryServer = () => {
  let running: Awaited<ReturnType<typeof callServer>> | undefined;

  beforeAll(async () => {
    running = await callServer(
      [
        { of: rfpContent, records: entries },
        { of: images, records: [] },
        { of: opportunityStatus, records: [{ ...lookup, ...won, category: 'Won', defaultChance: 1 }] },
        { of: sectionTitles, records: [{ ...lookup, id: 't-Staffing-plan', name: 'Staffing plan' }] },
        { of: teams, records: [{ ...lookup, id: 'team-1', name: 'Health' }] },
        { of: companies, records: [] },
        { of: users, records: [{ ...lookup, id: 'u-priya', name: 'Priya Raman' }] },
        {
          of: opportunities,
          records: [{ ...sampleOpportunity({ solicitationName: bid.name }), ...kept, id: bid.id, status: 'Active' }],
        },
        { of: views, records: saved },
      ],
      {
        'rfp-library/test': search,
        'rfp-library/years': () =>
          [...new Set(entries.map(({ proposalYear }) => proposalYear))].toSorted().toReversed(),
        'rfp-library/similar': ({ rfpContent: text }) => told.similar(String(text)),
        'rfp-library/sections?name=proposal.docx': () => told.cut,
        'rfp-library/found': () => told.found,
        'rfp-library/getJob': () => told.job ?? {},
        'rfp-library/getJobResults': () => told.left,
        'rfp-library/review': review,
        'rfp-library/use': () => ['use-1'],
        'rfp-library/exportRecords': () => exported,
        'rfp-library/bulkUpdate': bulkUpdate,
        'rfp-library/reuse': (body) => ({
          entries: reuseOf(body.entries),
          sectionTitles: reuseOf(body.sectionTitles),
        }),
      },
    );
  });
  beforeEach(() => {
    entries.splice(0, entries.length, ...structuredClone(original));
    told.now = {};
    told.similar = () => [];
    told.refused = undefined;
    told.found = [];
    told.job = undefined;
    told.left = [];
    localStorage.clear();
    // A page does not ask again for what was answered within the second before.
    store.dispatch(library.util.resetApiState());
  });
  afterAll(() => running?.close());

  return {
    /** The calls that were made. */
    asks: () => running?.asks ?? [],
    breakNext: (call: string, how: 'hang up' | 'wait') => running?.breakNext(call, how),
    refuseNext: (call: string, status: number, reason: ErrorInfo, fits?: (body: Record<string, unknown>) => boolean) =>
      running?.refuseNext(call, status, reason, fits),
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
const slow = { timeout: 30_000 };

export const open = async (path = '/rfp-content-library', person?: Person) => {
  const page = await renderModule(module, path, { person });
  await screen.findByLabelText('Words', {}, slow);
  await waitFor(() => expect(document.querySelector('[aria-busy=false]')).not.toBeNull(), slow);
  return page;
};
export const results = async () => [
  ...(await screen.findByLabelText('Results')).querySelectorAll<HTMLElement>('[data-result]'),
];
