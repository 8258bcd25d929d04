import { screen, waitFor, within } from '@testing-library/react';
import type { Entry } from '../api.ts';
import { button, entries, libraryServer, open, resultOf, results, told, words } from '../testing/library.tsx';

const server = libraryServer();

/** How often it was looked for risks. */
const searches = () => server.asks().filter(({ call, body }) => call === 'test' && body.searchWords === 'risk').length;

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
  expect(server.asks().filter(({ call, body }) => call === 'test' && 'searchWords' in body)).toEqual([]);
});

test('before a search stand tips and the 20 newest of many, and the tips give way to results', async () => {
  const [one] = entries as [Entry];
  entries.push(...Array.from({ length: 25 }, (_, at) => ({ ...one, id: `many-${at}`, proposalYear: 1990 + at })));
  const { user } = await open();
  const tips = await screen.findByLabelText('Search tips');
  for (const typed of ['"key personnel"', '-draft', 'transi*', 'risk OR hazard'])
    expect(within(tips).getByText(typed)).toBeVisible();
  expect([...tips.querySelectorAll('kbd')].map((key) => key.textContent).join(' ')).toBe(
    '/ Ctrl Enter ↑ ↓ Enter b c n p Esc',
  );
  const cards = await results();
  expect(cards).toHaveLength(20);
  expect(cards[0]).toHaveTextContent('Cover letter');
  expect(cards.at(-1)).toHaveTextContent('1998');
  await user.type(words(), 'bench');
  expect(await screen.findByText('1 result')).toBeVisible();
  expect(screen.queryByLabelText('Search tips')).toBeNull();
});

test('finds words, shows the line they stand in, and what came of the text', async () => {
  Object.assign(entries[0] as Entry, {
    addedBy: { id: 'u-priya', name: 'Priya Raman' },
    image: { name: 'plan.png', src: '/api/rfp-library/files/1' },
    document: { name: 'annex.pdf', src: '/api/rfp-library/files/2' },
  });
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
  expect(result).toHaveTextContent('2024');
  expect(result).toHaveTextContent('Priya Raman · ');
  for (const has of ['With an image', 'With a document', 'With a call-out box'])
    expect(within(result).getByTitle(has)).toBeInTheDocument();
});

/** What was asked of the search with this in its body. */
const searchesFor = (value: string, field = 'searchWords') =>
  server.asks().filter(({ call, body }) => call === 'test' && body[field] === value);

test('all filters and the order go from the address into the call', async () => {
  const address =
    '?words=risk&section=s1,s2&team=t1&year=2025,2024&status=s3&opportunity=o1~River&past=~gauge&nickname=big' +
    '&contractor=c1~Heron&staff=~priya&diagram=Yes&callOut=No&review=overdue,nonsense&owner=u1~Dana&sort=won';
  await open(`/rfp-content-library${address}`);
  await waitFor(() => expect(searchesFor('won', 'sort')).toHaveLength(1));
  expect(searchesFor('won', 'sort')[0]?.body).toEqual({
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
    review: ['overdue'],
    owner: { id: 'u1', name: 'Dana' },
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    sort: 'won',
    limit: 50,
    skip: 0,
  });
});

const offeredBy = (role: string) =>
  [...document.querySelectorAll(`[role=${role}]`)].map(({ textContent }) => textContent);

test('an order is chosen from the menu, and the results are asked for in it', async () => {
  const { user, address } = await open('/rfp-content-library?words=risk');
  await user.click(await screen.findByLabelText('Order: Relevance'));
  expect(offeredBy('menuitemradio')).toEqual([
    'Relevance',
    'Newest first',
    'Most used',
    'Most won',
    'Review due first',
  ]);
  await user.click(screen.getByText('Most won', { selector: '[role=menuitemradio]' }));
  await waitFor(() => expect(address()).toContain('sort=won'));
  await waitFor(() => expect(server.asks().at(-1)?.body).toMatchObject({ searchWords: 'risk', sort: 'won' }));
});

test('years to search are those of new entries, and the earlier ones of which there are entries', async () => {
  const { user } = await open();
  await user.click(button('Filters'));
  await user.click(screen.getByLabelText(/^Proposal year/, { selector: '[role=combobox]' }));
  const year = new Date().getFullYear();
  await waitFor(() =>
    expect(offeredBy('option')).toEqual([
      ...Array.from({ length: 8 }, (_, at) => String(year + 5 - at)),
      'Earlier: 2017',
    ]),
  );
  await user.click(screen.getByText('Earlier: 2017'));
  const wanted = { body: expect.objectContaining({ proposalYear: [2017] }) };
  await waitFor(() => expect(server.asks()).toContainEqual(expect.objectContaining(wanted)));
  expect(await screen.findByLabelText('Proposal year 2017: remove')).toBeInTheDocument();
});

test('while it searches the page says so, and the last results stay in sight', async () => {
  const { user } = await open('/rfp-content-library?words=risk');
  await screen.findByText('2 results');
  server.breakNext('test', 'wait');
  await user.clear(words());
  await user.paste('bench');
  expect(await screen.findByText('Searching…')).toBeVisible();
  expect((await results()).length).toBeGreaterThan(0);
});

test('the newest entries stay until the first search is answered', async () => {
  const { user } = await open('/rfp-content-library');
  const newest = await results();
  server.breakNext('test', 'wait');
  await user.type(words(), 'bench{Enter}');
  expect(await screen.findByText('Searching…')).toBeVisible();
  expect(newest[0]).toBeVisible();
});

test('after a search was taken back the newest entries stay until the next one is answered', async () => {
  const { user } = await open('/rfp-content-library?words=risk');
  await screen.findByText('2 results');
  await user.clear(words());
  await screen.findByText('Newest entries');
  await waitFor(async () => expect(await results()).toHaveLength(3));
  server.breakNext('test', 'wait');
  await user.click(words());
  await user.paste('bench');
  expect(await screen.findByText('Searching…')).toBeVisible();
  expect(await results()).toHaveLength(3);
});

test('what is asked for ahead of being drawn is asked for once', async () => {
  const { user } = await open('/rfp-content-library?words=risk');
  await screen.findByText('2 results');
  await user.clear(words());
  const { length: before } = searchesFor('bench');
  await user.type(words(), 'bench{Enter}');
  await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('bench'));
  expect(searchesFor('bench')).toHaveLength(before + 1);
});

test('a link leads to the same search and entry', async () => {
  await open('/rfp-content-library?words=risk&entry=e3');
  expect(await screen.findByText('2 results')).toBeVisible();
  expect((await results()).map((result) => result.getAttribute('aria-current'))).toEqual([null, 'true']);
});

test('over a thousand results: the warning, word for word', async () => {
  told.now = { numberOfResults: 12_345 };
  await open('/rfp-content-library?words=owner');
  expect(
    await screen.findByText(
      'Your search returned 12,345 results. The first 1,000 results are displayed below. Try different search criteria to narrow down your search results.',
    ),
  ).toBeVisible();
});

test('a find that is in the document alone says so, with the line it stands in', async () => {
  told.now = {
    response: [
      {
        ...resultOf(entries[1] as Entry),
        document: { name: 'annex.pdf', src: '/api/rfp-library/files/1' },
        inDocument: { text: 'Then a zeppelin lands.', marks: [[7, 15]], before: true, after: false },
      },
    ],
    numberOfResults: 1,
  };
  await open('/rfp-content-library?words=zeppelin');
  expect(await screen.findByText('1 result')).toBeVisible();
  const [result] = (await results()) as [HTMLElement];
  expect(result).toHaveTextContent('In the document annex.pdf…Then a zeppelin lands.');
  expect(marked(result)).toEqual(['zeppelin']);
});

test('while the index is made anew the page says so, and the right answer comes by itself', async () => {
  told.now = { indexing: { done: 250, total: 1000 }, response: [], numberOfResults: 0 };
  await open('/rfp-content-library?words=lowers');
  expect(await screen.findByText(/250 of 1,000 entries/)).toBeVisible();
  expect(screen.queryByText('No results')).toBeNull();
  told.now = {};
  expect(await screen.findByText('1 result')).toBeVisible();
  expect(screen.queryByText(/of 1,000 entries/)).toBeNull();
});

test.each([
  ['signs alone', '"" -', /Enter at least one word/],
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

test('keys lead from the words to the results, open one, collect and copy it, and back; Ctrl with Enter searches again', async () => {
  const { user, address } = await open('/rfp-content-library?words=risk');
  await screen.findByText('2 results');
  const before = searches();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(searches()).toBe(before + 1));
  await screen.findByText('2 results');

  const [first, second] = (await results()) as [HTMLElement, HTMLElement];
  // What Safari asks for, so that keys go on from a result that was clicked.
  expect(first).toHaveAttribute('tabindex', '0');
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowUp}/');
  expect(words()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  const drawer = await screen.findByRole('dialog');
  expect(address()).toContain('entry=e1');
  await user.keyboard('b');
  expect(await within(drawer).findByText('In basket')).toBeVisible();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.keyboard('c');
  await waitFor(() => expect(write).toHaveBeenCalledWith(entries[0]?.rfpContent));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).not.toContain('entry='));
});

test('words that stand in every text are looked for, and the page says what that means', async () => {
  await open('/rfp-content-library?words=of%20the');
  expect(await screen.findByText(/occur in nearly every text/)).toBeVisible();
  expect(await screen.findByText('2 results')).toBeVisible();
});

test('a search that takes too long says what helps, and keeps the words', async () => {
  server.refuseNext('test', 422, { code: 'search-too-long', message: 'Search took too long, add a filter' });
  await open('/rfp-content-library?words=risk');
  expect(await screen.findByText('Search took too long, add a filter')).toBeVisible();
  expect(words()).toHaveValue('risk');
});

test('a search that fails says so, keeps the words and the last results', async () => {
  const { user } = await open('/rfp-content-library?words=risk');
  await screen.findByText('2 results');
  const reason = { code: 'bad-value', message: 'searchWords must be at most 64 words' };
  server.refuseNext('test', 400, reason);
  await user.clear(words());
  await user.paste('bench');

  expect(await screen.findByText(`The server rejected this: ${reason.message}`)).toBeVisible();
  await user.click(button('Retry'));
  expect(await screen.findByText('1 result')).toBeVisible();
  expect(screen.queryByText('The search failed')).toBeNull();
  expect(words()).toHaveValue('bench');
});
