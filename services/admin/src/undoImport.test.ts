import type { Job } from '@bidwright/contract-kit';
import { jobsOf, person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const admin = person('Admin');
const { ask, ending, upload } = jobsOf(running, admin);

beforeAll(() => running.jobs.begin());
/** A job asks who its starter is now. */
beforeEach(() =>
  running.post(
    '/internal/users',
    { id: admin.id, firstName: 'An', lastName: 'Admin', email: 'an@firm.example', permissions: ['Admin'] },
    running.as({ service: 'shell' }),
  ),
);

const brought = async (col: string, content: string): Promise<Job> => {
  const { data: file } = await upload(content, `${col}.csv`);
  const trial = await ending((await ask('tryImport', { col, file: file.id })).data.id);
  return ending((await ask('runImport', { id: trial.id })).data.id);
};
const undone = async ({ id }: Job) => ending((await ask('undoImport', { id })).data.id);
const namesOf = async (col: string) =>
  (await running.call<{ name: string }[]>('query', { col, limit: 100 }, admin)).body.data.map(({ name }) => name);

test('a type that a company has by now stays, others go', async () => {
  const types = await brought('companyTypes', 'name\nAgency\nMuseum\n');
  await brought('companies', 'name,companyType\nPort Authority,Agency\n');
  expect((await undone(types)).counts).toEqual({ removed: 1, refused: 1 });
  expect(await namesOf('companyTypes')).toEqual(['Agency']);
});

test('people stay, as they have accounts; what was changed of them goes back', async () => {
  const people = 'email,firstName,lastName,permissions\n';
  const made = await brought('users', `${people}ben@firm.example,Ben,Bay,User\n`);
  const changed = await brought('users', `${people}ben@firm.example,Benjamin,Bay,User\n`);
  expect([made.counts, changed.counts]).toEqual([{ created: 1 }, { changed: 1 }]);
  expect((await undone(changed)).counts).toEqual({ changed: 1 });
  const { body } = await running.call<{ firstName: string }[]>(
    'query',
    { col: 'users', search: 'Bay', limit: 9 },
    admin,
  );
  expect(body.data.map(({ firstName }) => firstName)).toEqual(['Ben']);
  expect((await undone(made)).counts).toEqual({ conflict: 1 });
});
