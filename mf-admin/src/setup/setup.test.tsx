import { starters } from '@bidwright/contract-admin';
import type { Firm } from '@bidwright/contract-shell';
import { away, callServer, faultAt, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';
import { stepsOf } from './steps.ts';

/** What the page says of the firm. */
const said = ['firm-name', 'firm-logo'].map((name) => Object.assign(document.createElement('meta'), { name }));
document.head.append(...said);

const lists = Object.keys(starters);
const counts = (of: Record<string, number>) =>
  [...lists, 'teams', 'users', 'companies'].map((col) => ({ col, count: of[col] ?? 0 }));

let server: Awaited<ReturnType<typeof callServer>>;
let known: Record<string, number>;
let firm: Firm;
let twoStep: { roles: string[] };
beforeEach(async () => {
  known = { users: 1, sources: 4 };
  twoStep = { roles: ['Admin'] };
  firm = {
    name: null,
    logo: null,
    currency: 'USD',
    fiscalYearStart: 10,
    addressFormat: 'cityStateCode',
    zone: 'Europe/Paris',
    languages: ['en', 'fr', 'ro', 'zh'],
    language: 'en',
  };
  for (const tag of said) tag.content = '';
  server = await callServer([], {
    'shell/firm/settings': () => firm,
    'shell/firm/setSettings': (settings) => {
      firm = { ...firm, ...settings };
      return {};
    },
    'shell/firm/setLogo': () => {
      firm.logo = { address: '/api/shell/firm/logo/a.webp', width: 320, height: 80 };
      return {};
    },
    'shell/firm/removeLogo': () => {
      firm.logo = null;
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

const firmCard = () => screen.getByRole('region', { name: 'Your firm' });
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
const left = (of: Record<string, number>, firm?: string) =>
  stepsOf(counts(of), firm).flatMap(({ id, isDone }) => (isDone ? [] : [id]));

test('steps follow from what there is', () => {
  const all = Object.fromEntries(lists.map((col) => [col, 1]));
  expect(left({})).toEqual(['firm', 'lists', 'teams', 'people', 'companies']);
  expect(left({ ...all, chances: 0, users: 1, teams: 1 }, 'Heron')).toEqual(['lists', 'people', 'companies']);
  expect(left({ ...all, users: 2, teams: 1, companies: 9 }, 'Heron')).toEqual([]);
});

test('what a firm brings along has workbooks, each beside its import, in the order that builds up', async () => {
  await renderModule(module, '/admin/setup');
  const card = within(await screen.findByRole('region', { name: 'Import existing data' }));
  const named = (role: 'button' | 'link') =>
    card.getAllByRole(role).map((one) => one.getAttribute('aria-label') ?? one.textContent);
  const lists = ['Teams', 'Company types', 'Companies', 'Users', 'Company contacts'];
  expect(named('button')).toEqual(lists.map((list) => `${list}: download a workbook to fill in`));
  expect(named('link')).toEqual(lists.map((list) => `Import ${list}`));
  expect(card.getByRole('link', { name: 'Import Users' })).toHaveAttribute('href', '/admin/users?import=table');
});

test('another currency, fiscal year, way of addresses and zone are chosen by name and kept as code and number', async () => {
  const { user, alerts } = await renderModule(module, '/admin/setup');
  const choose = async (name: RegExp, option: string) => {
    await user.click(await screen.findByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Currency/, 'RON · Romanian Leu');
  await choose(/^Fiscal year starts in/, 'January');
  await choose(/^Addresses/, 'Street, then Code City');
  const zone = screen.getByRole('combobox', { name: /^Time zone/ });
  expect(zone).toHaveTextContent('Europe/Paris');
  await user.click(zone);
  // By text: there are hundreds of them.
  await user.click(await screen.findByText('America/Los Angeles'));
  await user.click(within(firmCard()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  expect(firm).toMatchObject({
    currency: 'RON',
    fiscalYearStart: 1,
    addressFormat: 'codeCity',
    zone: 'America/Los_Angeles',
  });
});

test('languages are offered, one at least, and newcomers find one of them', async () => {
  const { user, alerts } = await renderModule(module, '/admin/setup');
  await screen.findByRole('combobox', { name: /^Default language/ });
  const language = (name: string) => within(firmCard()).getByRole('checkbox', { name });
  const save = () => user.click(within(firmCard()).getByRole('button', { name: 'Save' }));
  for (const name of ['English', 'French', 'Romanian', 'Chinese']) await user.click(language(name));
  await save();
  // At the field, and in the list of what is wrong.
  expect(await within(firmCard()).findAllByText('Offer at least one language')).toHaveLength(2);
  for (const name of ['French', 'Romanian']) await user.click(language(name));
  await user.click(screen.getByRole('combobox', { name: /^Default language/ }));
  expect(screen.queryByRole('option', { name: 'Chinese' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'French' }));
  await save();
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  expect(firm).toMatchObject({ languages: ['fr', 'ro'], language: 'fr' });
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
  expect(await screen.findByText(/^This part of the app is not responding/)).toBeVisible();
  expect(currency).toHaveTextContent('RON');
  await user.click(within(firmCard()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  expect(firm).toMatchObject({ currency: 'RON' });
});

test('the firm is named, and the page goes by the name at once: with it, setup is complete', async () => {
  known = { ...Object.fromEntries(lists.map((col) => [col, 1])), users: 2, teams: 1, companies: 1 };
  const { user, alerts } = await renderModule(module, '/admin/setup');
  const steps = within(await screen.findByRole('region', { name: 'Setup steps' }));
  // What was read before is shown until it is read anew.
  await waitFor(() => expect(steps.getAllByTitle('To do')).toHaveLength(1));
  expect(steps.queryByText(/^Setup complete/)).toBeNull();
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Heron & Partners');
  await user.click(within(firmCard()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  expect(firm).toMatchObject({ name: 'Heron & Partners' });
  await waitFor(() => expect(document.querySelector('meta[name="firm-name"]')).toHaveAttribute('content', firm.name));
  expect(await steps.findByText(/^Setup complete/)).toBeVisible();
});

const logoField = () => within(firmCard()).getByLabelText('Logo', { selector: 'input' });

/** What jsdom does not do: it reads pictures of this type, and writes them anew. */
const drawsPictures = (type: string) => {
  Object.assign(globalThis, {
    createImageBitmap: async (file: File) => {
      if (file.type !== type) throw new Error('It is no picture');
      return { width: 640, height: 160 };
    },
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(`data:image/webp;base64,${btoa('drawn')}`);
};

test('a logo is made small, sent as soon as it is chosen, and taken away again', async () => {
  drawsPictures('image/png');
  const { user, alerts } = await renderModule(module, '/admin/setup');
  const logo = await screen.findByRole('group', { name: 'Logo' });
  await user.upload(logoField(), new File(['a picture'], 'logo.png', { type: 'image/png' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'Logo saved' }]));
  expect(server.asks.find(({ body }) => 'picture' in body)?.body).toEqual({ picture: btoa('drawn') });
  expect(await within(logo).findByRole('img', { name: 'Current logo' })).toHaveAttribute('src', firm.logo?.address);
  expect(document.querySelector('meta[name="firm-logo"]')).toHaveAttribute('content', `${firm.logo?.address} 320 80`);
  await user.click(within(logo).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(within(logo).queryByRole('img')).toBeNull());
  expect(document.querySelector('meta[name="firm-logo"]')).toHaveAttribute('content', '');
});

test('what is no picture is not sent, and what the service refuses says why', async () => {
  drawsPictures('image/png');
  const { user } = await renderModule(module, '/admin/setup');
  const logo = await screen.findByRole('group', { name: 'Logo' });
  await user.upload(logoField(), new File(['no picture'], 'logo.webp', { type: 'image/webp' }));
  expect(await within(logo).findByRole('alert')).toHaveTextContent(/^Choose a PNG, JPEG or WebP image\. SVG/);
  expect(server.asks.filter(({ body }) => 'picture' in body)).toEqual([]);
  const picture = { key: 'shell.logo.size', values: { pixels: 2000 }, message: 'Too large' };
  const refusal = { code: 'bad-logo', message: 'Too large', fields: { picture } };
  server.refuseNext('firm', 413, refusal, (body) => 'picture' in body);
  await user.upload(logoField(), new File(['a picture'], 'logo.png', { type: 'image/png' }));
  await waitFor(() =>
    expect(within(logo).getByRole('alert')).toHaveTextContent('A logo can be at most 2000 pixels wide and high'),
  );
});

test('an Admin says whose people need a second step after their password', async () => {
  const { user, alerts } = await renderModule(module, '/admin/setup');
  const card = await screen.findByRole('region', { name: 'Two-step sign-in' });
  await user.click(await within(card).findByRole('checkbox', { name: 'Team Lead' }));
  await user.click(within(card).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(twoStep.roles.toSorted()).toEqual(['Admin', 'Team Lead']));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
});
