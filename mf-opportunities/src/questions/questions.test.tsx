import { documents, opportunities, questions, sampleQuestion } from '@bidwright/contract-opportunities';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { bids, library, store } from '../api.ts';
import module from '../module.tsx';
import { bid, lookups, people } from '../testing/samples.ts';

const kept = { version: 1, dateCreated: 1_790_000_000, dateUpdated: 1_790_000_000, addedBy: null, exportedAt: null };
const document = { id: 'd1', name: 'Questionnaire' };
const question = (id: string, text: string, place: number) => ({
  ...sampleQuestion({ opportunityId: 'b1', document, text, place, number: `1.${place}` }),
  state: 'Open',
  answer: null,
  sources: [],
  ...kept,
  id,
});

const { id: myId, name } = people.operations;
const mine = { id: myId, name };

const text = (id: string, sentence: string) => ({
  id,
  sectionTitle: { id: 's1', name: `Section of ${id}` },
  opportunity: { id: 'b9', name: 'Old bid' },
  proposalYear: 2025,
  freshness: 90,
  used: 3,
  won: 2,
  lost: 1,
  sentences: [sentence],
});
const answer = {
  sentences: [{ entry: 'e1', title: 'Section of e1', sentence: 'A deputy steps in.' }],
  texts: [text('e1', 'A deputy steps in.'), text('e2', 'Nobody is missed.')],
};

const address = '/general/opportunities/b1/questions';
let server: Awaited<ReturnType<typeof callServer>>;
/** What is offered for a question that nothing answers well. */
let nearest: object[] = [];

beforeAll(() => Promise.all([import('./QuestionsPage.tsx'), import('./QuestionPanel.tsx')]));
beforeEach(async () => {
  nearest = [];
  for (const api of [bids, library]) store.dispatch(api.util.resetApiState());
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { media: query, matches: !/max-width/.test(query) }) as MediaQueryList;
  server = await callServer(
    [
      { of: opportunities, records: [bid('b1', { solicitationName: 'Ferry data' })] },
      {
        of: questions,
        records: [question('q1', 'Who stands in?', 1), { ...question('q2', 'What is steel?', 2), owner: mine }],
      },
      { of: documents, records: [] },
      { of: rfpContent, records: [] },
      ...lookups(),
    ],
    {
      'opportunities/questionLists': () => [{ document, open: 2, accepted: 0, rejected: 0, mine: 1 }],
      'opportunities/giveQuestions': ({ questions: all }) =>
        [all].flat().map((one) => ({ id: Object(one).id, version: 2 })),
      'rfp-library/proposeAnswers': ({ questions: all }) =>
        [all].flat().map((one) => (one === 'Who stands in?' ? answer : { sentences: [], texts: nearest })),
    },
  );
});
afterEach(() => server.close());

const asked = (call: string) => server.asks.filter((one) => one.call === call).map(({ body }) => body);

const open = async () => {
  const { user } = await renderModule(module, address, { person: people.admin });
  expect(await screen.findByText('A deputy steps in.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Who stands in/ }));
  return { user, panel: within(await screen.findByRole('dialog', { name: 'Question 1.1' })) };
};

test('a proposal is accepted with its sources, and the next question opens', async () => {
  const { user, panel } = await open();
  expect(screen.getByText('No text found')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Section of e1' })).toHaveAttribute('href', '/rfp-content-library?entry=e1');
  await user.click(panel.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(asked('update')[0]).toMatchObject({
      id: 'q1',
      state: 'Accepted',
      answer: 'A deputy steps in.',
      sources: [{ entry: 'e1', title: 'Section of e1', sentence: 'A deputy steps in.' }],
    }),
  );
  expect(await screen.findByRole('dialog', { name: 'Question 1.2' })).toBeVisible();
});

test('another text is added, and an edited answer keeps all of its sources', async () => {
  const { user, panel } = await open();
  await user.click(panel.getByRole('button', { name: 'Add to the answer' }));
  await user.click(panel.getByRole('button', { name: 'Edit' }));
  const field = panel.getByRole('textbox', { name: /^Answer/ });
  expect(field).toHaveValue('A deputy steps in. Nobody is missed.');
  await user.type(field, ' At all.');
  await user.click(panel.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(asked('update')[0]).toMatchObject({
      answer: 'A deputy steps in. Nobody is missed. At all.',
      sources: [{ entry: 'e1' }, { entry: 'e2' }],
    }),
  );
});

test('where nothing answers well enough the nearest texts are offered, and one of them is the answer', async () => {
  nearest = [text('e3', 'Steel is bought by the yard.')];
  const { user } = await renderModule(module, address, { person: people.admin });
  await user.click(await screen.findByRole('button', { name: /What is steel/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Question 1.2' }));
  expect(await panel.findByText(/No library text answers this well enough/)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Accept' })).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Use instead' }));
  await user.click(panel.getByRole('button', { name: 'Accept' }));
  const sentence = 'Steel is bought by the yard.';
  await waitFor(() =>
    expect(asked('update')[0]).toMatchObject({ id: 'q2', answer: sentence, sources: [{ entry: 'e3', sentence }] }),
  );
});

test('chosen questions are given to somebody at once, and Undo gives each back', async () => {
  const { user, alerts } = await renderModule(module, address, { person: people.admin });
  expect(await screen.findByText('A deputy steps in.')).toBeVisible();
  for (const box of screen.getAllByRole('checkbox', { name: /Question|stands|steel/ })) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Set owner' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'No one' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: '1 question changed' }]));
  expect(asked('giveQuestions')).toEqual([{ questions: [{ id: 'q2', version: 1, owner: null }] }]);
  alerts[0]?.action?.run();
  await waitFor(() =>
    expect(asked('giveQuestions')[1]).toEqual({ questions: [{ id: 'q2', version: 2, owner: mine }] }),
  );
  await user.click(screen.getByRole('button', { name: 'Set due day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Due' }));
  await user.type(dialog.getByLabelText(/^Due/), '2026-12-04');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked('giveQuestions')[2]).toMatchObject({
      questions: [
        { id: 'q1', due: '2026-12-04' },
        { id: 'q2', due: '2026-12-04' },
      ],
    }),
  );
});

test('Mine shows my questions, which I answer without a right to the rest of the list', async () => {
  const { user } = await renderModule(module, address, { person: people.operations });
  await user.click(await screen.findByRole('button', { name: 'Mine (1)' }));
  await waitFor(() => expect(screen.queryByText('Who stands in?')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Export answers' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /What is steel/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Question 1.2' }));
  expect(panel.getByText(`Owner: ${mine.name}`)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Set due day' })).toBeVisible();
});
