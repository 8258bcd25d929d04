import { type Notification, notifications } from '@bidwright/contract-shell';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { readAnew } from '../inbox/api.ts';
import { texts } from '../language/texts.ts';
import { store } from '../store.ts';
import { NewestNotices } from './NewestNotices.tsx';

const notice = (seq: number): Notification => ({
  id: `n${seq}`,
  version: 1,
  dateCreated: 1_700_000_000,
  dateUpdated: 1_700_000_000,
  addedBy: null,
  type: 'garden.mention',
  look: 'mention',
  title: `Notice ${seq}`,
  message: 'Priya mentioned you in a comment',
  texts: null,
  values: {},
  link: null,
  recordId: null,
  roles: [],
  users: [],
  read: false,
  seq,
});

test('the dashboard has the four newest notifications, and the way to all of them', async () => {
  const server = await callServer([{ of: notifications, records: [1, 2, 3, 4, 5, 6].map(notice) }]);
  readAnew();
  await renderInShell(
    <Provider store={store}>
      <NewestNotices />
    </Provider>,
    { messages: texts, path: '/dashboard', language: 'en' },
  );
  await screen.findByText('Notice 6');
  const rows = screen.getAllByText(/^Notice \d$/).map(({ textContent }) => textContent);
  expect(rows).toEqual(['Notice 6', 'Notice 5', 'Notice 4', 'Notice 3']);
  expect(screen.getByText('View all').closest('a')).toHaveAttribute('href', '/user/notifications');
  await server.close();
});
