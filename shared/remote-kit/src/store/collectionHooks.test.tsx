import { type Change, collection, everybody, object, status, text } from '@bidwright/contract-kit';
import { onSignedOut } from '@bidwright/shell-api';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { callServer, changeRecord } from '../testing/callServer.ts';
import { collectionApi } from './collectionApi.ts';
import { collectionHooks } from './collectionHooks.ts';
import { moduleStore } from './moduleStore.ts';

const companies = collection({
  name: 'companies',
  service: 'admin',
  input: object({ name: text(200).required(), status: status() }),
  rights: { read: everybody, create: everybody, update: everybody },
});
const input = { name: 'Port Authority', status: 'Active' as const };

const company = (name: string, at: number) => ({
  id: `c${at + 1}`,
  name,
  status: 'Active',
  version: 1,
  dateCreated: 1,
  dateUpdated: 1,
  addedBy: null,
});

const known = ['Alder & Finch', 'Bureau of Inland Waterways', 'City of Larkmoor', 'Drummond Pryce', 'Eastmere'];
let records: ReturnType<typeof company>[];
let server: Awaited<ReturnType<typeof callServer>>;

beforeEach(async () => {
  records = known.map(company);
  server = await callServer([{ of: companies, records }]);
});
afterEach(() => server.close());

const bodies = (call: string) => server.asks.filter((ask) => ask.call === call).map(({ body }) => body);

const use = <T,>(hook: (hooks: ReturnType<typeof collectionHooks<typeof companies>>) => T) => {
  const api = collectionApi('admin');
  const store = moduleStore([api]);
  const hooks = collectionHooks(api, companies);
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => hook(hooks), { wrapper });
};

const names = (rows: readonly { name: string }[] | undefined) => rows?.map(({ name }) => name);

test('a list and a record come as the contract types them', async () => {
  const { result } = use(({ useList, useRecord }) => ({ list: useList(), record: useRecord('c2') }));
  expect(result.current.list.isLoading).toBe(true);
  await waitFor(() => expect(result.current.list.data).toHaveLength(5));
  await waitFor(() => expect(result.current.record.data?.name).toBe('Bureau of Inland Waterways'));
  expect(bodies('list')).toEqual([{ col: 'companies' }]);
  expect(bodies('getRecordById')).toEqual([{ col: 'companies', id: 'c2', changeLog: false }]);
});

test('what is answered cannot be changed by a page', async () => {
  const { result } = use(({ useList, useRecord }) => ({ list: useList(), record: useRecord('c2') }));
  await waitFor(() => expect(result.current.record.data?.name).toBe('Bureau of Inland Waterways'));
  await waitFor(() => expect(result.current.list.data).toHaveLength(5));
  expect([result.current.record.data, result.current.list.data?.[0]].map(Object.isFrozen)).toEqual([true, true]);
});

test('nothing is asked without an id, or where a list is not needed yet', async () => {
  const { result } = use(({ useList, useRecord, useSub }) => [
    useList({ skip: true }),
    useRecord(undefined),
    useSub(undefined, 'contacts'),
  ]);
  expect(result.current.map(({ isLoading }) => isLoading)).toEqual([false, false, false]);
  expect(server.asks).toEqual([]);
});

test('pages go forth and back, with the count asked apart', async () => {
  const { result } = use(({ useQuery }) => useQuery({ limit: 2, sort: { field: 'name' } }));
  await waitFor(() => expect(result.current.total).toBe(5));
  expect(names(result.current.rows)).toEqual(['Alder & Finch', 'Bureau of Inland Waterways']);
  expect(result.current).toMatchObject({ from: 1, previous: undefined });

  act(() => result.current.next?.());
  expect(names(result.current.rows)).toEqual(['Alder & Finch', 'Bureau of Inland Waterways']);
  await waitFor(() => expect(names(result.current.rows)).toEqual(['City of Larkmoor', 'Drummond Pryce']));
  expect(result.current.from).toBe(3);

  act(() => result.current.next?.());
  await waitFor(() => expect(names(result.current.rows)).toEqual(['Eastmere']));
  expect(result.current.next).toBeUndefined();

  const asked = server.asks.length;
  act(() => result.current.previous?.());
  await waitFor(() => expect(result.current.from).toBe(3));
  expect(names(result.current.rows)).toEqual(['City of Larkmoor', 'Drummond Pryce']);
  expect(server.asks).toHaveLength(asked);
});

test('another query starts at its first page', async () => {
  const api = collectionApi('admin');
  const store = moduleStore([api]);
  const { useQuery } = collectionHooks(api, companies);
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const { result, rerender } = renderHook(({ search }) => useQuery({ limit: 2, search }), {
    wrapper,
    initialProps: { search: '' },
  });
  await waitFor(() => expect(result.current.next).toBeDefined());
  act(() => result.current.next?.());
  await waitFor(() => expect(result.current.from).toBe(3));
  rerender({ search: 'city' });
  await waitFor(() => expect(names(result.current.rows)).toEqual(['City of Larkmoor']));
  expect(result.current.from).toBe(1);
});

test('a create refreshes lists and answers the id', async () => {
  const { result } = use(({ useList, useCreate }) => ({ list: useList(), create: useCreate()[0] }));
  await waitFor(() => expect(result.current.list.data).toHaveLength(5));
  const made = await act(() => result.current.create(input));
  expect(made).toEqual({ id: 'new-5' });
  await waitFor(() => expect(names(result.current.list.data)).toContain('Port Authority'));
  expect(bodies('create')).toEqual([{ col: 'companies', ...input }]);
});

test('the same input sent again after a lost answer makes one record, another input makes another', async () => {
  const { result } = use(({ useCreate }) => useCreate()[0]);
  server.breakNext('create', 'hang up');
  const lost = await act(() => result.current(input));
  expect(lost.error).toMatchObject({ code: 'offline' });
  await act(() => result.current(input));
  await act(() => result.current(input));
  const keys = server.asks.map(({ key }) => key);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an update passes the version and refreshes record, subcollection and lists', async () => {
  const { result } = use(({ useList, useRecord, useSub, useUpdate }) => ({
    list: useList(),
    record: useRecord('c1'),
    sub: useSub<Change>('c1', 'changeLog'),
    update: useUpdate()[0],
  }));
  await waitFor(() => expect(result.current.sub.data).toEqual([]));
  await waitFor(() => expect(result.current.record.data?.version).toBe(1));
  expect(await act(() => result.current.update({ id: 'c1', version: 1, changes: { name: 'Alder' } }))).toBeUndefined();
  await waitFor(() => expect(result.current.record.data).toMatchObject({ name: 'Alder', version: 2 }));
  await waitFor(() => expect(names(result.current.list.data)).toContain('Alder'));
  await waitFor(() => expect(result.current.sub.data?.map(({ field }) => field)).toEqual(['name']));
  expect(bodies('update')).toEqual([
    {
      col: 'companies',
      id: 'c1',
      version: 1,
      name: 'Alder',
    },
  ]);
});

test('a conflict answers the record as it is now, and nothing is asked anew', async () => {
  const { result } = use(({ useRecord, useUpdate }) => ({ record: useRecord('c1'), update: useUpdate()[0] }));
  await waitFor(() => expect(result.current.record.data).toBeDefined());
  changeRecord(records[0] ?? {}, { name: 'Theirs' });
  const error = await act(() => result.current.update({ id: 'c1', version: 1, changes: { name: 'Mine' } }));
  expect(error).toMatchObject({ code: 'conflict', current: { name: 'Theirs', version: 2 } });
  expect(server.asks.map(({ call }) => call)).toEqual(['getRecordById', 'update']);
});

test.each([
  [
    'a refusal',
    { status: 422, body: '{"errorInfo":{"code":"invalid","message":"No","requestId":"r1"}}' },
    { code: 'invalid', requestId: 'r1' },
  ],
  ['an answer that is no JSON', { status: 504, body: '<h1>Gateway timeout</h1>' }, { code: 'http504' }],
  ['JSON of another kind', { status: 500, body: '{"oops":1}' }, { code: 'http500' }],
  ['a lost connection', 'hang up' as const, { code: 'offline' }],
  ['an answer cut short', { status: 200, body: '{"data":' }, { code: 'offline' }],
])('%s is an error that can be shown', async (_what, trouble, error) => {
  server.breakNext('list', trouble);
  const { result } = use(({ useList }) => useList());
  await waitFor(() => expect(result.current.error).toMatchObject(error));
  await act(async () => void (await result.current.refetch()));
  await waitFor(() => expect(result.current.data).toHaveLength(5));
  expect(result.current.error).toBeUndefined();
});

test('a call that nobody answers ends after a while, and can be tried again', async () => {
  const timeout = AbortSignal.timeout;
  const shorter = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 100));
  server.breakNext('list', 'wait');
  const { result } = use(({ useList }) => useList());
  await waitFor(() => expect(result.current.error?.code).toBe('timeout'));
  expect(shorter).toHaveBeenCalledWith(15_000);
  shorter.mockRestore();
  await act(async () => void (await result.current.refetch()));
  await waitFor(() => expect(result.current.data).toHaveLength(5));
});

test('rows that are there are kept when asking again fails', async () => {
  const { result } = use(({ useQuery }) => useQuery());
  await waitFor(() => expect(result.current).toMatchObject({ total: 5, isFetching: false }));
  server.breakNext('query', 'hang up');
  await act(async () => void (await result.current.refetch()));
  await waitFor(() => expect(result.current.error?.code).toBe('offline'));
  expect(result.current.rows).toHaveLength(5);
});

test('a 401 tells the shell that the session is over', async () => {
  const heard = jest.fn();
  const stop = onSignedOut(heard);
  server.refuseNext('list', 401, { code: 'signed-out', message: 'Sign in' });
  const { result } = use(({ useList }) => useList());
  await waitFor(() => expect(result.current.error?.code).toBe('signed-out'));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});
