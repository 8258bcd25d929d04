import type { BoardColumn } from '@bidwright/contract-opportunities';
import { pointing, status } from '../../../testing/samples.ts';
import { inOrder } from './inOrder.ts';

const column = (group: { id: string; name: string }): BoardColumn => ({
  group,
  count: 1,
  amount: 0,
  weighted: 0,
  bids: [],
  since: {},
});
const statuses = Object.values(status);
const names = (columns: BoardColumn[]) => columns.map(({ group }) => group.name);

test('statuses stand as the firm orders them, one that is gone last; others by name', () => {
  const columns = [{ id: 'gone', name: 'Gone' }, pointing(status.won), pointing(status.writing)].map(column);
  expect(names(inOrder(columns, 'opportunityStatus', statuses))).toEqual(['Writing', 'Won', 'Gone']);
  expect(names(inOrder(columns, 'opportunityOwner', statuses))).toEqual(['Gone', 'Won', 'Writing']);
});
