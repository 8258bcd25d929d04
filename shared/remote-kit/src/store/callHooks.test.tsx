import { call, collection, everybody, listOf, number, object, objectOf, string } from '@bidwright/contract-kit';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { callServer } from '../testing/callServer.ts';
import { mutationOf, queryOf } from './callHooks.ts';
import { collectionApi } from './collectionApi.ts';
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

let open: string[];
let server: Awaited<ReturnType<typeof callServer>>;

beforeEach(async () => {
  open = ['Harbor', 'Lock'];
  server = await callServer([], {
    'office/openBids': () => open,
    'office/closeBid': () => ({ left: 1 }),
  });
});
afterEach(() => server.close());

const use = () => {
  const api = collectionApi('office');
  const store = moduleStore([api]);
  const [useOpen, useClose] = [queryOf(api, openBids), mutationOf(api, closeBid)];
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const useBoth = () => ({ open: useOpen({}), none: useOpen({ max: 1 }, { skip: true }), close: useClose()[0] });
  return renderHook(useBoth, { wrapper });
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
