import { users } from '@bidwright/contract-admin';
import { callServer } from '@bidwright/remote-kit/testing';
import { search } from './searchPeople.ts';

test('people are found by the server and lead to their year', async () => {
  const records = [{ id: 'u1', name: 'Priya Raman', position: 'Lead', email: 'priya@example.com' }];
  const server = await callServer([{ of: users, records }]);
  const { signal } = new AbortController();
  expect(await search({ text: 'raman', language: 'en', limit: 8, signal })).toEqual([
    { id: 'u1', title: 'Priya Raman', detail: 'Lead · priya@example.com', path: '/user/ftes/u1' },
  ]);
  await server.close();
});
