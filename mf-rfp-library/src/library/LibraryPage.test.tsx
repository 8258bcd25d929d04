import { screen, waitFor, within } from '@testing-library/react';
import { button, findButton, libraryServer, open, results, told, words } from '../testing/library.tsx';

const server = libraryServer();

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

test('all filters and the order go from the address into the call', async () => {
  const address =
    '?words=risk&section=s1,s2&team=t1&year=2025,2024&status=s3&opportunity=o1~River&past=~gauge&nickname=big' +
    '&contractor=c1~Heron&staff=~priya&diagram=Yes&callOut=No&review=overdue,nonsense&owner=u1~Dana&sort=won';
  await open(`/rfp-content-library${address}`);
  await waitFor(() =>
    expect(server.asks().some(({ call, body }) => call === 'test' && body.sort === 'won')).toBe(true),
  );
  const { body } = server.asks().findLast(({ call }) => call === 'test') ?? {};
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
    review: ['overdue'],
    owner: { id: 'u1', name: 'Dana' },
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
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
  told.now = { numberOfResults: 12_345 };
  await open('/rfp-content-library?words=owner');
  expect(
    await screen.findByText(
      'Your search returned 12,345 results. The first 1,000 results are displayed below. Try different search criteria to narrow down your search results.',
    ),
  ).toBeVisible();
});

test('while the index is made anew the page says so, and the right answer comes by itself', async () => {
  told.now = { indexing: { done: 250, total: 1000 }, response: [], numberOfResults: 0 };
  await open('/rfp-content-library?words=lowers');
  expect(await screen.findByText(/250 of 1,000 entries/)).toBeVisible();
  expect(screen.queryByText('No text fits')).toBeNull();
  told.now = {};
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
