import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule, widthIs } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';
import { fill, press } from '../../../testing/hands.ts';
import { bid, lookups, people, pointing, team } from '../../../testing/samples.ts';

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  // A tablet's.
  widthIs(1024);
  const record = bid('b1', { solicitationName: 'Ferry data', teamsInvolved: [pointing(team.health)] });
  server = await callServer([{ of: opportunities, records: [record] }, ...lookups()]);
});
afterAll(() => server.close());

const open = async () => {
  const page = await renderModule(module, '/general/opportunities/b1', { person: people.lead });
  await screen.findByText('Documents', { selector: 'h2' });
  await screen.findByText('Similar past bids', { selector: 'h2' });
  return page;
};
const card = (title: string) => screen.getByText(title, { selector: 'h2' });
const chosen = () => document.querySelector('[role=tab][aria-selected=true]');

test('where nothing has room beside the sections, the record is in tabs, which keys choose', async () => {
  const { user } = await open();
  const panel = screen.getByLabelText('Overview', { selector: '[role=tabpanel]' });
  expect(panel.id).toBe(chosen()?.getAttribute('aria-controls'));
  for (const title of ['Details', 'Budget', 'People']) await waitFor(() => expect(card(title)).toBeVisible());
  for (const title of ['Documents', 'Activity', 'Similar past bids']) expect(card(title)).not.toBeVisible();

  await press(user, 'Cards');
  expect(card('Documents')).toBeVisible();
  expect(card('Details')).not.toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toHaveTextContent('Outlook');
  expect(chosen()).toHaveFocus();
  expect(card('Similar past bids')).toBeVisible();
  await user.keyboard('{End}{ArrowRight}');
  expect(chosen()).toHaveTextContent('Overview');
  await user.keyboard('{ArrowLeft}');
  expect(card('Activity')).toBeVisible();
});

test('short cards stand in two sides, each packed by itself', async () => {
  await open();
  const cards = card('Key dates').closest('[data-of=overview]') as HTMLElement;
  expect(getComputedStyle(cards).getPropertyValue('columns')).toBe('2 280px');
  expect(getComputedStyle(cards).display).toBe('block');
});

test('what is half filled in stays while another tab is looked at', async () => {
  const { user } = await open();
  await press(user, 'Overview');
  await user.click(screen.getByLabelText('Edit details', { selector: '[data-keys]' }));
  await screen.findByLabelText(/^Nickname/);
  await fill(user, /^Nickname/, 'Ferry');
  await press(user, 'Activity');
  expect(screen.getByLabelText(/^Nickname/)).not.toBeVisible();
  await press(user, 'Overview');
  expect(screen.getByLabelText(/^Nickname/)).toHaveValue('Ferry');
});

test('the key of what stands in another tab opens that tab', async () => {
  const { user } = await open();
  await user.keyboard('m');
  await waitFor(() => expect(screen.getByLabelText('Comment', { selector: 'textarea' })).toHaveFocus());
  expect(chosen()).toHaveTextContent('Activity');
});
