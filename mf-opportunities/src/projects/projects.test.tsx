import { projections } from '@bidwright/contract-ftes';
import { documents, opportunities } from '@bidwright/contract-opportunities';
import { callServer, changeRecord, renderModule } from '@bidwright/remote-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';
import { press } from '../testing/hands.ts';
import { bid, lookups, people, pointing, status, team } from '../testing/samples.ts';

const kept = { version: 1, dateCreated: 1_790_000_000, dateUpdated: 1_790_000_000, addedBy: null };
const [year = 0, month = 0] = new Date().toISOString().split('-').map(Number);
const inMonths = (months: number) => new Date(Date.UTC(year, month - 1 + months, 28)).toISOString().slice(0, 10);

const document = (id: string, opportunityId: string, value: string, more: object) => ({
  ...documents.input.getDefault(),
  ...kept,
  id,
  opportunityId,
  documentName: `${id}.pdf`,
  documentType: { value, label: value },
  status: 'Active',
  ...more,
});

const won = { opportunityStatus: pointing(status.won), teamsInvolved: [pointing(team.health)] };
const records = [
  bid('p1', { ...won, solicitationName: 'Ferry data', winningAmount: 1_000_000, nextOptionDate: '2100-05-31' }),
  bid('p2', { ...won, solicitationName: 'Harbor fees', nextOptionDate: '2100-04-30' }),
  bid('p3', { ...won, solicitationName: 'Lock portal' }),
  bid('n1', { solicitationName: 'Harbor fees again', originalOpportunity: { id: 'p2', name: 'Harbor fees' } }),
];
const contract = (id: string, of: string, end: number) =>
  document(id, of, 'signedContractScope', { startDate: '2025-01-01', endDate: inMonths(end), amount: 800_000 });
const files = [
  contract('c1', 'p1', 6),
  contract('c2', 'p2', 5),
  contract('c3', 'p3', 30),
  document('i1', 'p1', 'invoices', { endDate: '2026-01-31', amount: 100_000 }),
  document('i2', 'p1', 'invoices', { endDate: '2026-03-31', amount: 50_000 }),
  document('r1', 'p1', 'monthlyReports', {}),
  document('rating', 'p1', 'cpars', {}),
  document('rated', 'p2', 'cpars', {}),
];
const plan = {
  ...projections.input.getDefault(),
  ...kept,
  id: 'f1',
  fte: { id: 'ann', name: 'Ann Ode' },
  opportunity: { id: 'p1', name: 'Ferry data' },
  kind: 'planned',
  entries: [
    { year, month, monthLabel: null, percentAllocated: 0.5 },
    { year: year + 3, month: 5, monthLabel: null, percentAllocated: 0.1 },
  ],
};
const figures = [
  { id: 'p1', start: '2025-01-01', end: inMonths(6), amount: 800_000, invoiced: 700_000, lastInvoice: inMonths(-1) },
];

const found: Record<string, string[]> = { overBudget: ['p3'], notStaffed: ['p2'] };

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer(
    [
      { of: opportunities, records },
      { of: documents, records: files },
      { of: projections, records: [plan] },
      ...lookups(),
    ],
    { 'opportunities/projectView': ({ view }) => found[String(view)] ?? [] },
  );
});
afterAll(() => server.close());
const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

const open = async (address: string, person = people.admin) => {
  server.breakNext('contractFigures', { status: 200, body: JSON.stringify({ data: figures }) });
  return renderModule(module, `/general/projects${address}`, { person });
};
const card = async (title: string) =>
  within((await screen.findByText(title, { selector: 'h2' })).closest('section') as HTMLElement);

test('projects are the bids that were won, with how much of the contract is spent', async () => {
  await open('');
  const row = within((await screen.findByText('Ferry data', { selector: 'tr *' })).closest('tr') as HTMLElement);
  await waitFor(() => expect(row.getByText('88%')).toBeVisible());
  expect(row.getByText('$800K')).toBeVisible();
  expect(screen.queryByText('Harbor fees again', { selector: 'tr *' })).toBeNull();
});

test('the name of a project takes the room that other columns leave', async () => {
  await open('');
  const name = await screen.findByTitle('Ferry data');
  expect(getComputedStyle(name).getPropertyValue('contain')).toBe('inline-size');
});

test('the list says who works now to those who may see plans, and to nobody else', async () => {
  await open('');
  const row = (await screen.findByText('Ferry data', { selector: 'tr *' })).closest('tr') as HTMLElement;
  await waitFor(() => expect(row).toHaveTextContent('0.5'));
  cleanup();
  await open('', people.lead);
  await screen.findByText('Ferry data', { selector: 'tr *' });
  expect(screen.queryByText('FTE now')).toBeNull();
});

const names = () =>
  Array.from(window.document.querySelectorAll('tbody [data-opener]'), ({ textContent }) => textContent);

test('views of the list: what somebody should look at, and what is closed', async () => {
  const { user, address } = await open('?view=overBudget');
  await waitFor(() => expect(names()).toEqual(['Lock portal']));
  await user.click(screen.getByText('Over budget', { selector: 'button *' }));
  await user.click(await screen.findByText('Closed'));
  await waitFor(() => expect(address()).toBe('/general/projects?view=closed'));
  expect(await screen.findByText('No match for these filters')).toBeVisible();
});

test('projects without people are offered to those who may see plans, and to nobody else', async () => {
  const { user, address } = await open('');
  await screen.findByText('Ferry data', { selector: 'tr *' });
  await user.click(screen.getByText('Active', { selector: 'button *' }));
  await user.click(await screen.findByText('Not staffed'));
  await waitFor(() => expect(names()).toEqual(['Harbor fees']));
  expect(address()).toBe('/general/projects?view=notStaffed');
  cleanup();
  const lead = await open('?view=notStaffed', people.lead);
  await screen.findByText('Ferry data', { selector: 'tr *' });
  await lead.user.click(screen.getByText('Active', { selector: 'button *' }));
  await screen.findByText('Over budget');
  expect(screen.queryByText('Not staffed')).toBeNull();
});

test('the list says when clients decide on the next option, and can be sorted by it', async () => {
  // Columns that only wide windows have room for.
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { media: query, matches: !/max-width/.test(query) }) as MediaQueryList;
  const { user, address } = await open('');
  const row = (await screen.findByText('Ferry data', { selector: 'tr *' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('May 31, 2100')).toBeVisible();
  await user.click(screen.getByText('Next option date', { selector: 'th *' }));
  await waitFor(() => expect(address()).toBe('/general/projects?sort=nextOptionDate'));
  await waitFor(() => expect(names().slice(-2)).toEqual(['Harbor fees', 'Ferry data']));
  cleanup();
  await open('?sort=-nextOptionDate');
  await waitFor(() => expect(names().slice(0, 2)).toEqual(['Ferry data', 'Harbor fees']));
});

test('the next option date is put off where the contract stands, by who may change the bid', async () => {
  const { user, alerts } = await open('/p2');
  await user.click(await screen.findByLabelText('Edit next option date'));
  const dialog = within(await screen.findByRole('dialog'));
  const date = dialog.getByLabelText(/^Next option date/);
  expect(date).toHaveValue('2100-04-30');
  await user.clear(date);
  await user.type(date, inMonths(0));
  await user.click(dialog.getByText('Save changes', { selector: 'button *, button' }));
  await waitFor(() => expect(records[1]?.nextOptionDate).toBe(inMonths(0)));
  expect(alerts).toMatchObject([{ severity: 'success' }]);
  cleanup();
  await open('/p2', people.operations);
  expect(await screen.findByText('Next option date', { selector: 'dt' })).toBeVisible();
  expect(screen.queryByLabelText('Edit next option date')).toBeNull();
});

test('who sets the next option date after somebody else did is asked whose is to stay, and may take it away', async () => {
  const { user, alerts } = await open('/p1');
  await user.click(await screen.findByLabelText('Edit next option date'));
  await user.clear(screen.getByLabelText(/^Next option date/, { selector: 'input' }));
  changeRecord(records[0] as object, { nextOptionDate: '2100-06-30' });
  await press(user, 'Save changes');
  const question = within(await screen.findByRole('dialog', { name: 'Someone changed the same field' }));
  for (const day of ['May 31, 2100', 'Jun 30, 2100']) expect(question.getByText(day)).toBeVisible();
  expect(alerts).toEqual([]);
  await press(user, 'Save mine');
  await waitFor(() => expect(records[0]?.nextOptionDate).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(alerts).toMatchObject([{ severity: 'success', text: 'Next option date saved.' }]);
});

test('a project is closed on a day, leaves the list, and can be opened again', async () => {
  const { user, alerts } = await open('/p3');
  await screen.findByText('Close project');
  await press(user, 'Close project');
  await user.click(
    within(await screen.findByRole('dialog')).getByText('Close project', { selector: 'button *, button' }),
  );
  await waitFor(() => expect(records[2]?.closedOn).toBe(new Date().toISOString().slice(0, 10)));
  expect(alerts).toMatchObject([{ severity: 'success' }]);
  cleanup();
  await open('');
  await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['Ferry data', 'Harbor fees'])));
  expect(names()).not.toContain('Lock portal');
  cleanup();
  const again = await open('/p3');
  await screen.findByText('Reopen project');
  await press(again.user, 'Reopen project');
  await waitFor(() => expect(records[2]?.closedOn).toBeNull());
});

test('the radar shows contracts that end soon unless a recompete is on its way', async () => {
  await open('');
  const radar = await card('Recompete radar');
  expect((await radar.findByText('Ferry data')).closest('a')).toHaveAttribute('href', '/general/projects/p1');
  expect(radar.queryByText('Harbor fees')).toBeNull();
  expect(radar.queryByText('Lock portal')).toBeNull();
  expect(radar.getByLabelText('Start recompete of Ferry data')).toHaveAttribute(
    'href',
    '/general/opportunities/new?recompete=p1',
  );
});

test('a project shows its contract by the query of the specification, invoices by month, papers, team and burn', async () => {
  await open('/p1');
  expect(await (await card('Contract scope')).findByText('c1.pdf')).toBeVisible();
  const asked = server.asks.find(
    ({ body }) =>
      body.col === 'documents' &&
      JSON.stringify(body.where).includes('signedContractScope') &&
      JSON.stringify(body.where).includes('"p1"'),
  );
  expect(asked?.body.where).toEqual(
    expect.arrayContaining([
      { field: 'documentType.value', is: 'eq', value: 'signedContractScope' },
      { field: 'opportunityId', is: 'eq', value: 'p1' },
    ]),
  );
  const invoices = await card('Invoices');
  expect(await invoices.findByText('i2.pdf')).toBeVisible();
  expect(
    within(invoices.getByLabelText('Invoiced by month'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['$100KJan', 'Feb', '$50KMar']);
  expect(invoices.getByText(/\$150,000/)).toBeVisible();
  expect(await (await card('Monthly reports')).findByText('r1.pdf')).toBeVisible();
  const now = await card('Team now');
  expect(await now.findByText('Ann Ode')).toBeVisible();
  expect(now.getByText(/50%/)).toBeVisible();
  expect(await screen.findByText('88% of the contract is invoiced.')).toBeVisible();
  expect(screen.getByText('Burn').parentElement).toHaveTextContent('88%');
  expect(
    await screen.findByText(`One person is planned beyond the end of the contract, until May ${year + 3}.`),
  ).toBeVisible();
  expect(screen.getByText('Start recompete').closest('a')).toHaveAttribute(
    'href',
    '/general/opportunities/new?recompete=p1',
  );
});

test('what the client thought of the work has a card of its own, which adds such papers alone', async () => {
  const { user } = await open('/p1');
  const cpars = await card('CPARS');
  expect(await cpars.findByText('rating.pdf')).toBeVisible();
  expect(cpars.getAllByRole('listitem')).toHaveLength(1);
  await user.click(cpars.getByLabelText('Add document: CPARS'));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Choose a file');
  expect(within(dialog).queryByLabelText(/^Kind of document/)).toBeNull();
  const file = new File(['Exceptional'], 'exceptional.txt', { type: 'text/plain' });
  await user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file);
  await user.click(within(dialog).getByText('Add document', { selector: 'button' }));
  expect(await cpars.findByText('exceptional.txt')).toBeVisible();
  expect(files.at(-1)).toMatchObject({ opportunityId: 'p1', documentType: { value: 'cpars' } });
});

test('who may not see plans has no card of them', async () => {
  await open('/p1', people.lead);
  await card('Contract scope');
  expect(screen.queryByText('Team now')).toBeNull();
  expect(screen.queryByText('Projections')).toBeNull();
});

test('a bid that was not won is no project and says where it is', async () => {
  await open('/n1');
  expect(await screen.findByText('This bid is not a project yet')).toBeVisible();
  expect(screen.getByText('Open the bid').closest('a')).toHaveAttribute('href', '/general/opportunities/n1');
});
