import { users } from '@bidwright/contract-admin';
import { emptyInput } from '@bidwright/contract-kit';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../module.tsx';

const person = (id: string, name: string) => ({
  ...emptyInput(users),
  id,
  name,
  firstName: name,
  lastName: 'Lee',
  email: `${id}@example.com`,
  version: 1,
  dateCreated: 1_700_000_000,
  dateUpdated: 1_700_000_000,
  addedBy: null,
});
const [ann, ben, cy] = [person('ann', 'Ann'), person('ben', 'Ben'), person('cy', 'Cy')];
const registry = {
  modules: ['admin', 'opportunities'].map((name) => ({ name, file: { services: [{ name }] } })),
};
const bids = [
  { id: 'b1', name: 'Locks' },
  { id: 'b2', name: 'Weirs' },
];

interface Asked {
  person: string;
  to?: { id: string; name: string } | null;
}

const ofAdmin = ({ to }: Asked) => [
  { col: 'users', field: 'manager', records: [{ id: 'cy', name: 'Cy' }], set: to ? { manager: to } : {} },
];
const ofBids = ({ to }: Asked) => [
  { col: 'opportunities', field: 'rfpManager', records: bids, set: to ? { rfpManager: to } : {} },
  // No owner stands for anybody.
  { col: 'opportunities', field: 'ownerUser', records: [{ id: 'b3', name: 'Dams' }], set: {} },
];

const bulk = jest.fn();
const plans = jest.fn();
let kindsOfAdmin: (asked: Asked) => object[] = ofAdmin;
let kindsOfBids: (asked: Asked) => object[] = ofBids;
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(() => import('./HandOverDialog.tsx'));
beforeAll(async () => {
  server = await callServer([{ of: users, records: [ann, ben, cy] }], {
    'shell/modules': () => registry,
    'admin/countUses': () => ({ ann: 3 }),
    'opportunities/countUses': () => ({ ann: 8 }),
    'shell/signIns': () => [],
    'admin/findResponsibilities': (body) => kindsOfAdmin(body as unknown as Asked),
    'opportunities/findResponsibilities': (body) => kindsOfBids(body as unknown as Asked),
    'opportunities/handOverPlans': (body) => {
      plans(body);
      return { counts: { changed: 1 } };
    },
    'admin/bulkUpdate': (body) => bulk('admin', body),
    'opportunities/bulkUpdate': (body) => bulk('opportunities', body),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  bulk.mockReset();
  [kindsOfAdmin, kindsOfBids] = [ofAdmin, ofBids];
  Object.assign(ann, { status: 'Active' });
});

const opened = async () => {
  const page = await renderModule(module, '/admin/users?record=ann');
  await page.user.click(await screen.findByRole('button', { name: 'Hand over…' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Hand over Ann's responsibilities" }));
  return { ...page, dialog };
};

test('what is open goes to colleagues, what cannot is named, and the person is out of use', async () => {
  const { user, alerts, dialog } = await opened();
  expect(await dialog.findByText('2 open bids as RFP manager')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect((await dialog.findAllByText('This field is required'))[0]).toBeVisible();

  await user.click(dialog.getByRole('combobox', { name: /^Everything goes to/ }));
  // Nobody takes over from the own self.
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ben', 'Cy']),
  );
  await user.click(screen.getByRole('option', { name: 'Ben' }));
  const [, bidsTo] = dialog.getAllByRole('combobox', { name: /^Someone else for these/ });
  await user.click(bidsTo as HTMLElement);
  await user.click(await screen.findByRole('option', { name: 'Cy' }));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));

  expect(await dialog.findByText('Cannot be handed over')).toBeVisible();
  expect(dialog.getByText('Dams')).toBeVisible();
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.slice(0, 2)).toEqual(['1 person managed → Ben', '2 open bids as RFP manager → Cy']);
  expect(await dialog.findByText(/^7 past or personal records mention/)).toBeVisible();
  expect(bulk).not.toHaveBeenCalled();

  bulk.mockReturnValueOnce({ results: [{ id: 'cy', outcome: 'changed' }], counts: { changed: 1 } });
  bulk.mockReturnValueOnce({
    results: bids.map(({ id }) => ({ id, outcome: 'changed' })),
    counts: { changed: 2 },
  });
  // That somebody leaves is for a person to say.
  expect(dialog.getByRole('checkbox', { name: 'Make Ann inactive afterwards' })).not.toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Make Ann inactive afterwards' }));
  await user.click(dialog.getByRole('button', { name: 'Hand over 3 records' }));
  await waitFor(() => expect(ann.status).toBe('Inactive'));
  expect(bulk.mock.calls).toEqual([
    ['admin', { col: 'users', ids: ['cy'], set: { manager: { id: 'ben', name: 'Ben' } } }],
    ['opportunities', { col: 'opportunities', ids: ['b1', 'b2'], set: { rfpManager: { id: 'cy', name: 'Cy' } } }],
  ]);
  await waitFor(() => expect(alerts).toHaveLength(1));
  expect(alerts.map(({ text }) => text)).toEqual(['3 records handed over; Ann is now inactive']);
});

test('months that are planned go over by the call of their service', async () => {
  kindsOfAdmin = () => [];
  const records = [{ id: 'p1', name: 'Harbor lights' }];
  kindsOfBids = () => [{ col: 'projections', field: 'fte', records, set: {}, call: 'handOverPlans' }];
  const { user, alerts, dialog } = await opened();
  expect(await dialog.findByText('1 bid planned for, from this month on')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: /^Everything goes to/ }));
  await user.click(await screen.findByRole('option', { name: 'Ben' }));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await dialog.findByRole('button', { name: 'Hand over 1 record' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: '1 record handed over' }]));
  expect(plans.mock.calls).toEqual([[{ ids: ['p1'], to: { id: 'ben', name: 'Ben' } }]]);
  expect(bulk).not.toHaveBeenCalled();
});

test('what was refused is told by name with the reason, and the person stays', async () => {
  kindsOfBids = (asked) => ofBids(asked).slice(0, 1);
  kindsOfAdmin = () => [];
  const { user, dialog } = await opened();
  await user.click(await dialog.findByRole('combobox', { name: /^Everything goes to/ }));
  await user.click(await screen.findByRole('option', { name: 'Ben' }));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  bulk.mockReturnValueOnce({
    results: [
      { id: 'b1', outcome: 'changed' },
      { id: 'b2', outcome: 'refused', reason: 'It is locked' },
    ],
    counts: { changed: 1, refused: 1 },
  });
  await user.click(await dialog.findByRole('checkbox', { name: 'Make Ann inactive afterwards' }));
  await user.click(dialog.getByRole('button', { name: 'Hand over 2 records' }));
  expect(await dialog.findByText('1 record not changed:')).toBeVisible();
  expect(dialog.getByText('Weirs')).toBeVisible();
  expect(dialog.getByText('It is locked')).toBeVisible();
  expect(ann.status).toBe('Active');
});

test('who hands over without leaving stays', async () => {
  kindsOfBids = (asked) => ofBids(asked).slice(0, 1);
  kindsOfAdmin = () => [];
  const { user, alerts, dialog } = await opened();
  await user.click(await dialog.findByRole('combobox', { name: /^Everything goes to/ }));
  await user.click(await screen.findByRole('option', { name: 'Ben' }));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  bulk.mockReturnValueOnce({ results: bids.map(({ id }) => ({ id, outcome: 'changed' })), counts: { changed: 2 } });
  await user.click(await dialog.findByRole('button', { name: 'Hand over 2 records' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: '2 records handed over' }]));
  expect(ann.status).toBe('Active');
});

test('who is responsible for nothing can be made inactive at once', async () => {
  [kindsOfAdmin, kindsOfBids] = [() => [], () => []];
  const { user, dialog } = await opened();
  expect(await dialog.findByText(/has no open responsibilities/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Make inactive' }));
  await waitFor(() => expect(ann.status).toBe('Inactive'));
  expect(bulk).not.toHaveBeenCalled();
});

test('a service that does not answer is named', async () => {
  server.refuseNext('findResponsibilities', 500, { code: 'broken', message: 'Broken' }, ({ to }) => !to);
  const { dialog } = await opened();
  expect(await dialog.findByText(/Some services did not answer: (admin|opportunities)\./)).toBeVisible();
});
