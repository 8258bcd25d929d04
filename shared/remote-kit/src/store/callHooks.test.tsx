import { call, collection, everybody, listOf, number, object, objectOf, string } from '@bidwright/contract-kit';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { callServer } from '../testing/callServer.ts';
import { mutationOf, queryOf } from './callHooks.ts';
import { collectionApi } from './collectionApi.ts';
import { jobHooks } from './jobHooks.ts';
import { moduleStore } from './moduleStore.ts';

const bids = collection({
  name: 'bids',
  service: 'office',
  input: object({ name: string().required() }),
  rights: { read: everybody, create: everybody, update: everybody },
});

const stated = { service: 'office', right: everybody };

const openBids = call({
  ...stated,
  name: 'openBids',
  summary: 'The names of open bids',
  input: object({ max: number().default(5) }),
  answer: listOf(string().defined()),
  reads: [bids.name],
});

const closeBid = call({
  ...stated,
  name: 'closeBid',
  summary: 'Closes a bid',
  input: object({ id: string().required() }),
  answer: objectOf({ left: number().defined() }),
  once: true,
  changes: () => [{ col: bids.name }],
});

const nameBid = call({
  ...stated,
  name: 'nameBid',
  summary: 'Names a bid',
  input: object({ name: string().required() }),
  answer: objectOf({}),
  isIdempotent: true,
});

const makeLink = call({
  ...stated,
  name: 'makeLink',
  summary: 'Makes a link that is shown once',
  input: object({}),
  answer: objectOf({}),
});

let open: string[];
let server: Awaited<ReturnType<typeof callServer>>;

beforeEach(async () => {
  open = ['Harbor', 'Lock'];
  server = await callServer([], {
    'office/openBids': () => open,
    'office/closeBid': () => ({ left: 1 }),
    'office/nameBid': () => ({}),
    'office/makeLink': () => ({}),
    'office/bulkUpdate': () => ({ results: [], counts: {} }),
  });
});
afterEach(() => server.close());

const use = () => {
  const api = collectionApi('office');
  const store = moduleStore([api]);
  const [useOpen, useClose] = [queryOf(api, openBids), mutationOf(api, closeBid)];
  const [useName, useLink] = [mutationOf(api, nameBid), mutationOf(api, makeLink)];
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const useAll = () => ({
    open: useOpen({}),
    none: useOpen({ max: 1 }, { skip: true }),
    close: useClose()[0],
    name: useName()[0],
    link: useLink()[0],
    bulk: jobHooks(api).useJobCalls().bulkUpdate,
  });
  return renderHook(useAll, { wrapper });
};

const asked = (name: string) => server.asks.filter((ask) => ask.call === name);

test('what a call answers is read, and read again after a call that changes what it follows from', async () => {
  const { result } = use();
  await waitFor(() => expect(result.current.open.data).toEqual(['Harbor', 'Lock']));
  open = ['Lock'];
  const answer = await act(() => result.current.close({ id: 'b1' }));
  expect(answer).toEqual({ data: { left: 1 } });
  await waitFor(() => expect(result.current.open.data).toEqual(['Lock']));
  expect(asked('openBids').map(({ body }) => body)).toEqual([{}, {}]);
});

test('whoever is refused may have come too late: it is read again; where nobody answers it is not', async () => {
  const { result } = use();
  await waitFor(() => expect(result.current.open.data).toBeDefined());
  server.refuseNext('closeBid', 409, { code: 'closed', message: 'It is closed' });
  const refused = await act(() => result.current.close({ id: 'b1' }));
  expect(refused.error?.code).toBe('closed');
  await waitFor(() => expect(asked('openBids')).toHaveLength(2));
  server.breakNext('closeBid', 'hang up');
  const unanswered = await act(() => result.current.close({ id: 'b1' }));
  expect(unanswered.error?.code).toBe('offline');
  expect(asked('openBids')).toHaveLength(2);
});

test('what is sent again after a failure has the same key, and what is sent after that another', async () => {
  const { result } = use();
  server.breakNext('closeBid', 'hang up');
  for (let turn = 0; turn < 3; turn += 1) await act(() => result.current.close({ id: 'b1' }));
  const [first, again, other] = asked('closeBid').map(({ key }) => key);
  expect(first).toBeDefined();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('where nothing is heard that is made again which is made once for its key, or leaves the same', async () => {
  const { result } = use();
  server.breakNext('closeBid', 'wait');
  server.breakNext('nameBid', 'wait');
  server.breakNext('bulkUpdate', 'wait');
  const { close, name, bulk } = result.current;
  const set = { name: 'Lock' };
  const answers = await act(() =>
    Promise.all([close({ id: 'b1' }), name({ name: 'Lock' }), bulk({ col: bids.name, ids: ['b1'], set })]),
  );
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
  expect(['closeBid', 'nameBid', 'bulkUpdate'].map((call) => asked(call).length)).toEqual([2, 2, 2]);
});

test('what would be something else the second time is asked for once', async () => {
  const { result } = use();
  server.breakNext('makeLink', 'wait');
  server.breakNext('bulkUpdate', 'wait');
  const { link, bulk } = result.current;
  await act(async () => {
    void link({});
    void bulk({ col: bids.name, ids: [{ id: 'b1', version: 1 }], set: { name: 'Lock' } });
    await new Promise((done) => void setTimeout(done, 3500));
  });
  expect(['makeLink', 'bulkUpdate'].map((call) => asked(call).length)).toEqual([1, 1]);
});
