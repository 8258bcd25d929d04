import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import module from '../../../module.tsx';
import { lookups, people } from '../../../testing/samples.ts';

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: opportunities, records: [] }, ...lookups()]);
});
afterAll(() => server.close());

test.each([
  ['my own', 'owner=me', 'list', { col: 'opportunityOwner' }],
  ['followed', 'followed=yes', 'followed', {}],
])('where nobody knows which bids are %s, none are asked for', async (_, filter, call, of) => {
  const fits = (body: object) => Object.entries(of).every(([name, value]) => Reflect.get(body, name) === value);
  server.refuseNext(call, 503, { code: 'busy', message: 'Busy' }, fits);
  await renderModule(module, `/general/opportunities?status=all&${filter}`, { person: people.admin });
  expect(await screen.findByText('Retry')).toBeVisible();
  expect(document.querySelector('table')).toBeNull();
  expect(screen.queryByText('Export')).toBeNull();
  expect(server.asks.filter(({ call, body }) => call === 'query' && body.col === opportunities.name)).toEqual([]);
});
