import { opportunities } from '@bidwright/contract-opportunities';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { callServer, changeRecord, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { choose, fill, press } from '../../../testing/hands.ts';
import { bid, lookups, people, pointing, status, team } from '../../../testing/samples.ts';

const records = Array.from({ length: 7 }, (_, n) =>
  bid(`b${n + 1}`, {
    solicitationName: `Bid b${n + 1}`,
    teamsInvolved: [pointing(team.health)],
    primaryTeam: pointing(team.health),
    nickname: 'Old name',
    description: 'Old text',
  }),
);
const record = (id: string) => records.find((one) => one.id === id) as ReturnType<typeof bid>;

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  localStorage.clear();
  server = await callServer([{ of: opportunities, records }, { of: rfpContent, records: [] }, ...lookups()]);
});
afterAll(() => server.close());

const updates = (id: string) =>
  server.asks.filter(({ call, body }) => call === 'update' && body.id === id).map(({ body }) => body);
const question = async (title: string) => within(await screen.findByRole('dialog', { name: title }));
const both = 'Someone changed the same fields';

/** Changes two fields in a form while Priya changes the same, and saves. */
const clash = async (id: string) => {
  const page = await renderModule(module, `/general/opportunities/${id}`, { person: people.lead });
  await page.user.click(await screen.findByLabelText('Edit details', { selector: '[data-keys]' }));
  await screen.findByLabelText(/^Nickname/);
  await fill(page.user, /^Nickname/, 'My name');
  await fill(page.user, /^Description/, 'My text');
  changeRecord(record(id), { nickname: 'Their name', description: 'Their text' });
  await press(page.user, 'Save changes');
  return { ...page, asked: await question(both) };
};
type Clash = Awaited<ReturnType<typeof clash>>;

/** Chooses one side's value of a field. */
const take = ({ user, asked }: Pick<Clash, 'user' | 'asked'>, field: string, side: string) =>
  user.click(within(asked.getByText(field, { selector: 'legend' }).parentElement as HTMLElement).getByText(side));

test('each field is decided by itself, and only what was chosen against theirs is sent', async () => {
  const page = await clash('b1');
  await waitFor(() =>
    expect(page.asked.getByText(/while you were editing/)).toHaveTextContent(
      'Priya Raman saved Nickname and Description while you were editing.',
    ),
  );
  for (const text of ['My name', 'Their name', 'Old name', 'My text', 'Their text', 'Old text'])
    expect(page.asked.getByText(text)).toBeVisible();
  expect(page.asked.getByText('Save mine')).toBeVisible();
  await take(page, 'Nickname', 'Theirs');
  await take(page, 'Description', 'Original');
  await press(page.user, 'Save these choices');
  await waitFor(() => expect(page.alerts.at(-1)).toMatchObject({ severity: 'success', text: 'Opportunity Updated!' }));
  expect(updates('b1').slice(1)).toEqual([{ col: 'opportunities', id: 'b1', version: 2, description: 'Old text' }]);
  expect(record('b1')).toMatchObject({ nickname: 'Their name', description: 'Old text' });
});

test('what it was when the editing began can be restored', async () => {
  const page = await clash('b2');
  await take(page, 'Nickname', 'Original');
  await take(page, 'Description', 'Original');
  await press(page.user, 'Restore original');
  await waitFor(() => expect(updates('b2')).toHaveLength(2));
  expect(updates('b2')[1]).toEqual({
    col: 'opportunities',
    id: 'b2',
    version: 2,
    nickname: 'Old name',
    description: 'Old text',
  });
});

test('where all of theirs stays nothing is sent, and the form is done', async () => {
  const page = await clash('b3');
  await take(page, 'Nickname', 'Theirs');
  await take(page, 'Description', 'Theirs');
  await press(page.user, 'Keep theirs');
  await waitFor(() => expect(screen.queryByLabelText(/^Nickname/)).toBeNull());
  expect(updates('b3')).toHaveLength(1);
  expect(record('b3')).toMatchObject({ nickname: 'Their name', description: 'Their text', version: 2 });
});

test('who changes it once more meanwhile is asked about again, and what was chosen before stays chosen', async () => {
  const page = await clash('b4');
  await take(page, 'Nickname', 'Theirs');
  changeRecord(record('b4'), { description: 'Their second text' }, { id: 'p3', name: 'Irene Park' });
  await press(page.user, 'Save these choices');
  const again = await question('Someone changed the same field');
  expect(again.getByText('Their second text')).toBeVisible();
  expect(again.getByText('My text')).toBeVisible();
  expect(again.queryByText('Their name')).toBeNull();
  await press(page.user, 'Save mine');
  await waitFor(() => expect(record('b4').description).toBe('My text'));
  expect(updates('b4').slice(1)).toEqual([
    { col: 'opportunities', id: 'b4', version: 2, description: 'My text' },
    { col: 'opportunities', id: 'b4', version: 3, description: 'My text' },
  ]);
  expect(record('b4').nickname).toBe('Their name');
});

test('back to editing changes nothing and keeps what was typed', async () => {
  const page = await clash('b5');
  await press(page.user, 'Back to editing');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText(/^Nickname/)).toHaveValue('My name');
  expect(updates('b5')).toHaveLength(1);
});

/** Moves a bid to lost, without the library, while Priya moves it on. */
const clashOfStatus = async (id: string) => {
  const page = await renderModule(module, `/general/opportunities/${id}`, { person: people.lead });
  await screen.findByLabelText('Edit details', { selector: '[data-keys]' });
  await page.user.keyboard('s');
  await screen.findByText('Change the status');
  await choose(page.user, /^Status/, 'Lost');
  await fill(page.user, /^Date of the notice/, '2026-11-20');
  await page.user.click(screen.getByLabelText(/^Also update the status/));
  changeRecord(record(id), { opportunityStatus: pointing(status.submitted) });
  await press(page.user, 'Change status');
  return { ...page, asked: await question('Someone changed the same field') };
};
const decisions = (id: string) =>
  server.asks.filter(({ call, body }) => call === 'createSubcollection' && body.ref === id).map(({ body }) => body);

test('a status that is kept against theirs brings its decision, and the library is told the same as before', async () => {
  const page = await clashOfStatus('b6');
  await press(page.user, 'Save mine');
  await waitFor(() => expect(decisions('b6')).toMatchObject([{ kind: 'Lost', decidedOn: '2026-11-20' }]));
  expect(updates('b6')[1]).toEqual({
    col: 'opportunities',
    id: 'b6',
    version: 2,
    opportunityStatus: pointing(status.lost),
    updateRFP: false,
  });
});

test('where their status stays, the decision that was meant for another is not recorded', async () => {
  const page = await clashOfStatus('b7');
  await take(page, 'Status', 'Theirs');
  await press(page.user, 'Keep theirs');
  await waitFor(() => expect(page.alerts.at(-1)).toMatchObject({ text: 'Opportunity Updated!' }));
  expect(decisions('b7')).toEqual([]);
  expect(record('b7').opportunityStatus.name).toBe('Submitted');
});
