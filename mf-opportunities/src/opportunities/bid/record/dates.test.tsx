import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';
import { choose, fill, note, press } from '../../../testing/hands.ts';
import { newBidServer, openNewBidAt } from '../../../testing/newBid.tsx';
import { bid, lookups, people, pointing, team } from '../../../testing/samples.ts';

const ids = ['b1', 'b2', 'b3'];
const records = ids.map((id) =>
  bid(id, { solicitationName: `Bid ${id}`, teamsInvolved: [pointing(team.health)], nickname: 'Ferry' }),
);
const passed = 'This date is in the past. The bid will count as overdue.';

let server: Awaited<ReturnType<typeof callServer>>;
const open = async (id: string) => {
  server = await callServer([{ of: opportunities, records }, ...lookups()]);
  const page = await renderModule(module, `/general/opportunities/${id}`, { person: people.admin });
  await page.user.click(await screen.findByLabelText('Edit details', { selector: '[data-keys]' }));
  await screen.findByLabelText(/^Due date/);
  return page;
};
afterEach(() => server.close());

const saved = () => server.asks.findLast(({ call }) => call === 'update')?.body;

test('a due date that lies in the past is hinted at, and saved all the same', async () => {
  const { user, alerts } = await open('b1');
  expect(screen.queryByText(passed)).toBeNull();
  await fill(user, /^Due date/, '2024-02-29');
  expect(await screen.findByText(passed)).toBeVisible();
  expect(screen.getByLabelText(/^Due date/)).toBeValid();
  await press(user, 'Save changes');
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  expect(saved()).toMatchObject({ id: 'b1', dueDate: '2024-02-29' });
});

test('of a bid that was sent, a past due date is as it should be', async () => {
  const { user } = await open('b2');
  await fill(user, /^Due date/, '2024-02-29');
  expect(await screen.findByText(passed)).toBeVisible();
  await choose(user, /^Status/, 'Submitted');
  await waitFor(() => expect(screen.queryByText(passed)).toBeNull());
});

test('a new bid is told of a past due date before it has a status', async () => {
  server = await newBidServer();
  const { user } = await openNewBidAt(1, { opportunityStatus: null as never });
  await fill(user, /^Due date/, '2024-02-29');
  expect(await screen.findByText(passed)).toBeVisible();
});

test('a date that no calendar has is named at its field, and other fields keep what was typed', async () => {
  const { user } = await open('b3');
  await fill(user, /^Nickname/, 'Harbor');
  const due = screen.getByLabelText<HTMLInputElement>(/^Due date/);
  // A browser holds back what is no date, and says only that there is something.
  Object.defineProperty(due, 'validity', { value: { badInput: true } });
  fireEvent.keyUp(due);
  await press(user, 'Save changes');
  await waitFor(() => expect(note(/^Due date/)).toBe('This is not a valid date'));
  expect(due).toBeInvalid();
  expect(screen.getByLabelText(/^Nickname/)).toHaveValue('Harbor');
  expect(saved()).toBeUndefined();
});
