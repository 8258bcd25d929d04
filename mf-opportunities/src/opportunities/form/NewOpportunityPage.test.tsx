import { companies } from '@bidwright/contract-admin';
import { opportunities, sampleOpportunity } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import module from '../../module.tsx';
import { choose, fill, note, options, press } from '../../testing/hands.ts';
import { lookups, people } from '../../testing/samples.ts';
import { keepDraft } from './draft.ts';

let server: Awaited<ReturnType<typeof callServer>>;
const recorded: object[] = [];

beforeAll(async () => {
  server = await callServer([{ of: opportunities, records: recorded }, ...lookups()]);
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  server.asks.length = 0;
});

const open = async () => {
  const page = await renderModule(module, '/general/opportunities/new', { person: people.lead });
  await screen.findByRole('heading', { name: 'New opportunity' });
  return page;
};

/** With a draft whose steps before the last are filled in. */
const openAtLastStep = async () => {
  keepDraft(people.lead.id, { values: sampleOpportunity(), step: 2, keptAt: Date.now() });
  const page = await open();
  await screen.findByText('Step 3 of 3');
  return page;
};

const fillDetails = async (user: UserEvent) => {
  await choose(user, /^Client/, 'Office of Coastal Statistics');
  await fill(user, /^Solicitation name/, 'Ferry schedule data standard');
  await choose(user, /^Project type/, 'Data analytics');
  await choose(user, /^Status/, 'Qualifying');
  await choose(user, /^Owner/, 'Irene Park');
  await fill(user, /^GSA schedule/, 'State term contract');
  await choose(user, /^Role/, 'Prime');
  await fill(user, /^Due date/, '2026-12-22');
};

const fillTeams = async (user: UserEvent) => {
  await choose(user, /^Teams involved/, 'Health', 'Finance and Audit');
  await user.keyboard('{Escape}');
  await choose(user, /^Primary team/, 'Health');
};

test('Next checks the details and says what the specification says', async () => {
  const { user } = await open();
  await fill(user, /^Link to posting/, 'not an address');
  await fill(user, /^Solicitation number/, 'x'.repeat(101));
  await press(user, 'Next');

  await screen.findByText('10 fields need attention');
  expect(note(/^Client/)).toBe('This field is required');
  expect(note(/^Solicitation name/)).toBe('Solicitation Name is required');
  expect(note(/^Solicitation number/)).toBe('At most 100 characters');
  expect(note(/^Link to posting/)).toBe('Please enter a valid URL');
  expect(note(/^Project type/)).toBe('This field is required');
  expect(note(/^Status/)).toBe('This field is required');
  expect(note(/^Owner/)).toBe('This field is required');
  expect(note(/^GSA schedule/)).toBe('GSA Schedule is required');
  expect(note(/^Role/)).toBe('Role is required');
  expect(note(/^Due date/)).toBe('Due Date is required');
  await waitFor(() => expect(screen.getByLabelText(/^Client/)).toHaveFocus());

  await press(user, 'Due date');
  expect(screen.getByLabelText(/^Due date/)).toHaveFocus();
});

test('three steps record an opportunity; Back loses nothing', async () => {
  const { user, alerts, address } = await open();
  await fillDetails(user);
  await press(user, 'Next');
  await screen.findByText('Step 2 of 3');

  await press(user, 'Next');
  await screen.findByText('2 fields need attention');
  expect(note(/^Teams involved/)).toBe('Please select at least 1 team');
  expect(note(/^Primary team/)).toBe('This field is required');
  await fillTeams(user);
  await press(user, 'Back');
  await screen.findByText('Step 1 of 3');
  expect(screen.getByLabelText(/^Solicitation name/)).toHaveValue('Ferry schedule data standard');
  await press(user, 'Next');
  await screen.findByText('Step 2 of 3');
  await user.click(screen.getByLabelText(/^Primary team/));
  expect(options().map(({ textContent }) => textContent)).toEqual(['Health', 'Finance and Audit']);
  await user.keyboard('{Escape}');
  await press(user, 'Next');

  await screen.findByText('Step 3 of 3');
  await fill(user, /^Project length/, '4.5');
  await press(user, 'Create opportunity');
  await waitFor(() => expect(note(/^Project length/)).toBe('Must be a whole number'));
  await fill(user, /^Project length/, '18');
  await fill(user, /^Budget amount/, '4,200,000');
  await press(user, 'Create opportunity');

  await waitFor(() => expect(address()).toMatch(/^\/general\/opportunities\/new-\d+$/));
  expect(alerts).toEqual([{ severity: 'success', text: 'Opportunity Created!' }]);
  expect(recorded.at(-1)).toMatchObject({
    client: { name: 'Office of Coastal Statistics' },
    solicitationName: 'Ferry schedule data standard',
    dueDate: '2026-12-22',
    role: 'Prime',
    teamsInvolved: [{ name: 'Health' }, { name: 'Finance and Audit' }],
    primaryTeam: { name: 'Health' },
    estimatedBudgetAmount: 4_200_000,
    estimatedProjectLength: 18,
    type: 'Opportunity',
  });
  expect(localStorage).toHaveLength(0);
});

test('a draft stays on the device, comes back and can be thrown away', async () => {
  const first = await open();
  await fill(first.user, /^Solicitation name/, 'Kept name');
  await screen.findByText(/^Draft kept on this device/);
  expect(first.held()).toBe(false);
  first.unmount();

  const { user } = await open();
  expect(screen.getByLabelText(/^Solicitation name/)).toHaveValue('Kept name');
  await press(user, 'Discard draft');
  await user.click(within(await screen.findByRole('dialog')).getByText('Discard draft', { selector: 'button' }));
  await waitFor(() => expect(screen.getByLabelText(/^Solicitation name/)).toHaveValue(''));
  expect(localStorage).toHaveLength(0);
});

test('where the device keeps nothing, leaving asks', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user, held } = await open();
  expect(held()).toBe(false);
  await fill(user, /^Solicitation name/, 'X');
  await waitFor(() => expect(held()).toBe(true));
  expect(screen.queryByText(/^Draft kept/)).toBeNull();
  full.mockRestore();
});

test('a client that is not in the list is added and chosen', async () => {
  const { user } = await open();
  await choose(user, /^Client/, '-- Add New Client --');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/^Company name/);
  await press(user, 'Add client');
  await dialog.findByText('1 field needs attention');
  await fill(user, /^Company name/, 'City of Larkmoor');
  await choose(user, /^Company type/, 'Client – State');
  await press(user, 'Add client');

  await waitFor(() => expect(screen.getByLabelText(/^Client/)).toHaveValue('City of Larkmoor'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const asked = server.asks.find(({ call, col }) => call === 'create' && col === companies.name);
  expect(asked?.body).toMatchObject({ name: 'City of Larkmoor', companyType: { name: 'Client – State' } });
});

test('what was typed names the new client, and a company of that name is pointed out', async () => {
  const { user } = await open();
  await fill(user, /^Client/, 'Office of Inland Statistics');
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText(/^Company name/)).toHaveValue('Office of Inland Statistics');
  expect(note(/^Company name/)).toBe('');
  await fill(user, /^Company name/, 'office of coastal statistics');
  expect(note(/^Company name/)).toBe('Office of Coastal Statistics is in the list already. Cancel to choose it there.');
});

const bpa = () => screen.getByLabelText(/^BPA/);

test('a BPA is offered for clients that have one, and goes with the client', async () => {
  const { user } = await open();
  expect(bpa()).toBeDisabled();
  await choose(user, /^Client/, 'Port Authority of Eastmere');
  await waitFor(() => expect(bpa()).toBeEnabled());
  await choose(user, /^BPA/, 'Harbor support BPA');
  await choose(user, /^Client/, 'Office of Coastal Statistics');
  await waitFor(() => expect(bpa()).toHaveValue(''));
  expect(bpa()).toBeDisabled();
});

test('what the server refuses opens the step that has the field', async () => {
  const { user } = await openAtLastStep();
  const taken = { key: 'validation.taken', message: 'Another record has this value already' };
  server.refuseNext('create', 422, { code: 'invalid', message: 'Not valid', fields: { solicitationNumber: taken } });
  await press(user, 'Create opportunity');

  await screen.findByText('Step 1 of 3');
  expect(note(/^Solicitation number/)).toBe('Another record has this value already');
  expect(screen.getByLabelText(/^Solicitation number/)).toHaveFocus();
  expect(screen.getByLabelText(/^Solicitation name/)).toHaveValue('Waterway permitting modernization');
});

test('without a network nothing is lost, and another try makes one record', async () => {
  const before = recorded.length;
  const { user, address } = await openAtLastStep();
  server.breakNext('create', 'hang up');
  await press(user, 'Create opportunity');
  await screen.findByText(/^The server cannot be reached/);
  expect(localStorage).toHaveLength(1);

  await press(user, 'Create opportunity');
  await waitFor(() => expect(address()).toMatch(/new-\d+$/));
  expect(recorded).toHaveLength(before + 1);
  const keys = server.asks.filter(({ call }) => call === 'create').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('who may not record an opportunity is told so', async () => {
  await renderModule(module, '/general/opportunities/new', { person: people.operations });
  await screen.findByText('You do not have access');
  expect(screen.queryByText('Next')).toBeNull();
});
