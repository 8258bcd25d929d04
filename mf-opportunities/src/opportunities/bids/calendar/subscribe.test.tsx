import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';
import { SubscribeButton } from './SubscribeButton.tsx';

const url = 'https://bids.example/feeds/opportunities/calendar.ics?key=secret';

let link: object | null;
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([], {
    'shell/feeds/find': () => link,
    'shell/feeds/renew': () => {
      link = { dateCreated: 1_790_000_000, lastRead: null };
      return { url };
    },
    'shell/feeds/revoke': () => {
      link = null;
      return {};
    },
  });
});
beforeEach(() => {
  link = null;
});
afterAll(() => server.close());

const { messages, Provider } = module;

const open = async () => {
  const page = await renderInShell(<SubscribeButton />, { messages, Provider });
  await page.user.click(screen.getByText('Subscribe'));
  return page;
};

test('a link is made, shown for the bids that are chosen, copied, and revoked', async () => {
  const { user, alerts } = await open();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByText('Create link'));
  const field = await screen.findByLabelText('Link for your calendar');
  expect(field).toHaveValue(`${url}&scope=mine&language=en`);
  await user.click(screen.getByText('My teams'));
  await user.click(screen.getByText('Copy link'));
  expect(copied).toHaveBeenLastCalledWith(`${url}&scope=teams&language=en`);
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'Link copied' }]));
  await user.click(await screen.findByText('Revoke link'));
  expect(await screen.findByText('Create link')).toBeVisible();
  expect(screen.queryByLabelText('Link for your calendar')).toBeNull();
});

test('a link of before is not shown again; it says when it was read', async () => {
  link = { dateCreated: 1_790_000_000, lastRead: 1_790_003_600 };
  await open();
  expect(await screen.findByText(/a calendar last read it/)).toBeVisible();
  expect(screen.getByText('Create a new link')).toBeVisible();
});

test('what does not reach the server is said', async () => {
  const { user } = await open();
  const make = await screen.findByText('Create link');
  server.breakNext('feeds', 'hang up');
  await user.click(make);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByText('Create link'));
  expect(await screen.findByLabelText('Link for your calendar')).toBeVisible();
});
