import { roles } from '@bidwright/contract-kit';
import { libraryReaders } from '@bidwright/contract-rfp-library';
import { person } from '@bidwright/service-testing';
import { library } from './testing.ts';

const { search, running } = library();

test.each(['Team Lead', 'Project Manager', 'Operations', 'User'] as const)('%s may not search', async (role) => {
  const { status, body } = await search({ colour: 'not even looked at' }, person(role));
  expect([status, body.errorInfo.code]).toEqual([403, 'forbidden']);
});

test('who is not signed in may not search', async () => {
  const { status, body } = await running.post('/api/rfp-library/test', {});
  expect([status, body.errorInfo.code]).toEqual([401, 'signed-out']);
});

test.each([
  [[], ['Admin']],
  [['ftes'], ['Admin']],
  [['rfp-library'], ['Admin', 'Team Lead', 'Project Manager']],
])('opened are %j: the library is for %j', (opened, readers) => {
  expect(roles.filter((role) => libraryReaders(person(role, { opened })) === 'all')).toEqual(readers);
});
