import { opportunities, type Section, sampleOpportunity, sections } from '@bidwright/contract-opportunities';
import { screen, waitFor } from '@testing-library/react';
import en from '../../../../locales/en.json';
import { choose, fill, note, options, press } from '../../../testing/hands.ts';
import { newBidServer, openNewBid, openNewBidAt } from '../../../testing/newBid.tsx';
import { fieldRules } from '../../field/fieldRules.ts';

const bids: Record<string, unknown>[] = [];
let server: Awaited<ReturnType<typeof newBidServer>>;
beforeAll(async () => {
  server = await newBidServer({ bids });
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

test('Next checks the details and says what the specification says', async () => {
  const { user } = await openNewBid();
  await fill(user, /^Link to posting/, 'not an address');
  await fill(user, /^Solicitation number/, 'x'.repeat(101));
  await press(user, 'Next');

  await screen.findByText('8 fields need attention');
  expect(note(/^Client/)).toBe('This field is required');
  expect(note(/^Solicitation name/)).toBe('Solicitation Name is required');
  expect(note(/^Solicitation number/)).toBe('At most 100 characters');
  expect(note(/^Link to posting/)).toBe('Please enter a valid URL');
  expect(note(/^Project type/)).toBe('This field is required');
  expect(note(/^GSA schedule/)).toBe('GSA Schedule is required');
  expect(note(/^Role/)).toBe('Role is required');
  expect(note(/^Due date/)).toBe('Due Date is required');
  await waitFor(() => expect(screen.getByLabelText(/^Client/)).toHaveFocus());

  await press(user, 'Due date');
  expect(screen.getByLabelText(/^Due date/)).toHaveFocus();
});

test('what each bid must have is asked first, all else behind More details', async () => {
  const { user } = await openNewBid();
  const required = sections.details.filter((name) => {
    const { nullable, kind } = fieldRules.get(name) ?? {};
    return nullable === false && kind !== 'boolean' && kind !== 'references';
  });
  expect(required.length).toBeGreaterThan(5);
  const missing = required.filter((name) => !document.querySelector(`[id$="-${name}"]`));
  expect(missing).toEqual([]);
  expect(screen.queryByLabelText(/^Nickname/)).toBeNull();
  await press(user, 'More details');
  await fill(user, /^Nickname/, 'x'.repeat(121));
  await press(user, 'More details');
  expect(screen.queryByLabelText(/^Nickname/)).toBeNull();
  await press(user, 'Next');
  await waitFor(() => expect(note(/^Nickname/)).toBe('At most 120 characters'));
});

test('a draft shows all that is filled in', async () => {
  await openNewBidAt(1, { nickname: 'Ferries' });
  expect(screen.getByLabelText(/^Nickname/)).toHaveValue('Ferries');
});

test('a GSA schedule of more than 150 characters is refused in its step', async () => {
  const { user } = await openNewBidAt(1);
  await fill(user, /^GSA schedule/, 'x'.repeat(151));
  await press(user, 'Next');
  await waitFor(() => expect(note(/^GSA schedule/)).toBe('At most 150 characters'));
});

test('the teams step asks for one team at least and a primary one of them', async () => {
  const { user } = await openNewBidAt(2, { teamsInvolved: [], primaryTeam: null as never });
  await press(user, 'Next');
  await screen.findByText('2 fields need attention');
  expect(note(/^Teams involved/)).toBe('Please select at least 1 team');
  expect(note(/^Primary team/)).toBe('This field is required');
  await choose(user, /^Teams involved/, 'Health', 'Finance and Audit');
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText(/^Primary team/));
  expect(options().map(({ textContent }) => textContent)).toEqual(['Health', 'Finance and Audit']);
});

test('the budget step takes whole months, 50 characters of a type and 300 of notes', async () => {
  const { user } = await openNewBidAt(3);
  await fill(user, /^Budget type/, 'x'.repeat(51));
  await fill(user, /^Amount notes/, 'x'.repeat(301));
  await fill(user, /^Project length/, '4.5');
  await press(user, 'Create opportunity');
  await screen.findByText('3 fields need attention');
  expect(note(/^Budget type/)).toBe('At most 50 characters');
  expect(note(/^Amount notes/)).toBe('At most 300 characters');
  expect(note(/^Project length/)).toBe('Must be a whole number');
  await fill(user, /^Project length/, '-1');
  await press(user, 'Create opportunity');
  await waitFor(() => expect(note(/^Project length/)).toBe('Must be 0 or more'));
});

test.each([
  [1, 'details'],
  [2, 'teams'],
  [3, 'budget'],
] as [1 | 2 | 3, Section][])('step %i has every field of the section %s', async (step, section) => {
  await openNewBidAt(step, { isRecompete: true });
  const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
  const wanted = sections[section].map((name) => Reflect.get(en, `opportunities.field.${name}`) as string);
  expect(wanted.filter((text) => !labels.some((label) => label?.startsWith(text)))).toEqual([]);
});

test('Next and Back move one step and lose nothing; the last step creates the record with all of it', async () => {
  const { user, alerts, address } = await openNewBidAt(1);
  await fill(user, /^Solicitation name/, 'Ferry schedule data standard');
  await press(user, 'Next');
  await screen.findByText('Step 2 of 3');
  await press(user, 'Back');
  await screen.findByText('Step 1 of 3');
  expect(screen.getByLabelText(/^Solicitation name/)).toHaveValue('Ferry schedule data standard');
  await press(user, 'Next');
  await screen.findByText('Step 2 of 3');
  await press(user, 'Next');
  await screen.findByText('Step 3 of 3');
  await fill(user, /^Budget amount/, '4,200,001');
  await press(user, 'Create opportunity');

  await waitFor(() => expect(address()).toMatch(/^\/general\/opportunities\/new-\d+$/));
  expect(alerts).toEqual([{ severity: 'success', text: 'Opportunity Created!' }]);
  expect(bids.at(-1)).toMatchObject({
    ...opportunities.input.cast(sampleOpportunity()),
    solicitationName: 'Ferry schedule data standard',
    estimatedBudgetAmount: 4_200_001,
  });
  expect(localStorage).toHaveLength(0);
});
