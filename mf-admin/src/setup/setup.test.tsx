import { starters } from '@bidwright/contract-admin';
import { away, callServer, faultAt, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';
import { stepsOf } from './steps.ts';

const lists = Object.keys(starters);
const counts = (of: Record<string, number>) =>
  [...lists, 'teams', 'users', 'companies'].map((col) => ({ col, count: of[col] ?? 0 }));

let server: Awaited<ReturnType<typeof callServer>>;
let known: Record<string, number>;
let firm: object;
let twoStep: { roles: string[] };
beforeEach(async () => {
  known = { users: 1, sources: 4 };
  twoStep = { roles: ['Admin'] };
  firm = { currency: 'USD', fiscalYearStart: 10 };
  server = await callServer([], {
    'shell/firm/settings': () => firm,
    'shell/firm/setSettings': (settings) => {
      firm = settings;
      return {};
    },
    'shell/twoStep/roles': () => twoStep,
    'shell/twoStep/setRoles': (given) => {
      twoStep = given as typeof twoStep;
      return {};
    },
    'admin/setupState': () => counts(known),
    'admin/addStarters': (body) => {
      const { entries } = body as { entries: { col: string }[] };
      for (const { col } of entries) known[col] = (known[col] ?? 0) + 1;
      return { made: entries.length, kept: 0 };
    },
  });
});
afterEach(() => server.close());

const list = (name: string) => screen.getByRole('group', { name });

test('lists without entries are offered some, and those that are chosen are added', async () => {
  const { user, alerts } = await renderModule(module, '/admin/setup');
  expect(await screen.findByRole('heading', { level: 1, name: 'Set up your firm' })).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Chances' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Sources' })).toBeNull();
  const status = list('Opportunity status');
  expect(within(status).getByText('12 of 12')).toBeVisible();
  expect(within(list('Chances')).getByRole('button', { name: '75%', pressed: true })).toBeVisible();
  await user.click(within(status).getByRole('button', { name: 'Go/no-go pending' }));
  expect(within(status).getByText('11 of 12')).toBeVisible();
  await user.click(within(list('Company types')).getByRole('checkbox'));
  expect(within(list('Company types')).getByText('0 of 6')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^Add \d+ entries$/ }));
  await waitFor(() =>
    expect(alerts).toMatchObject([{ severity: 'success', text: expect.stringMatching(/^\d+ entries added$/) }]),
  );
  const sent = server.asks.find(({ call }) => call === 'addStarters')?.body;
  const { entries } = sent as { entries: { col: string; key: string; name: string }[] };
  expect(entries).toContainEqual({ col: 'opportunityStatus', key: 'won', name: 'Won' });
  expect(entries).toContainEqual({ col: 'chances', key: 'p75', name: '75%' });
  expect(entries.filter(({ key }) => key === 'goNoGo')).toEqual([]);
  expect(entries.filter(({ col }) => col === 'companyTypes' || col === 'sources')).toEqual([]);
  // What was left out is still offered.
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Chances' })).toBeNull());
  expect(list('Company types')).toBeVisible();
});

test('what is refused leaves the choice as it was', async () => {
  server.refuseNext('addStarters', 503, { code: 'unavailable', message: 'The database is away' });
  const { user, alerts } = await renderModule(module, '/admin/setup');
  await user.click(await screen.findByRole('button', { name: 'Go/no-go pending' }));
  await user.click(screen.getByRole('button', { name: /^Add \d+ entries$/ }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'error', text: 'Nothing was added' }]));
  expect(screen.getByRole('button', { name: 'Go/no-go pending', pressed: false })).toBeVisible();
});

/** The steps that are left. */
const left = (of: Record<string, number>) => stepsOf(counts(of)).flatMap(({ id, isDone }) => (isDone ? [] : [id]));

test('steps follow from what there is', () => {
  const all = Object.fromEntries(lists.map((col) => [col, 1]));
  expect(left({})).toEqual(['lists', 'teams', 'people', 'companies']);
  expect(left({ ...all, chances: 0, users: 1, teams: 1 })).toEqual(['lists', 'people', 'companies']);
  expect(left({ ...all, users: 2, teams: 1, companies: 9 })).toEqual([]);
});

const firmCard = () => screen.getByRole('region', { name: 'Currency and fiscal year' });

test('another currency and fiscal year are chosen by name and kept as code and number', async () => {
  const { user, alerts } = await renderModule(module, '/admin/setup');
  const choose = async (name: RegExp, option: string) => {
    await user.click(await screen.findByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Currency/, 'RON · Romanian Leu');
  await choose(/^The fiscal year begins in/, 'January');
  await user.click(within(firmCard()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  expect(firm).toEqual({ currency: 'RON', fiscalYearStart: 1 });
});

test('settings of the firm that the service refuses say so at their field or in the form, and stay for the next try', async () => {
  const { user, alerts } = await renderModule(module, '/admin/setup');
  const currency = await screen.findByRole('combobox', { name: /^Currency/ });
  await user.click(currency);
  await user.click(await screen.findByRole('option', { name: 'RON · Romanian Leu' }));
  server.refuseNext('firm', 422, faultAt('currency'), ({ currency: code }) => code === 'RON');
  await user.click(within(firmCard()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(currency).toHaveAccessibleDescription('This value cannot be used'));
  server.refuseNext('firm', 503, away, ({ currency: code }) => code === 'RON');
  await user.click(within(firmCard()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^This part of the app does not answer/)).toBeVisible();
  expect(currency).toHaveTextContent('RON');
  await user.click(within(firmCard()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  expect(firm).toMatchObject({ currency: 'RON' });
});

test('an Admin says whose people need a second step after their password', async () => {
  const { user, alerts } = await renderModule(module, '/admin/setup');
  const card = await screen.findByRole('region', { name: 'Two-step sign-in' });
  await user.click(await within(card).findByRole('checkbox', { name: 'Team Lead' }));
  await user.click(within(card).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(twoStep.roles.toSorted()).toEqual(['Admin', 'Team Lead']));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
});
