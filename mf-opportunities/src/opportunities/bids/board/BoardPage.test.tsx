import { type BoardColumn, opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule, widthIs } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { bid, lookups, people, pointing, status } from '../../../testing/samples.ts';

const records = Array.from({ length: 30 }, (_, at) => bid(`b${at}`, { solicitationName: `Bid ${at}` }));
const all = 34;

/** All are being written. The service sends twenty at first, and knows of more than it has. */
const board = (asked: { per?: number }): BoardColumn[] => [
  {
    group: pointing(status.writing),
    count: all,
    amount: 100,
    weighted: 50,
    bids: records.slice(0, asked.per ?? 20) as unknown as BoardColumn['bids'],
    since: {},
  },
];

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  await import('./BoardPage.tsx');
  widthIs(1440);
  server = await callServer([{ of: opportunities, records }, ...lookups()], {
    'opportunities/board': (asked: object) => board(asked),
  });
});
afterAll(() => server.close());

const open = async (person = people.admin) => {
  const page = await renderModule(module, '/general/opportunities?view=board', { person });
  await screen.findByText('Bid 7');
  return page;
};
const lane = (name: string) => screen.getByLabelText(name, { selector: 'section' });
const toggle = () => screen.getByLabelText('Empty column Qualifying');
const cards = () => within(lane('Writing')).getAllByText(/^Bid \d+$/);

test('a column shows eight cards, says how many more there are, and shows them; its head counts all', async () => {
  const { user, address } = await open();
  await waitFor(() => expect(cards()).toHaveLength(8));
  expect(lane('Writing').querySelector('h2')).toHaveTextContent(`Writing${all}`);

  await user.click(within(lane('Writing')).getByText('26 more'));
  await waitFor(() => expect(cards()).toHaveLength(30));
  expect(screen.getByText('Bid 8').closest('a')).toHaveFocus();
  expect(server.asks.findLast(({ call }) => call === 'board')?.body).toMatchObject({ per: 50 });

  await user.click(screen.getByText('Show fewer'));
  expect(cards()).toHaveLength(8);
  await user.click(screen.getByText('26 more'));
  await user.click(screen.getByText('4 more in the table'));
  await waitFor(() => expect(address()).toBe(`/general/opportunities?status=${status.writing.id}`));
});

test('the head of a column stays in sight, and begins a bid in it', async () => {
  await open();
  const plus = screen.getByLabelText('New opportunity in Writing');
  expect(plus).toHaveAttribute('href', `/general/opportunities/new?status=${status.writing.id}`);
  const board = screen.getByLabelText('Board', { selector: 'section' });
  expect(getComputedStyle(board).overflow).toBe('auto');
  const heads = [...lane('Writing').children].map((part) => getComputedStyle(part).position);
  expect(heads).toEqual(['sticky', '']);
});

test('who may record no bid has nothing that begins one', async () => {
  await open({ ...people.operations, permissions: ['User'] });
  expect(screen.queryByLabelText('New opportunity in Writing')).toBeNull();
});

test('an empty column is a strip until it is opened, and can be made one again', async () => {
  const { user } = await open();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByLabelText('New opportunity in Qualifying')).toBeNull();
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(toggle()).toHaveFocus();
  expect(lane('Qualifying')).toHaveTextContent('$0');
  expect(screen.getByLabelText('New opportunity in Qualifying')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(toggle()).toHaveFocus();
});
