import { opportunityStatus } from '@bidwright/contract-admin';
import { emptyInput } from '@bidwright/contract-kit';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { admin, store } from '../api.ts';
import module from '../module.tsx';
import { moved } from './ordering.ts';

const kept = { version: 1, dateCreated: 1, dateUpdated: 1, addedBy: null };
const status = (name: string, order: number) => ({ ...emptyInput(opportunityStatus), ...kept, id: name, name, order });

// What one test has read is nothing to the next.
beforeEach(() => store.dispatch(admin.util.resetApiState()));

test('an entry goes to its place, and others make room', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a'], 5, 0)).toEqual(['a']);
});

test('statuses are put in order; only those that moved are written', async () => {
  const records = [status('Open', 1), status('Writing', 2), status('Won', 3)];
  const server = await callServer([{ of: opportunityStatus, records }]);
  const { user, alerts } = await renderModule(module, '/admin/opportunity-status');
  await user.click(await screen.findByRole('button', { name: 'Order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order' }));
  await user.click(await dialog.findByRole('button', { name: 'Move Won up' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Open', 'Won', 'Writing']);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Order saved' }]));
  expect(records.map(({ order }) => order)).toEqual([1, 3, 2]);
  expect(server.asks.filter(({ call }) => call === 'update')).toHaveLength(2);
  await server.close();
});

test('an entry is dragged to its place', async () => {
  const server = await callServer([
    { of: opportunityStatus, records: [status('Open', 1), status('Writing', 2), status('Won', 3)] },
  ]);
  const { user } = await renderModule(module, '/admin/opportunity-status');
  await user.click(await screen.findByRole('button', { name: 'Order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order' }));
  await dialog.findByRole('button', { name: 'Move Won up' });
  const rows = dialog.getAllByRole('listitem');
  const carried = new Map<string, string>();
  const dataTransfer = {
    setData: (kind: string, text: string) => carried.set(kind, text),
    getData: (kind: string) => carried.get(kind) ?? '',
  };
  const [first, , last] = rows;
  if (!first || !last) throw new Error('An entry is missing');
  fireEvent.dragStart(first, { dataTransfer });
  // A place that says nothing to what is carried over it takes nothing.
  expect(fireEvent.dragOver(last, { dataTransfer })).toBe(false);
  fireEvent.drop(last, { dataTransfer });
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Writing', 'Won', 'Open']);
  await server.close();
});
