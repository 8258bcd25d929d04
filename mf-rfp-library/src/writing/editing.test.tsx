import { changeRecord } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { library, store } from '../api.ts';
import { entries, libraryServer, told } from '../testing/library.tsx';
import { openEditor } from '../testing/writing.tsx';

const server = libraryServer();

const open = (id = 'e2') => openEditor(`/rfp-content-library/${id}/edit`);
type User = Awaited<ReturnType<typeof open>>['user'];

const year = new Date().getFullYear() + 1;

const chooseYear = async (user: User, wanted = year) => {
  await user.click(screen.getByLabelText(/^Proposal year/));
  await user.click(await screen.findByText(String(wanted), { selector: '[role=option]' }));
};
const nickname = async (user: User, text: string) => {
  await user.clear(screen.getByLabelText(/^Past nickname/));
  await user.type(screen.getByLabelText(/^Past nickname/), text);
};
const save = (user: User) => user.click(screen.getByText('Save changes'));
/** Makes a list of the text, whose plain text then has a dot. */
const writeOn = (user: User) => user.click(screen.getByLabelText('Bulleted list'));
const written = '• We are glad to answer.';

const updates = () => server.asks().flatMap(({ call, body }) => (call === 'update' ? [body] : []));
const lately = (before: number) => updates().slice(before);
const entry = (id = 'e2') => entries.find((one) => one.id === id);

test('what was changed is saved, and nothing else of the entry', async () => {
  const before = updates().length;
  const { user, alerts, address } = await open();
  await chooseYear(user);
  await save(user);
  await waitFor(() => expect(address()).toBe('/rfp-content-library?entry=e2'));
  expect(lately(before)).toEqual([{ col: 'rfpContent', id: 'e2', version: 1, proposalYear: year }]);
  expect(alerts).toMatchObject([{ severity: 'success', text: 'Entry saved' }]);
});

test('Ctrl and Enter in the text saves, and writes nothing into it', async () => {
  const before = updates().length;
  const { user, address } = await open();
  await nickname(user, 'Gauges');
  act(() => screen.getByLabelText(/^Text/).focus());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(address()).toBe('/rfp-content-library?entry=e2'));
  expect(lately(before)).toEqual([{ col: 'rfpContent', id: 'e2', version: 1, pastNickname: 'Gauges' }]);
});

test('a text is compared with others, and not with itself', async () => {
  const before = server.asks().length;
  const { user, address } = await open();
  await writeOn(user);
  await save(user);
  await waitFor(() => expect(address()).toBe('/rfp-content-library?entry=e2'));
  const asked = server
    .asks()
    .slice(before)
    .filter(({ call }) => call === 'similar');
  expect(asked.map(({ body }) => body)).toMatchObject([{ id: 'e2', rfpContent: written }]);
  expect(entry()).toMatchObject({ rfpContent: written });
});

test('where the library nearly has the text, nothing is saved unless it is meant', async () => {
  const sectionTitle = { id: 's1', name: 'Cover letter' };
  told.similar = () => [{ id: 'e3', sectionTitle, opportunity: null, proposalYear: 2025, share: 0.87 }];
  const before = updates().length;
  const { user } = await open();
  await writeOn(user);
  await save(user);
  await user.click(await screen.findByText('Back to the text'));
  expect(await screen.findByText(/Nothing was saved/)).toBeVisible();
  expect(lately(before)).toEqual([]);
});

/** One side's value of a field that is asked about. */
const side = async (field: string, name: string) => {
  const asked = within((await screen.findByText(field, { selector: 'legend' })).parentElement as HTMLElement);
  return asked.getByText(name).closest('label') as HTMLElement;
};

test('what two people changed is asked about, and saved as the one who is asked wants it', async () => {
  const before = updates().length;
  const { user, address } = await open();
  await chooseYear(user);
  await nickname(user, 'My name');
  changeRecord(entry() ?? {}, { pastNickname: 'Hers', callOutBox: 'Hers alone' });
  await save(user);
  expect(await screen.findByText('Someone changed the same field')).toBeVisible();
  expect(screen.getByText('My name')).toBeVisible();
  expect(screen.getByText('Hers')).toBeVisible();
  // What it was when the editing began: nothing.
  expect(await side('Past nickname', 'Original')).toHaveTextContent('When you opened it–');
  await waitFor(async () => expect(await side('Past nickname', 'Theirs')).toHaveTextContent('Priya Raman'));
  expect(screen.queryByText('Hers alone')).toBeNull();
  expect(entry()).toMatchObject({ pastNickname: 'Hers', proposalYear: 2026 });
  await user.click(screen.getByText('Back to editing'));
  await waitFor(() => expect(screen.queryByText('Someone changed the same field')).toBeNull());
  expect(screen.getByLabelText(/^Past nickname/)).toHaveValue('My name');
  await save(user);
  await user.click(await screen.findByText('Save mine'));
  await waitFor(() => expect(address()).toBe('/rfp-content-library?entry=e2'));
  expect(entry()).toMatchObject({ pastNickname: 'My name', callOutBox: 'Hers alone', proposalYear: year });
  expect(lately(before).map(({ version }) => version)).toEqual([1, 1, 2]);
});

const readings = () => server.asks().filter(({ call }) => call === 'getRecordById').length;

test('what was read anew meanwhile is no reason to overwrite it; it stays, and what nobody else touched is saved', async () => {
  const { user, address } = await open();
  await chooseYear(user);
  await nickname(user, 'My name');
  changeRecord(entry() ?? {}, { pastNickname: 'Hers' });
  const before = readings();
  store.dispatch(library.util.invalidateTags([{ type: 'record', id: 'rfpContent/e2' }]));
  await waitFor(() => expect(readings()).toBe(before + 1));
  await save(user);
  await user.click(await side('Past nickname', 'Theirs'));
  await user.click(screen.getByText('Keep theirs'));
  await waitFor(() => expect(address()).toBe('/rfp-content-library?entry=e2'));
  expect(entry()).toMatchObject({ pastNickname: 'Hers', proposalYear: year });
});

test('each field is decided by itself: mine, theirs, or what was there before both', async () => {
  const before = updates().length;
  const { user, address } = await open();
  await writeOn(user);
  await nickname(user, 'My name');
  await chooseYear(user);
  changeRecord(entry() ?? {}, { rfpContent: 'Hers', richText: null, pastNickname: 'Hers', proposalYear: 2020 });
  await save(user);
  expect(await screen.findByText('Someone changed the same fields')).toBeVisible();
  expect(await side('Text', 'Mine')).toHaveTextContent(written);
  await user.click(await side('Text', 'Original'));
  await user.click(await side('Past nickname', 'Theirs'));
  await user.click(screen.getByText('Save these choices'));
  await waitFor(() => expect(address()).toBe('/rfp-content-library?entry=e2'));
  expect(lately(before).at(-1)).toEqual({
    col: 'rfpContent',
    id: 'e2',
    version: 2,
    rfpContent: 'We are glad to answer.',
    richText: null,
    proposalYear: year,
  });
});
