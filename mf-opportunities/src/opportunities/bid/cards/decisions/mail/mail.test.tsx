import { users } from '@bidwright/contract-admin';
import { projections } from '@bidwright/contract-ftes';
import { emptyInput } from '@bidwright/contract-kit';
import { opportunities, parts } from '@bidwright/contract-opportunities';
import { mailLists } from '@bidwright/contract-shell';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../../../../module.tsx';
import { fill, note } from '../../../../../testing/hands.ts';
import { bid, lookups, people, pointing, team } from '../../../../../testing/samples.ts';

const kept = { version: 1, dateCreated: 1_790_000_000, dateUpdated: 1_790_000_000, addedBy: null };
const colleague = (id: string, name: string, ...teams: { id: string; name: string }[]) => ({
  ...emptyInput(users),
  ...kept,
  id,
  name,
  teams: teams.map(pointing),
});
const ann = colleague('u-ann', 'Ann Ode', team.health);
const cy = colleague('u-cy', 'Cy Rus', team.cloud);
const di = { ...colleague('u-di', 'Di Sol'), permissions: ['Operations'] };
const list = {
  ...emptyInput(mailLists),
  ...kept,
  id: 'l-works',
  name: 'Works council',
  people: [pointing(ann)],
  roles: ['Operations'],
};
const many = ['Ed', 'Flo', 'Gus', 'Hal', 'Ida'].map((name) => colleague(`u-${name}`, name));
const longList = { ...list, id: 'l-firm', name: 'Whole firm', people: many.map(pointing), roles: [] };

const decision = (id: string, decidedOn: string, more: object = {}) => ({
  ...parts.decisions.input.getDefault(),
  ...kept,
  id,
  kind: 'Go',
  decidedOn,
  decidedBy: pointing(people.lead),
  rationale: 'The people are free',
  ...more,
});
const sent = {
  sentAt: 1_790_000_000,
  sentBy: pointing(people.admin),
  sentTo: [ann, cy].map(pointing),
  unreached: [pointing(cy)],
};
const record = {
  ...bid('b1', {
    solicitationName: 'Ferry data',
    teamsInvolved: [pointing(team.health)],
    ownerUser: pointing(cy),
  }),
  decisions: [decision('d1', '2026-11-03'), decision('d2', '2026-10-01', sent)],
};

const plan = (id: string, fte: { id: string; name: string } | null) => ({
  ...projections.input.getDefault(),
  ...kept,
  id,
  fte,
  opportunity: { id: 'b1', name: 'Ferry data' },
  kind: 'planned',
  status: 'Active',
});
const plans = [plan('p1', pointing(di)), plan('p2', pointing(cy)), plan('p3', pointing(di)), plan('p4', null)];

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  const lists = lookups().map((one) => (one.of === users ? { of: users, records: [ann, cy, di, ...many] } : one));
  server = await callServer([
    { of: opportunities, records: [record] },
    { of: mailLists, records: [list, longList] },
    { of: projections, records: plans },
    ...lists,
  ]);
});
afterAll(() => server.close());

const card = async () =>
  within((await screen.findByText('Decisions', { selector: 'h2' })).closest('section') as HTMLElement);

const open = async (person = people.lead) => {
  const page = await renderModule(module, '/general/opportunities/b1', { person });
  const decisions = await card();
  await decisions.findAllByText('The people are free');
  return { ...page, decisions };
};

const preview = () => screen.getByLabelText('Preview');

test('one button sends the mail, filled in beforehand and shown as it will arrive', async () => {
  const { user, alerts, decisions } = await open();
  await user.click(decisions.getByText('Send Email'));
  await screen.findByText('Email this decision');
  await waitFor(() => expect(preview()).toHaveTextContent('To Cy Rus'));
  expect(preview()).toHaveTextContent('Go: Ferry data');
  expect(preview()).toHaveTextContent('Marcus Adeyemi decided on November 3, 2026: Go. The people are free');
  expect(preview()).toHaveTextContent('/general/opportunities/b1');

  // The button that sends it is in sight before the preview ends.
  const line = within(screen.getByRole('dialog')).getByText('Send Email').parentElement?.parentElement;
  expect(getComputedStyle(line as HTMLElement).position).toBe('sticky');

  await fill(user, /^Text/, 'See you on Monday');
  expect(preview()).toHaveTextContent('See you on Monday');
  server.breakNext('sendDecision', { status: 200, body: '{"data":{"id":"d1","version":2}}' });
  await user.click(within(screen.getByRole('dialog')).getByText('Send Email'));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'One email queued' }]));
  expect(server.asks.find(({ call }) => call === 'sendDecision')?.body).toEqual({
    id: 'b1',
    decision: 'd1',
    to: [pointing(cy)],
    subject: 'Go: Ferry data',
    text: 'See you on Monday',
  });
});

test('where no mail server is set up that is said before and after, and nobody is told that a mail is on its way', async () => {
  const tag = document.head.appendChild(document.createElement('meta'));
  tag.name = 'mail-server';
  tag.content = 'none';
  const { user, alerts, decisions } = await open();
  await user.click(decisions.getByText('Send Email'));
  await waitFor(() => expect(preview()).toHaveTextContent('To Cy Rus'));
  expect(screen.getByRole('note')).toHaveTextContent('No mail server is set up: emails are stored');
  server.breakNext('sendDecision', { status: 200, body: '{"data":{"id":"d1","version":2}}' });
  await user.click(within(screen.getByRole('dialog')).getByText('Send Email'));
  const text = 'One email kept: there is no mail server to send it';
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text }]));
  tag.remove();
});

test('a list of recipients puts its people beside those who get the mail already', async () => {
  const { user, decisions } = await open();
  await user.click(decisions.getByText('Send Email'));
  await waitFor(() => expect(preview()).toHaveTextContent('To Cy Rus'));
  await user.click(await screen.findByText('Add a list'));
  // Who may not see plans is not told of them.
  expect(screen.queryByText(/^Add everyone planned/)).toBeNull();
  expect(await screen.findByText('2 people')).toBeInTheDocument();
  await user.click(screen.getByText('Works council'));
  await waitFor(() => expect(preview()).toHaveTextContent('To 3 people: Cy Rus, Ann Ode, and Di Sol'));
});

test('the preview names the first of many people, and counts the others', async () => {
  const { user, decisions } = await open();
  await user.click(decisions.getByText('Send Email'));
  await user.click(await screen.findByText('Add a list'));
  await user.click(await screen.findByText('Whole firm'));
  await waitFor(() => expect(preview()).toHaveTextContent('To 6 people: Cy Rus, Ed, Flo, Gus, Hal, and +1'));
});

test('everyone planned, and the teams involved, are one press away; nobody is there twice', async () => {
  const { user, decisions } = await open({ ...people.lead, showProjections: true });
  await user.click(decisions.getByText('Send Email'));
  await user.click(await screen.findByText('Add everyone planned (2)'));
  expect(preview()).toHaveTextContent('To 2 people: Cy Rus and Di Sol');
  await user.click(screen.getByText('Add the teams involved (1)'));
  expect(preview()).toHaveTextContent('To 3 people: Cy Rus, Di Sol, and Ann Ode');
  await user.click(screen.getByText('Add everyone planned (2)'));
  expect(preview()).toHaveTextContent('To 3 people: Cy Rus, Di Sol, and Ann Ode');
});

test('a mail to nobody, without a subject and words, is refused at its fields; nothing is sent', async () => {
  const before = server.asks.filter(({ call }) => call === 'sendDecision').length;
  const { user, decisions } = await open();
  await user.click(decisions.getByText('Send Email'));
  await waitFor(() => expect(preview()).toHaveTextContent('To Cy Rus'));
  await user.click(screen.getByLabelText(/^To/));
  await user.keyboard('{Backspace}');
  await user.clear(screen.getByLabelText(/^Text/));
  await fill(user, /^Subject/, 'x'.repeat(256));
  await user.click(within(screen.getByRole('dialog')).getByText('Send Email'));
  await waitFor(() => expect(note(/^To/)).toBe('Choose at least one recipient'));
  expect(note(/^Text/)).toBe('This field is required');
  expect(note(/^Subject/)).toBe('At most 255 characters');
  expect(screen.getByLabelText(/^Subject/)).toHaveValue('x'.repeat(256));
  expect(server.asks.filter(({ call }) => call === 'sendDecision')).toHaveLength(before);
});

test('what the server refuses stands at its field, and the text stays to be sent by the next try', async () => {
  const { user, alerts, decisions } = await open();
  await user.click(decisions.getByText('Send Email'));
  await screen.findByText('Email this decision');
  await fill(user, /^Text/, 'Dear all');
  server.refuseNext('sendDecision', 422, {
    code: 'invalid',
    message: 'No',
    fields: { to: { key: 'opportunities.mail.unknownRecipient', values: { names: 'Cy Rus' }, message: 'No' } },
  });
  await user.click(within(screen.getByRole('dialog')).getByText('Send Email'));
  expect(await screen.findAllByText('Cy Rus cannot receive email')).not.toHaveLength(0);
  expect(screen.getByLabelText(/^Text/)).toHaveValue('Dear all');
  server.breakNext('sendDecision', { status: 200, body: '{"data":{"id":"d1","version":2}}' });
  await user.click(within(screen.getByRole('dialog')).getByText('Send Email'));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
});

test('who is too late is told that it is done', async () => {
  const { user, alerts, decisions } = await open();
  await user.click(decisions.getByText('Send Email'));
  await screen.findByText('Email this decision');
  server.refuseNext('sendDecision', 409, { code: 'already-sent', message: 'Sent' });
  await user.click(within(screen.getByRole('dialog')).getByText('Send Email'));
  await waitFor(() =>
    expect(alerts).toMatchObject([{ severity: 'error', text: 'Someone else has already emailed this decision' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a decision that was mailed says so and cannot be mailed again; who may not decide has no button', async () => {
  const { decisions, unmount } = await open();
  expect(decisions.getByText(/^Emailed to 2 people by/)).toHaveTextContent('Dana Whitfield');
  expect(decisions.getByText(/^Could not be delivered/)).toHaveTextContent('Cy Rus');
  expect(decisions.getAllByText('Send Email')).toHaveLength(1);
  unmount();
  const { decisions: seen } = await open(people.operations);
  expect(seen.queryByText('Send Email')).toBeNull();
});
