import { type NoticeSubject, views } from '@bidwright/contract-shell';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { texts } from '../language/texts.ts';
import { store } from '../store.ts';
import { AccountPage } from './AccountPage.tsx';

const view = (id: string, name: string, state: object = {}) => ({
  id,
  name,
  version: 1,
  page: '/general/opportunities',
  state,
  reach: 'private',
  status: 'Active',
  addedBy: { id: 'p1', name: 'Dana' },
});

const subject = (service: string, name: string, title: string): NoticeSubject => ({
  service,
  subject: name,
  title: { en: title, fr: title, ro: title, zh: title },
  wish: 'standard',
  types: [],
});

let server: Awaited<ReturnType<typeof callServer>>;

beforeEach(async () => {
  localStorage.clear();
  const subjects = [subject('garden', 'dates', 'Upcoming and missed dates'), subject('shell', 'jobs', 'Jobs')];
  server = await callServer(
    [{ of: views, records: [view('v1', 'Due soon', { address: 'due=next14', columns: {} }), view('v2', 'Mine')] }],
    {
      'shell/account': () => ({ email: 'dana@example.com', hasPassword: true, hasGoogle: false, hasOidc: false }),
      'shell/sessions': () => [],
      'shell/wishes': ({ service, subject, wish }) => {
        const chosen = subjects.find((one) => one.service === service && one.subject === subject);
        if (chosen) Object.assign(chosen, { wish });
        return { subjects };
      },
    },
  );
});
afterEach(() => server.close());

const open = (tab: string) =>
  renderInShell(
    <Provider store={store}>
      <AccountPage />
    </Provider>,
    { messages: texts, path: `/user/account-profile/profile1?tab=${tab}` },
  );

test('tabs that no module fills are not there; another tab is another address', async () => {
  const { user, address } = await open('nonsense');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Notifications',
    'Appearance',
    'Language',
    'Security',
    'Saved views',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Language' }));
  expect(address()).toBe('/user/account-profile/profile1?tab=language');
  expect(screen.getByRole('tabpanel', { name: 'Language' })).toBeVisible();
});

test('what is typed in a tab is there when its tab comes back', async () => {
  const { user } = await open('security');
  await user.type(await screen.findByLabelText(/^Current password/), 'secret');
  await user.click(screen.getByRole('tab', { name: 'Language' }));
  expect(screen.getByLabelText(/^Current password/)).not.toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Security' }));
  expect(screen.getByLabelText(/^Current password/)).toBeVisible();
  expect(screen.getByLabelText(/^Current password/)).toHaveValue('secret');
});

test('how the app looks counts at once and is kept for the person', async () => {
  const { user } = await open('appearance');
  for (const name of ['System', 'Compact', '12 px', 'System font', 'Right to left', 'Teal'])
    await user.click(screen.getByRole('radio', { name }));
  const kept = JSON.parse(localStorage.getItem('bidwright.settings.p1') ?? '{}');
  expect(kept).toMatchObject({
    mode: 'system',
    density: 'compact',
    radius: 12,
    font: 'system',
    direction: 'rtl',
    preset: 'theme1',
  });
});

test('a saved view leads to its list as it was saved, and one that was removed can be had back', async () => {
  const { user, alerts } = await open('views');
  expect(await screen.findByRole('link', { name: 'Due soon' })).toHaveAttribute(
    'href',
    '/general/opportunities?due=next14',
  );
  await user.click(screen.getByRole('button', { name: 'Remove Mine' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mine' })).toBeNull());
  expect(alerts.at(-1)).toMatchObject({ text: 'Mine removed', action: { label: 'Undo' } });
  act(() => alerts.at(-1)?.action?.run());
  expect(await screen.findByRole('link', { name: 'Mine' })).toBeVisible();
});

test('how one is told of what is chosen by subject and kept by the server', async () => {
  const { user, alerts } = await open('notifications');
  const dates = await screen.findByRole('combobox', { name: 'Upcoming and missed dates' });
  expect(dates).toHaveTextContent('Firm default');
  await user.click(dates);
  await user.click(await screen.findByRole('option', { name: 'In the daily email' }));
  await waitFor(() => expect(dates).toHaveTextContent('In the daily email'));
  expect(alerts.at(-1)).toMatchObject({ severity: 'success', compact: true });
});

test('dates and figures are written as a country has them, at the time of a zone', async () => {
  const { user } = await open('language');
  for (const [list, choice] of [
    ['Format of dates and numbers', 'United Kingdom'],
    ['Time zone', 'Asia/Tokyo'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name: list }));
    await user.click(await screen.findByRole('option', { name: choice }));
  }
  expect(JSON.parse(localStorage.getItem('bidwright.settings.p1') ?? '{}')).toMatchObject({
    region: 'GB',
    timeZone: 'Asia/Tokyo',
  });
});
