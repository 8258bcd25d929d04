import { companies, opportunityStatus, sectionTitles, teams, users } from '@bidwright/contract-admin';
import { emptyInput } from '@bidwright/contract-kit';
import { opportunities, sampleOpportunity } from '@bidwright/contract-opportunities';
import { rfpContent, type SearchAnswer, unused } from '@bidwright/contract-rfp-library';
import { marker, parseWords } from '@bidwright/contract-rfp-library/words';
import { views } from '@bidwright/contract-shell';
import { callServer, changeRecord, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
const entries = [
  entry('e1', 'Risk management', 2024, `${long}Each risk has one owner, and the RISK log is weekly.`, {
    opportunity: bid,
    oppStatus: won,
    internalStaffName: { id: 'u-priya', name: 'Priya Raman' },
    callOutBox: 'No surprise in 11 projects',
  }),
  entry('e2', 'Cover letter', 2026, 'We are glad to answer.', { teams: [{ id: 'team-1', name: 'Health' }] }),
  entry('e3', 'Staffing plan', 2025, 'A bench of six lowers the risk.'),
  entry('e4', 'Old plan', 2026, 'Withdrawn.', { status: 'Inactive' }),
];

const used = { used: 6, submitted: 6, won: 4, lost: 2 };
const lookup = { description: null, order: null, status: 'Active', ...kept };
const saved: object[] = [];
/** What the next answers of the search say beside the entries. */
let told: Partial<SearchAnswer> = {};

const search = (body: Record<string, unknown>): SearchAnswer => {
  const words = parseWords(String(body.searchWords ?? ''));
  const { marksIn, snippetOf } = marker(words);
  const years = body.proposalYear as number[];
  const found = entries.filter(
    ({ status, rfpContent: text, sectionTitle, opportunity, proposalYear }) =>
      status === 'Active' &&
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
  return { response, numberOfResults: response.length, order: 'relevance', ...told };
};

const reuseOf = (ids: unknown) =>
  (ids as string[]).map((id) => ({ id, ...(id === 'e1' || id.startsWith('t-Risk') ? used : unused) }));

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  server = await callServer(
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
      'rfp-library/reuse': (body) => ({
        entries: reuseOf(body.entries),
        sectionTitles: reuseOf(body.sectionTitles),
      }),
    },
  );
});
beforeEach(() => {
  told = {};
  localStorage.clear();
});
afterAll(() => server.close());

/*
 * Queries by role work out the style of every element, which takes long on a page with as many fields as this. Labels and
 * texts find the same controls at once.
 */
const words = () => screen.getByLabelText('Words');
const button = (text: string | RegExp) => screen.getByText(text, { selector: 'button, button *' });
const findButton = (text: string | RegExp) => screen.findByText(text, { selector: 'button, button *' });

const open = async (path = '/rfp-content-library') => {
  const page = await renderModule(module, path);
  await screen.findByLabelText('Words');
  return page;
};
const results = async () => [
  ...(await screen.findByLabelText('Results')).querySelectorAll<HTMLElement>('[data-result]'),
];
const marked = (element: HTMLElement) => [...element.querySelectorAll('mark')].map((mark) => mark.textContent);

test('starts with the newest entries, without a search, and the cursor in the words', async () => {
  await open();
  expect(await screen.findByText('3 entries in all')).toBeVisible();
  expect((await results()).map((result) => result.textContent)).toEqual([
    expect.stringContaining('Cover letter'),
    expect.stringContaining('Staffing plan'),
    expect.stringContaining('Risk management'),
  ]);
  expect(words()).toHaveFocus();
  expect(server.asks.filter(({ call }) => call === 'test')).toEqual([]);
});

test('finds words, shows the line they stand in, and what came of the text', async () => {
  const { user } = await open();
  await user.click(words());
  await user.paste('risk river');

  expect(await screen.findByText('1 result')).toBeVisible();
  const [result] = (await results()) as [HTMLElement];
  expect(marked(result)).toEqual(['Risk', 'River', 'risk', 'RISK']);
  expect(result).toHaveTextContent('…');
  expect(within(result).getByText('Won')).toBeVisible();
  expect(result).toHaveTextContent('Used 6');
  expect(result).toHaveTextContent('Won 4 of 6');
  expect(result).not.toHaveTextContent('%');
});

test('all twelve filters and the order go from the address into the call', async () => {
  const address =
    '?words=risk&section=s1,s2&team=t1&year=2025,2024&status=s3&opportunity=o1~River&past=~gauge&nickname=big' +
    '&contractor=c1~Heron&staff=~priya&diagram=Yes&callOut=No&sort=won';
  await open(`/rfp-content-library${address}`);
  await waitFor(() => expect(server.asks.some(({ call, body }) => call === 'test' && body.sort === 'won')).toBe(true));
  const { body } = server.asks.findLast(({ call }) => call === 'test') ?? {};
  expect(body).toEqual({
    searchWords: 'risk',
    sectionTitle: ['s1', 's2'],
    teams: ['t1'],
    proposalYear: [2025, 2024],
    oppStatus: ['s3'],
    opportunity: { id: 'o1', name: 'River' },
    pastOpp: { id: null, name: 'gauge' },
    pastNickname: 'big',
    externalContractor: { id: 'c1', name: 'Heron' },
    internalStaffName: { id: null, name: 'priya' },
    diagramImage: 'Yes',
    callOutBox: 'No',
    sort: 'won',
    limit: 50,
    skip: 0,
  });
});

test('a link leads to the same search and entry', async () => {
  await open('/rfp-content-library?words=risk&entry=e3');
  expect(await screen.findByText('2 results')).toBeVisible();
  expect((await results()).map((result) => result.getAttribute('aria-current'))).toEqual([null, 'true']);
});

test('reads an entry in the drawer: walks its finds, says where it is from and what came of it, copies it', async () => {
  const { user, alerts } = await open('/rfp-content-library?words=risk');
  await screen.findByText('2 results');
  await user.click((await results())[0] as HTMLElement);

  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('Priya Raman')).toBeVisible();
  expect(drawer.getByText('No surprise in 11 projects')).toBeVisible();
  expect(drawer.getByText('2 matches')).toBeVisible();
  expect((await drawer.findAllByText('Won 4 of 6')).length).toBe(2);
  await user.click(drawer.getByLabelText('Next match'));
  expect(drawer.getByText('match 1 of 2')).toBeVisible();
  await user.keyboard('nn');
  expect(drawer.getByText('match 1 of 2')).toBeVisible();
  await user.keyboard('p');
  expect(drawer.getByText('match 2 of 2')).toBeVisible();

  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(drawer.getByText('Copy'));
  await user.click(screen.getByText('Copy as plain text'));
  expect(write).toHaveBeenCalledWith(entries[0]?.rfpContent);
  expect(alerts).toMatchObject([{ severity: 'success', text: 'Text copied' }]);
});

test('versions tell what was changed, word by word', async () => {
  changeRecord(entries[2] as Entry, { rfpContent: 'A bench of seven lowers the risk.' });
  const { user } = await open('/rfp-content-library?words=bench&entry=e3');
  await user.click(await findButton('Versions'));
  await user.click(await screen.findByText('What was changed in the text'));
  const [removed, added] = [document.querySelector('del'), document.querySelector('ins')];
  expect([removed?.textContent, added?.textContent]).toEqual(['six', 'seven']);
});

test('a comment is added and stands there', async () => {
  const { user } = await open('/rfp-content-library?words=glad&entry=e2');
  await user.click(await findButton('Comments'));
  await user.click(await screen.findByLabelText(/^Comment/));
  await user.paste('Too short for this client');
  await user.click(button('Add comment'));
  expect(await screen.findByText('Too short for this client', { selector: 'div' })).toBeVisible();
});

test('the basket keeps entries in order, here and after the page is left', async () => {
  const { user, unmount } = await open('/rfp-content-library?words=risk');
  for (const at of [0, 1]) {
    await user.click((await results())[at] as HTMLElement);
    await user.click(await findButton('Add to basket'));
  }
  unmount();
  const again = await open();
  await again.user.click(await findButton('Basket (2)'));
  await again.user.click(screen.getByLabelText('Move “Staffing plan” up'));
  expect(
    [...screen.getByLabelText('Basket', { selector: 'ol' }).querySelectorAll('li')].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual([expect.stringContaining('Staffing plan'), expect.stringContaining('Risk management')]);
});

test('filters narrow the search, and Clear takes all of it back', async () => {
  const { user } = await open('/rfp-content-library?words=nowhere');
  expect(await screen.findByText('No text fits')).toBeVisible();
  await user.clear(words());

  await user.click(button('Filters'));
  await user.click(screen.getByLabelText(/^Proposal year/));
  await user.click(screen.getByText('2025', { selector: '[role=option] *' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('1 result')).toBeVisible();
  expect((await results())[0]).toHaveTextContent('Staffing plan');
  expect(button('Filters · 1')).toBeVisible();

  await user.click(button('Clear'));
  expect(await screen.findByText('Newest entries')).toBeVisible();
  expect(await results()).toHaveLength(3);
});

test('a chosen opportunity is looked for by its id, and Clear empties its field', async () => {
  const { user, address } = await open();
  await user.click(await findButton('Filters'));
  const field = screen.getByLabelText(/^Opportunity$/);
  await user.click(field);
  await user.click(await screen.findByText(/River gauge/, { selector: '[role=option], [role=option] *' }));
  await waitFor(() => expect(address()).toContain('opportunity=o1'));
  await user.click(button('Clear'));
  await waitFor(() => expect(screen.getByLabelText(/^Opportunity$/)).toHaveValue(''));
});

test('over a thousand results: the warning, word for word', async () => {
  told = { numberOfResults: 12_345 };
  await open('/rfp-content-library?words=owner');
  expect(
    await screen.findByText(
      'Your search returned 12,345 results. The first 1,000 results are displayed below. Try different search criteria to narrow down your search results.',
    ),
  ).toBeVisible();
});

test('while the index is made anew the page says so, and the right answer comes by itself', async () => {
  told = { indexing: { done: 250, total: 1000 }, response: [], numberOfResults: 0 };
  await open('/rfp-content-library?words=lowers');
  expect(await screen.findByText(/250 of 1,000 entries/)).toBeVisible();
  expect(screen.queryByText('No text fits')).toBeNull();
  told = {};
  expect(await screen.findByText('1 result')).toBeVisible();
  expect(screen.queryByText(/of 1,000 entries/)).toBeNull();
});

test.each([
  ['signs alone', '"" -', /no word to look for/],
  ['a hundred thousand letters', 'x'.repeat(100_000), /at most 2,000 characters/],
])('%s: a clear message, and the last results stay', async (_what, typed, message) => {
  const { user } = await open('/rfp-content-library?words=risk');
  await screen.findByText('2 results');
  await user.clear(words());
  await screen.findByText('Newest entries');
  await user.click(words());
  await user.paste(typed);
  expect(await screen.findByText(message)).toBeVisible();
  expect(await results()).toHaveLength(3);
  expect(words()).toHaveValue(typed);
});

test('words that stand in every text are looked for, and the page says what that means', async () => {
  await open('/rfp-content-library?words=of%20the');
  expect(await screen.findByText(/stand in nearly every text/)).toBeVisible();
  expect(await screen.findByText('2 results')).toBeVisible();
});

test('a search is saved and opened again', async () => {
  const { user, alerts } = await open('/rfp-content-library?words=risk&year=2024');
  await user.click(await findButton('Saved searches'));
  await user.click(button('Save this search'));
  await user.click(await screen.findByLabelText(/^Name/));
  await user.paste('Risks of 2024');
  await user.click(button('Save'));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Search saved' }]));
  await waitFor(() => expect(screen.queryByLabelText(/^Name/)).toBeNull());
  await user.click(button('Clear'));
  await user.click(button('Saved searches'));
  await user.click(await findButton('Risks of 2024'));
  expect(await screen.findByText('1 result')).toBeVisible();
  expect(words()).toHaveValue('risk');
});

test('a search that fails says so, keeps the words and the last results', async () => {
  const { user } = await open('/rfp-content-library?words=risk');
  await screen.findByText('2 results');
  const reason = { code: 'bad-value', message: 'searchWords must be at most 64 words' };
  server.refuseNext('test', 400, reason);
  await user.clear(words());
  await user.paste('bench');

  expect(await screen.findByText(`The server did not take this: ${reason.message}`)).toBeVisible();
  await user.click(button('Retry'));
  expect(await screen.findByText('1 result')).toBeVisible();
  expect(screen.queryByText('The search did not work')).toBeNull();
  expect(words()).toHaveValue('bench');
});
