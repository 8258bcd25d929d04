import { emptyInput } from '@bidwright/contract-kit';
import { rfpContent, richTextOf } from '@bidwright/contract-rfp-library';
import { away, faultAt } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { entries, libraryServer } from '../testing/library.tsx';
import { openEditor } from '../testing/writing.tsx';
import { drafts } from './draft.ts';

const server = libraryServer();

type User = Awaited<ReturnType<typeof openEditor>>['user'];

const title = () => screen.getByLabelText(/^Section title/);
const nickname = () => screen.getByLabelText(/^Past nickname/);
const fill = async (user: User, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const sent = (call: string) => server.asks().filter((one) => one.call === call && one.col === 'rfpContent').length;

test('a new text without a title and words is refused at both fields, and so is what is too long; nothing is sent', async () => {
  const before = sent('create');
  const { user } = await openEditor('/rfp-content-library/new');
  await fill(user, nickname(), 'x'.repeat(201));
  await user.click(screen.getByText('Create entry'));
  await waitFor(() => expect(title()).toHaveAccessibleDescription(/^This field is required/));
  expect(screen.getByLabelText(/^Text/)).toHaveAccessibleDescription('This field is required');
  expect(nickname()).toHaveAccessibleDescription('At most 200 characters');
  expect(nickname()).toHaveValue('x'.repeat(201));
  expect(sent('create')).toBe(before);
});

test('what the service refuses of a new text is said at its field; all stays, and the next try creates it', async () => {
  const text = 'Six on the bench.';
  const sectionTitle = { id: 't-Staffing-plan', name: 'Staffing plan' };
  drafts.keep('p1', { ...emptyInput(rfpContent), sectionTitle, richText: richTextOf(text), rfpContent: text });
  const { user, alerts } = await openEditor('/rfp-content-library/new');
  await fill(user, nickname(), 'Locks');
  server.refuseNext('create', 422, faultAt('sectionTitle', 'validation.noRecord'));
  await user.click(screen.getByText('Create entry'));
  await waitFor(() => expect(title()).toHaveAccessibleDescription('Record not found'));
  expect(title()).toHaveValue('Staffing plan');
  expect(screen.getByLabelText(/^Text/)).toHaveTextContent(text);
  expect(nickname()).toHaveValue('Locks');
  await user.click(screen.getByText('Create entry'));
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ severity: 'success' }));
  expect(entries.at(-1)).toMatchObject({ rfpContent: text, pastNickname: 'Locks' });
});

test('a text that is changed is refused without its title; nothing is sent, and the rest stays', async () => {
  const before = sent('update');
  const { user } = await openEditor('/rfp-content-library/e2/edit');
  await user.clear(title());
  await fill(user, nickname(), 'Locks');
  await user.click(screen.getByText('Save changes'));
  await waitFor(() => expect(title()).toHaveAccessibleDescription(/^This field is required/));
  expect(nickname()).toHaveValue('Locks');
  expect(sent('update')).toBe(before);
});

test.each([
  ['names a field', () => server.refuseNext('update', 422, faultAt('pastNickname')), 'This value cannot be used'],
  ['is away', () => server.refuseNext('update', 503, away), /is not responding/],
  ['breaks off', () => server.breakNext('update', 'hang up'), /cannot be reached/],
])(
  'a change that the service does not take since it %s: the page says so, all stays, and the next try saves',
  async (_why, refuse, says) => {
    const { user, address } = await openEditor('/rfp-content-library/e2/edit');
    await fill(user, nickname(), 'Locks');
    refuse();
    await user.click(screen.getByText('Save changes'));
    expect((await screen.findAllByText(says))[0]).toBeVisible();
    expect(nickname()).toHaveValue('Locks');
    await user.click(screen.getByText('Save changes'));
    await waitFor(() => expect(address()).toBe('/rfp-content-library?entry=e2'));
    expect(entries.find(({ id }) => id === 'e2')).toMatchObject({ pastNickname: 'Locks' });
  },
);
