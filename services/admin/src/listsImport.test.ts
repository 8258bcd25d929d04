import type { Company } from '@bidwright/contract-admin';
import type { Job, RecordResult } from '@bidwright/contract-kit';
import { jobsOf, person, testService } from '@bidwright/service-testing';
import { turns } from '@bidwright/tooling/deep';
import { sql } from 'kysely';
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

const recordsOf = async <T>(col: string): Promise<T[]> =>
  (await running.call<T[]>('query', { col, limit: 100 }, admin)).body.data;
const namesOf = async (col: string) => (await recordsOf<{ name: string }>(col)).map(({ name }) => name).toSorted();

const tried = async (col: string, content: string | Buffer): Promise<Job> => {
  const { data } = await upload(content, `${col}.csv`);
  return ending((await ask('tryImport', { col, file: data.id })).data.id);
};
const run = async (trial: Job): Promise<Job> => ending((await ask('runImport', { id: trial.id })).data.id);
const resultsOf = async ({ id }: Job) => (await ask<RecordResult[]>('getJobResults', { id })).data;

const accented = 'name;city\nSociété Générale d’Études;Orléans\nPort Authority;Québec\n';
const swapped = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

test.each([
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${accented}`)],
  ['UTF-16, little end first', Buffer.from(`\uFEFF${accented}`, 'utf16le')],
  ['UTF-16, big end first', swapped(accented)],
  ['UTF-16 without a mark', Buffer.from(accented, 'utf16le')],
  ['Windows-1252', Buffer.from(accented.replace('’', '\x92'), 'latin1')],
])('companies in %s come in with their letters', async (_how, content) => {
  expect((await run(await tried('companies', content))).counts).toEqual({ created: 2 });
  expect((await recordsOf<Company>('companies')).map(({ name, city }) => [name, city]).toSorted()).toEqual([
    ['Port Authority', 'Québec'],
    ['Société Générale d’Études', 'Orléans'],
  ]);
});

test('where letters of UTF-8 are damaged their cell is named, and the other rows come in as they are', async () => {
  const [before = '', after = ''] = accented.split('Qu');
  const broken = Buffer.concat([Buffer.from(`${before}Qu`), Buffer.from([0xc3]), Buffer.from(after.slice(1))]);
  const trial = await tried('companies', broken);
  expect(await resultsOf(trial)).toMatchObject([
    { row: 2, outcome: 'created' },
    {
      row: 3,
      outcome: 'refused',
      fields: { city: { key: 'import.letters', message: expect.stringMatching(/UTF-8/) } },
    },
  ]);
  const job = await run(trial);
  expect(job.counts).toEqual({ created: 1, refused: 1 });
  expect(await namesOf('companies')).toEqual(['Société Générale d’Études']);
  expect(await errorsOf(job)).toContain('city: Contains unreadable characters');
});

test('what is no text is refused as a file, and nothing comes in', async () => {
  expect((await upload(Buffer.from([0x50, 0x4b, 3, 4, 0, 1]), 'companies.csv')).status).toBe(415);
  expect(await namesOf('companies')).toEqual([]);
});

/** Of each list: a table of one new record, twice. */
const twice: [col: string, table: string][] = [
  ...['companyTypes', 'projectTypes', 'sources', 'sectionTitles', 'skills', 'opportunityStatus', 'chances', 'bpas'].map(
    (col): [string, string] => [col, 'name\nTerns\nterns\n'],
  ),
  ['budgetTypes', 'name,projections\nTerns,months\nTerns,none\n'],
  ['holidays', 'name,day,region\nTerns,2026-12-25,\nCrabs,2026-12-25,\n'],
  ['opportunityOwner', 'name\nTerns\nTerns\n'],
  ['teams', 'name\nTerns\nTerns\n'],
  ['companies', 'name,city\nTerns,Aberdeen\nTERNS,Boston\n'],
  ['users', 'firstName,lastName,email\nBo,Lee,bo@firm.example\nBob,Lee,BO@firm.example\n'],
  ['salaryProjections', 'user,position,year,annualSalary\n,Editor,2027,90000\n,Editor,2027,91000\n'],
];

test.each(twice)(
  '%s: a row that comes twice counts once, the second is named, and the table again adds none',
  async (col, table) => {
    const before = (await recordsOf(col)).length;
    const trial = await tried(col, table);
    expect(await resultsOf(trial)).toMatchObject([
      { row: 2, outcome: 'created' },
      { row: 3, outcome: 'refused', reason: 'Row 2 of the file refers to the same record' },
    ]);
    expect((await recordsOf(col)).length).toBe(before);
    expect((await run(trial)).counts).toEqual({ created: 1, refused: 1 });
    expect((await tried(col, table)).counts).toEqual({ unchanged: 1, refused: 1 });
    expect((await recordsOf(col)).length).toBe(before + 1);
  },
);

test('a name that nothing has is told by row and column, and once it is made the row comes in', async () => {
  const table = 'name,companyType\nHarbor Board,Agency\nCanal Bureau,agency\nTerns,\n';
  const trial = await tried('companies', table);
  const unknown = { key: 'import.unknownName', values: { given: 'Agency' } };
  expect(await resultsOf(trial)).toMatchObject([
    { row: 2, outcome: 'refused', fields: { companyType: unknown } },
    { row: 3, outcome: 'refused', fields: { companyType: { key: 'import.unknownName' } } },
    { row: 4, outcome: 'created' },
  ]);
  expect((await run(trial)).counts).toEqual({ created: 1, refused: 2 });
  expect(await namesOf('companies')).toEqual(['Terns']);
  expect(await namesOf('companyTypes')).toEqual([]);

  await running.call('create', { col: 'companyTypes', name: 'Agency' }, admin);
  expect((await run(await tried('companies', table))).counts).toEqual({ created: 2, unchanged: 1 });
  expect((await recordsOf<Company>('companies')).map(({ name, type }) => [name, type]).toSorted()).toEqual([
    ['Canal Bureau', 'Agency'],
    ['Harbor Board', 'Agency'],
    ['Terns', null],
  ]);
});

test('of thousands of rows each that is wrong is named by row and column, and the others come in', async () => {
  const count = turns(300, 10_000);
  const lines = Array.from({ length: count }, (_, n) => {
    if (n % 100 === 50) return `Company ${n},Nowhere land,Nobody`;
    return n % 100 === 51 ? `,,` : `Company ${n},Oregon,`;
  });
  const trial = await tried('companies', `name,state,companyType\n${lines.join('\n')}\n`);
  const bad = count / 100;
  // A row without anything is passed over.
  expect(trial).toMatchObject({ state: 'done', counts: { created: count - 2 * bad, refused: bad } });
  const { data } = await ask<RecordResult[]>('getJobResults', { id: trial.id, outcomes: ['refused'] });
  expect(data.map(({ row, fields = {} }) => [row, Object.keys(fields).toSorted()])).toEqual(
    Array.from({ length: bad }, (_, n) => [n * 100 + 52, ['companyType', 'state']]),
  );
  const job = await run(trial);
  expect(job.counts).toEqual(trial.counts);
  const { rows } = await sql<{ count: number }>`select count(*) as count from companies`.execute(running.db);
  expect(rows).toEqual([{ count: count - 2 * bad }]);
  expect((await errorsOf(job)).trim().split('\r\n')).toHaveLength(bad + 1);
});
