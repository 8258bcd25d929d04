import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { fill, press } from '../../../testing/hands.ts';
import { bid, bpa, lookups, people, pointing, team } from '../../../testing/samples.ts';

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  const record = bid('b1', {
    solicitationName: 'Ferry data',
    teamsInvolved: [pointing(team.health)],
    nickname: 'Ferry',
    bpa: pointing(bpa.dredging),
    dueDate: '2100-03-04',
    dueTime: '14:00',
    dueZone: 'America/New_York',
    dateQnA: '2100-02-03',
    decisionDueDate: '2020-01-02',
    expectedAwardDate: null,
  });
  server = await callServer([{ of: opportunities, records: [record] }, ...lookups()]);
});
afterAll(() => server.close());

const open = async () => {
  const page = await renderModule(module, '/general/opportunities/b1', { person: people.lead });
  await screen.findByText('Ferry data', { selector: 'h1 *' });
  // What a page holds stands a moment after its title.
  await screen.findByLabelText('Edit details', { selector: '[data-keys]' });
  return page;
};

test('the record, with a warning of an agreement that ended, and the form ask for each list once', async () => {
  const { user } = await open();
  expect(await screen.findByText(/^Ended/)).toHaveTextContent('Ended Jun 30, 2024');
  await user.click(screen.getByLabelText('Edit details', { selector: '[data-keys]' }));
  await screen.findByLabelText(/^Nickname/);
  await user.click(screen.getByLabelText('More actions'));
  await user.click(screen.getByText('Duplicate'));
  await screen.findByText('Step 1 of 3');
  const lists = server.asks.filter(({ call }) => call === 'list').map(({ col }) => col);
  expect(lists).toEqual(
    expect.arrayContaining(['companies', 'opportunityStatus', 'opportunityOwner', 'teams', 'users']),
  );
  expect(lists).toHaveLength(new Set(lists).size);
});

test('each section goes into edit and out of it by itself', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Edit details', { selector: '[data-keys]' }));
  await user.click(screen.getByLabelText('Edit budget'));
  await screen.findByLabelText(/^Nickname/);
  await fill(user, /^Project length/, '30');
  expect(await screen.findByText('Editing · 1 change')).toBeVisible();
  expect(screen.getByLabelText('Edit teams')).toBeVisible();

  screen.getByLabelText(/^Project length/).focus();
  await user.keyboard('{Escape}');
  await press(user, 'Discard changes');
  await waitFor(() => expect(screen.queryByLabelText(/^Project length/)).toBeNull());
  expect(screen.getByText('18 months', { selector: 'dd *' })).toBeVisible();
  expect(screen.getByLabelText(/^Nickname/)).toHaveValue('Ferry');
  expect(server.asks.some(({ call }) => call === 'update')).toBe(false);
});

test('dates stand in one place, with what is not known yet, and are edited with the details', async () => {
  const { user } = await open();
  const card = screen.getByText('Key dates').closest('section') as HTMLElement;
  const lines = [...card.querySelectorAll('dl > *')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Go\/no-go due ?Jan 2, 2020 passed$/),
    expect.stringMatching(/^Q&A dueFeb 3, 2100/),
    'Due dateMar 4, 2100 14:00 America/New_York',
    'Expected award–',
  ]);
  const details = within(screen.getByText('Details', { selector: 'h2' }).closest('section') as HTMLElement);
  for (const name of ['Q&A due', 'Go/no-go due', 'Due time', 'Time zone', 'Expected award'])
    expect(details.queryByText(name)).toBeNull();

  await user.click(screen.getByLabelText('Edit dates'));
  expect(await screen.findByLabelText(/^Expected award/)).toBeVisible();
  expect(screen.queryByLabelText('Edit dates')).toBeNull();
});
