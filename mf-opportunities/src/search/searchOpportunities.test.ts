import { opportunities } from '@bidwright/contract-opportunities';
import { callServer } from '@bidwright/remote-kit/testing';
import { search } from './searchOpportunities.ts';

let server: Awaited<ReturnType<typeof callServer>>;

beforeEach(async () => {
  const records = ['Harbor survey', 'River gauge', 'Harbor plan'].map((solicitationName, at) => ({
    id: `o${at}`,
    solicitationName,
    solicitationNumber: `26-R-${at}`,
    client: { id: 'c', name: 'Bureau' },
    opportunityStatus: { id: 's', name: 'Writing' },
  }));
  server = await callServer([{ of: opportunities, records }]);
});
afterEach(() => server.close());

const asked = (text: string, signal = new AbortController().signal) =>
  search({ text, language: 'en', limit: 8, signal });

test('bids are found by the server and lead to their records', async () => {
  const found = await asked('harbor');
  expect(found.map(({ title }) => title).sort()).toEqual(['Harbor plan', 'Harbor survey']);
  expect(found.find(({ id }) => id === 'o0')).toEqual({
    id: 'o0',
    title: 'Harbor survey',
    detail: '26-R-0 · Bureau · Writing',
    path: '/general/opportunities/o0',
  });
  expect(server.asks[0]?.body).toEqual({ col: 'opportunities', search: 'harbor', limit: 8 });
});

test('a search that is refused or broken off fails', async () => {
  server.refuseNext('query', 403, { code: 'forbidden', message: 'Not for you' });
  await expect(asked('harbor')).rejects.toThrow('Not for you');
  await expect(asked('harbor', AbortSignal.abort())).rejects.toThrow('cannot be reached');
});
