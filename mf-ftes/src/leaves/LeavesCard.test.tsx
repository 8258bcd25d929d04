import { leaves } from '@bidwright/contract-ftes';
import { emptyInput, type Person } from '@bidwright/contract-kit';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ftes, store } from '../api.ts';
import module from '../module.tsx';
import { LeavesCard } from './LeavesCard.tsx';

const ann = { id: 'ann', name: 'Ann Lee' };
const self: Person = { ...ann, email: 'ann@example.com', permissions: ['User'], teams: [] };
const leave = (id: string, firstDay: string, lastDay: string, more: object = {}) => ({
  ...emptyInput(leaves),
  id,
  version: 1,
  dateCreated: 0,
  dateUpdated: 0,
  addedBy: null,
  person: ann,
  firstDay,
  lastDay,
  ...more,
});

let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  store.dispatch(ftes.util.resetApiState());
  server = await callServer([
    {
      of: leaves,
      records: [
        leave('over', '2021-03-01', '2021-03-05'),
        leave('taken back', '2031-03-01', '2031-03-05', { status: 'Inactive' }),
        leave('spring', '2031-04-07', '2031-04-11', { kind: 'Other', hoursPerDay: 2.5 }),
        leave('others', '2031-04-07', '2031-04-11', { person: { id: 'bo', name: 'Bo' } }),
      ],
    },
  ]);
});
afterEach(() => server.close());

const { messages, Provider } = module;
const show = (person: Person) => renderInShell(<LeavesCard person={ann} />, { messages, Provider, person });
const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const written = () => server.asks.filter(({ call }) => call === 'create' || call === 'update');

test('what is ahead is shown, changed, taken back, and that undone', async () => {
  const { user, alerts } = await show(self);
  await screen.findByRole('list');
  expect(shown()).toEqual([expect.stringMatching(/^Apr 7.*2031Other absence, 2\.5 hours a day$/)]);
  await user.click(screen.getByRole('button', { name: /^Change Apr 7/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change leave' }));
  await user.clear(dialog.getByLabelText(/^Hours a day/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shown()).toEqual([expect.stringMatching(/Other absence$/)]));
  await user.click(screen.getByRole('button', { name: /^Remove Apr 7/ }));
  expect(await screen.findByText(/^No leave from today on/)).toBeVisible();
  alerts[0]?.action?.run();
  await screen.findByRole('list');
  expect(written().map(({ body }) => [body.id, body.hoursPerDay ?? body.status])).toEqual([
    ['spring', undefined],
    ['spring', 'Inactive'],
    ['spring', 'Active'],
  ]);
});

test('leave is added; an end before its beginning is said before anything is sent', async () => {
  const { user } = await show({ ...self, id: 'lead', permissions: ['Team Lead'] });
  await screen.findByRole('list');
  await user.click(screen.getByRole('button', { name: 'Add leave' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add leave' }));
  await user.type(dialog.getByLabelText(/^First day/), '2031-06-10');
  await user.type(dialog.getByLabelText(/^Last day/), '2031-06-02');
  await user.click(dialog.getByRole('button', { name: 'Add leave' }));
  expect(await dialog.findAllByText(/The last day is before the first/)).not.toHaveLength(0);
  expect(written()).toEqual([]);
  await user.clear(dialog.getByLabelText(/^Last day/));
  await user.type(dialog.getByLabelText(/^Last day/), '2031-06-12');
  await user.click(dialog.getByRole('button', { name: 'Add leave' }));
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(written()).toMatchObject([
    { body: { person: ann, kind: 'Leave', firstDay: '2031-06-10', lastDay: '2031-06-12', hoursPerDay: null } },
  ]);
});

test('leave that overlaps is refused at its field', async () => {
  const { user } = await show(self);
  server.refuseNext('update', 422, {
    code: 'invalid',
    message: 'Overlaps with existing leave',
    fields: {
      firstDay: {
        message: 'Overlaps with existing leave',
        key: 'ftes.leave.overlaps',
        values: { from: '2031-04-01', to: '2031-04-07' },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Change Apr 7/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText(/^Hours a day/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText(/Overlaps with existing leave from 2031-04-01 to 2031-04-07/)).not.toHaveLength(0);
});

test('of others, who staffs no bids sees none of it', async () => {
  await show({ ...self, id: 'eve', name: 'Eve' });
  expect(screen.queryByText('Leave')).toBeNull();
  expect(server.asks).toEqual([]);
});
