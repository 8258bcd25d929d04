import { screen, within } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell.tsx';
import { widthIs } from '../testing/widthIs.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Bid {
  id: string;
  name: string;
  number: string;
  client: string;
  amount: string;
  owner: string;
}

const bid = (n: number): Bid => ({
  id: `b${n}`,
  name: `Bid ${n}`,
  number: `EM-${n}`,
  client: `Client ${n}`,
  amount: `$${n}K`,
  owner: 'Dana',
});
const bids = (count: number) => Array.from({ length: count }, (_, at) => bid(at + 1));

const columns: DataTableProps<Bid>['columns'] = [
  { id: 'name', header: 'Opportunity', cell: (row) => row.name, below: (row) => row.number, sort: 'solicitationName' },
  { id: 'client', header: 'Client', cell: (row) => row.client, sort: 'client' },
  { id: 'owner', header: 'Owner', cell: (row) => row.owner },
  { id: 'type', header: 'Project type', cell: () => 'Survey', from: 'xl' },
  { id: 'amount', header: 'Amount', cell: (row) => row.amount, numeric: true, sort: 'amount' },
];

const table = (props: Partial<DataTableProps<Bid>> = {}) => (
  <DataTable label="Opportunities" columns={columns} rows={bids(3)} {...props} />
);
const show = (props: Partial<DataTableProps<Bid>> = {}) => renderInShell(table(props));

beforeEach(() => widthIs(1440));

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

test('rows stand under their heads, the name heads its row', async () => {
  await show();
  expect(heads()).toEqual(['Opportunity', 'Client', 'Owner', 'Amount']);
  const [, first] = within(screen.getByRole('table', { name: 'Opportunities' })).getAllByRole('row');
  expect(first).toHaveTextContent('Bid 1EM-1Client 1Dana$1K');
  expect(within(first as HTMLElement).getByRole('rowheader')).toHaveTextContent('Bid 1EM-1');
});

test('rows that stay are not drawn again when the order changes, whoever says where they lead', async () => {
  const rows = bids(3);
  const cell = jest.fn((row: Bid) => row.name);
  const counted = [{ id: 'name', header: 'Opportunity', cell }];
  const props = () => ({ rows, columns: counted, href: ({ id }: Bid) => `/bids/${id}` });
  const { rerender } = await show(props());
  cell.mockClear();
  await rerender(table({ ...props(), sort: { field: 'client' } }));
  expect(cell).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Bid 1' })).toHaveAttribute('href', '/bids/b1');
});

test('a wide page shows more columns', async () => {
  widthIs(1600);
  await show();
  expect(heads()).toContain('Project type');
});

test('the sorted head says so, and its button turns the order round', async () => {
  const onSort = jest.fn();
  const { user, rerender } = await show({ sort: { field: 'client' }, onSort });
  expect(screen.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Amount' })).not.toHaveAttribute('aria-sort');
  await user.click(screen.getByRole('button', { name: 'Client' }));
  expect(onSort).toHaveBeenLastCalledWith({ field: 'client', descending: true });
  rerender(table({ sort: { field: 'client', descending: true }, onSort }));
  expect(screen.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Amount' }));
  expect(onSort).toHaveBeenLastCalledWith({ field: 'amount', descending: false });
  expect(screen.queryByRole('button', { name: 'Owner' })).toBeNull();
});

test('one row is in the order of Tab, arrows and Home and End move, Enter opens', async () => {
  const onOpen = jest.fn();
  const { user } = await show({ onOpen });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Bid 1' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Bid 3' })).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(onOpen).toHaveBeenCalledWith(bid(2));
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Bid 3' })).toHaveFocus();
  await user.tab();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Bid 3' })).toHaveFocus();
});

test('a row with an address is a link, and a click anywhere on it follows the link', async () => {
  const { user } = await show({ href: ({ id }) => `#${id}` });
  expect(screen.getByRole('link', { name: 'Bid 2' })).toHaveAttribute('href', '/#b2');
  const followed = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('link', { name: 'Bid 2' }).addEventListener('click', followed);
  await user.click(screen.getByText('Client 2'));
  expect(followed).toHaveBeenCalledTimes(1);
});

test('the row that is open beside the table is marked', async () => {
  await show({ current: 'b2', onOpen: () => undefined });
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('Bid 2');
});

test('while the first rows load, heads and grey rows of the same shape stand there', async () => {
  await show({ rows: undefined });
  expect(heads()).toEqual(['Opportunity', 'Client', 'Owner', 'Amount']);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.getAllByRole('row')).toHaveLength(11);
});

test('with nothing at all, what helps is shown', async () => {
  await show({ rows: [], empty: <p>No opportunities yet</p>, filters: { count: 0, onClear: () => undefined } });
  expect(screen.getByText('No opportunities yet')).toBeVisible();
});

test('with nothing left by filters, they are said to be the reason and can be cleared', async () => {
  const onClear = jest.fn();
  const { user } = await show({ rows: [], empty: <p>No opportunities yet</p>, filters: { count: 3, onClear } });
  expect(screen.queryByText('No opportunities yet')).toBeNull();
  expect(screen.getByText('No match for these filters')).toBeVisible();
  expect(screen.getByText('3 filters hide every record.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});

test('an error says what failed and offers to try again, and rows that are there stay', async () => {
  const onRetry = jest.fn();
  const error = { code: 'offline', message: 'x', requestId: 'r-17' };
  const { user, rerender } = await show({ rows: undefined, error, onRetry });
  expect(screen.getByRole('alert')).toHaveTextContent('Opportunities did not load');
  expect(screen.getByRole('alert')).toHaveTextContent('r-17');
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(table({ error, onRetry }));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByText('Bid 1')).toBeVisible();
});

test('pages are counted and turned, and their size is chosen', async () => {
  const next = jest.fn();
  const onSize = jest.fn();
  const { user, rerender } = await show({ rows: bids(25), paging: { from: 1, next, size: 25, onSize } });
  expect(screen.getByText('1–25')).toBeVisible();
  rerender(table({ rows: bids(25), paging: { from: 26, total: 1058, next, size: 25, onSize } }));
  expect(screen.getByText('26–50 of 1,058')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(next).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Rows: 25' }));
  const sizes = within(await screen.findByRole('menu', { name: 'Rows' }));
  expect(sizes.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(['25', '50', '100']);
  await user.click(sizes.getByRole('menuitemradio', { name: '100' }));
  expect(onSize).toHaveBeenCalledWith(100);
});

test('below 900 px each row is a card with its name and three key fields', async () => {
  widthIs(390);
  const onOpen = jest.fn();
  const { user } = await show({ onOpen });
  expect(screen.queryByRole('table')).toBeNull();
  const cards = within(screen.getByRole('list', { name: 'Opportunities' })).getAllByRole('listitem');
  expect(cards[1]).toHaveTextContent('Bid 2EM-2Client 2DanaSurvey');
  await user.click(screen.getByText('Client 2'));
  expect(onOpen).toHaveBeenCalledWith(bid(2));
});

const box = (name: string) => screen.getByRole('checkbox', { name });

test('where it is offered cards are chosen, one, some in a row, or all, and a press on a box opens none', async () => {
  widthIs(390);
  const onOpen = jest.fn();
  const onChoose = jest.fn();
  const selection = { chosen: new Set(['b2']), onChoose, narrow: true };
  const { user, rerender } = await show({ onOpen, selection });
  expect(box('Select Bid 2')).toBeChecked();
  await user.click(box('Select Bid 1'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select Bid 3'));
  await user.keyboard('{/Shift}');
  await user.click(box('Select all rows of this page'));
  expect(onChoose.mock.calls).toEqual([
    [['b1'], true],
    [['b1', 'b2', 'b3'], true],
    [['b1', 'b2', 'b3'], true],
  ]);
  expect(onOpen).not.toHaveBeenCalled();
  await rerender(table({ selection: { ...selection, narrow: false } }));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a card says of several figures what each of them is', async () => {
  widthIs(390);
  await show({
    columns: [...columns.slice(0, 1), ...columns.slice(4), { ...columns[4], id: 'fee', header: 'Fee' } as never],
  });
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Bid 2EM-2Amount$2KFee$2K');
});

test('a card says what its only figure counts, unless that is an amount of money', async () => {
  widthIs(390);
  const [name, amount] = [columns[0], columns[4]] as const;
  const { unmount } = await show({ columns: [name, { ...amount, header: 'Used in' }] as never });
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Bid 2EM-2Used in$2K');
  unmount();
  await show({ columns: [name, { ...amount, money: true }] as never });
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(/^Bid 2EM-2\$2K$/);
});

test('of many rows only some are drawn, and all are counted', async () => {
  await show({ rows: bids(5000) });
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
  expect(screen.getAllByRole('row').length).toBeLessThan(200);
});

test('rows of a group stand below its sums, and the last row sums up all', async () => {
  const heads = new Map(['1', '2'].map((key) => [key, { name: `Group ${key}`, sums: { amount: `$${key}M` } }]));
  await show({
    rows: bids(4),
    groups: { of: ({ id }) => (id === 'b1' ? '1' : '2'), heads },
    total: { name: 'Total', sums: { amount: '$9M' } },
  });
  const lines = screen.getAllByRole('row').map((row) => row.textContent);
  expect(lines[1]).toBe('Group 1$1M');
  expect(lines[3]).toBe('Group 2$2M');
  expect(lines).toHaveLength(8);
  expect(lines[7]).toBe('Total$9M');
});

test('what failed is said alone, not beside that nothing fits', async () => {
  const failure = { code: 'offline', message: 'x' };
  const { rerender } = await show({ rows: [], error: failure, empty: 'Nothing yet' });
  expect(screen.getByRole('alert')).toHaveTextContent('Opportunities did not load');
  expect(screen.queryByText('Nothing yet')).toBeNull();
  rerender(table({ rows: [], error: failure, filters: { count: 1, onClear: () => undefined } }));
  expect(screen.queryByText('No match for these filters')).toBeNull();
  rerender(table({ rows: [], empty: 'Nothing yet' }));
  expect(screen.getByText('Nothing yet')).toBeVisible();
});
