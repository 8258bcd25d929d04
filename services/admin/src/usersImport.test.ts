import type { User } from '@bidwright/contract-admin';
import { jobsOf, person, testService } from '@bidwright/service-testing';

import { service } from './service.ts';

const running = testService(service);
const admin = person('Admin');
const { ask, ending, errorsOf, upload } = jobsOf(running, admin);

beforeAll(() => running.jobs.begin());
/** A job asks who its starter is now. */
beforeEach(() =>
  running.post(
    '/internal/users',
    { id: admin.id, firstName: 'An', lastName: 'Admin', email: 'an@firm.example', permissions: ['Admin'] },
    running.as({ service: 'shell' }),
  ),
);

const people = async () => {
  const { body } = await running.call<User[]>('query', { col: 'users', sort: { field: 'firstName' } }, admin);
  return body.data.map(({ firstName, email, position }) => [firstName, email, position]);
};
const tried = async (lines: string[]) => {
  const { data } = await upload(lines.join('\n'), 'people.csv');
  return ending((await ask('tryImport', { col: 'users', file: data.id })).data.id);
};

test('people come in by a table: those there are known by their address, refused rows say why, a trial writes nothing', async () => {
  await running.call('create', { col: 'users', firstName: 'Bo', lastName: 'Lee', email: 'bo@firm.example' }, admin);
  const before = await people();
  const trial = await tried([
    'firstName,lastName,email,position',
    'Bo,Lee,BO@firm.example,Partner',
    'Cy,Oz,cy@firm.example,Analyst',
    'Di,Oz,at home,Analyst',
    ',Oz,ed@firm.example,Analyst',
  ]);
  expect(trial.counts).toEqual({ changed: 1, created: 1, refused: 2 });
  const { data } = await ask<{ row: number; fields: object }[]>('getJobResults', {
    id: trial.id,
    outcomes: ['refused'],
  });
  expect(data.map(({ row, fields }) => [row, Object.keys(fields)])).toEqual([
    [4, ['email']],
    [5, ['firstName']],
  ]);
  expect(await people()).toEqual(before);

  const job = await ending((await ask('runImport', { id: trial.id })).data.id);
  expect(job.counts).toEqual({ changed: 1, created: 1, refused: 2 });
  expect(await errorsOf(job)).toContain('at home');
  expect(await people()).toEqual([
    ['An', 'an@firm.example', null],
    ['Bo', expect.stringMatching(/^bo@firm\.example$/i), 'Partner'],
    ['Cy', 'cy@firm.example', 'Analyst'],
  ]);
});

test('only Admins bring people in', async () => {
  const { data } = await upload('firstName,lastName,email\nCy,Oz,cy@firm.example', 'people.csv');
  expect((await ask('tryImport', { col: 'users', file: data.id }, person('Team Lead'))).status).toBe(403);
});
