import { type Notification, notifications } from '@bidwright/contract-shell';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { texts } from '../language/texts.ts';
import { store } from '../store.ts';
import { readAnew } from './api.ts';
import { BellPanel } from './BellPanel.tsx';
import { noteSeen } from './seen.ts';

const said = (text: string) => ({ title: text, message: text });

const notice = (seq: number, more: Partial<Notification> = {}): Notification => ({
  id: `n${seq}`,
  version: 1,
  dateCreated: 1_700_000_000,
  dateUpdated: 1_700_000_000,
  addedBy: null,
  type: 'garden.mention',
  look: 'mention',
  title: 'You were mentioned',
  message: `Priya mentioned you in a comment on Bid ${seq}`,
  texts: null,
  values: {},
  link: `/general/opportunities/${seq}`,
  recordId: null,
  roles: [],
  users: [],
  read: false,
  seq,
  ...more,
});

let server: Awaited<ReturnType<typeof callServer>>;
let records: Notification[];

beforeEach(async () => {
  localStorage.clear();
  records = [
    notice(1, { read: true }),
    notice(2),
    notice(3, {
      title: 'Due soon',
      message: 'Harbor is due',
      texts: {
        en: { title: 'Due soon', message: 'Harbor is due' },
        fr: said('Bientôt dû'),
        ro: said('În curând'),
        zh: said('即将到期'),
      },
    }),
  ];
  server = await callServer([{ of: notifications, records }]);
  readAnew();
});
afterEach(() => server.close());

const open = async (language: 'en' | 'fr' = 'en') => {
  const closed = jest.fn();
  const stage = await renderInShell(
    <Provider store={store}>
      <BellPanel unread={2} onClose={closed} />
    </Provider>,
    { messages: texts, path: '/dashboard', language },
  );
  await screen.findAllByRole('listitem');
  return { ...stage, closed };
};

const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
const row = (text: string) => within(screen.getByText(text).closest('li') ?? document.body);

const show = async (user: Awaited<ReturnType<typeof open>>['user'], view: string) => {
  await user.click(screen.getByRole('combobox', { name: 'Which notifications' }));
  await user.click(screen.getByRole('option', { name: view }));
};

test('the newest stands first; each says Read, or Unread and New', async () => {
  await open();
  expect(rows().map((text) => text?.match(/Harbor|Bid \d/)?.[0])).toEqual(['Harbor', 'Bid 2', 'Bid 1']);
  expect(row('Priya mentioned you in a comment on Bid 2').getByText('Unread')).toBeVisible();
  expect(row('Priya mentioned you in a comment on Bid 2').getByText('New')).toBeVisible();
  expect(row('Priya mentioned you in a comment on Bid 1').getByText('Read')).toBeVisible();
  expect(row('Priya mentioned you in a comment on Bid 1').queryByText('New')).toBeNull();
});

test('opening marks nothing as read; one is marked by an update of read alone, and back', async () => {
  const { user } = await open();
  expect(server.asks.filter((ask) => ask.call === 'update')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Mark as read: You were mentioned' }));
  await waitFor(() => expect(row('Priya mentioned you in a comment on Bid 2').queryByText('Unread')).toBeNull());
  expect(server.asks.find((ask) => ask.call === 'update')?.body).toEqual({
    col: 'notifications',
    id: 'n2',
    read: true,
  });
  await user.click(row('Priya mentioned you in a comment on Bid 2').getByRole('button'));
  await waitFor(() => expect(records[1]?.read).toBe(false));
});

test('following one leads to its record and marks it as read', async () => {
  const { user, address, closed } = await open();
  await user.click(screen.getByRole('link', { name: 'Due soon' }));
  expect(address()).toBe('/general/opportunities/3');
  expect(closed).toHaveBeenCalled();
  await waitFor(() => expect(records[2]?.read).toBe(true));
});

test('the filters: New came after the last look, Unread, Other is read', async () => {
  noteSeen('p1', 2);
  const { user } = await open();
  await show(user, 'New');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toContain('Harbor');
  await show(user, 'Unread');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await show(user, 'Other');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toContain('Bid 1');
  await show(user, 'All Notification');
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('they speak the language of the person', async () => {
  await open('fr');
  expect(screen.queryByText('Due soon')).toBeNull();
  expect(screen.getByRole('link', { name: 'Bientôt dû' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tout marquer comme lu' })).toBeVisible();
});

test('what came up to the newest one shown is marked, nothing later', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(server.asks.find((ask) => ask.call === 'markAllRead')?.body).toEqual({ upTo: 3 }));
});
