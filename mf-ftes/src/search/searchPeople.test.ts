import { skills, users } from '@bidwright/contract-admin';
import { emptyInput } from '@bidwright/contract-kit';
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

test('who is free and knows something is asked with the skills of the firm', async () => {
  const entry = { ...emptyInput(skills), version: 1, dateCreated: 0, dateUpdated: 0, addedBy: null };
  const records = [
    { ...entry, id: 's1', name: 'gis' },
    { ...entry, id: 's2', name: 'sql', status: 'Inactive' as const },
  ];
  const server = await callServer([
    { of: users, records: [] },
    { of: skills, records },
  ]);
  const { signal } = new AbortController();
  const ask = (text: string) => search({ text, language: 'en', limit: 8, signal });
  expect(await ask('free gis advanced')).toMatchObject([{ id: 'free', path: '/user/ftes?skill=s1&level=3&free=20' }]);
  // What is no longer in use is a word as any other.
  expect(await ask('free sql')).toMatchObject([{ id: 'free', path: '/user/ftes?search=sql&free=20' }]);
  await server.close();
});
