import type { Job, SheetFile } from '@bidwright/contract-kit';
import { jobsOf, person, testService } from '@bidwright/service-testing';
import { Workbook } from '@cj-tech-master/excelts';
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

const opened = async (body: object) => {
  const { data } = (await running.call<SheetFile>('importSheet', body, admin)).body;
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(data.content, 'base64'));
  return workbook;
};

const tried = async (workbook: Workbook, body: object): Promise<Job> => {
  const { data } = await upload(Buffer.from(await workbook.xlsx.writeBuffer()), 'filled.xlsx');
  return ending((await ask('tryImport', { ...body, file: data.id })).data.id);
};

test('companies: cells offer the types in use; filled in, the workbook comes in and again changes nothing', async () => {
  await running.call('create', { col: 'companyTypes', name: 'Agency' }, admin);
  await running.call('create', { col: 'companyTypes', name: 'Museum', status: 'Inactive' }, admin);
  const workbook = await opened({ col: 'companies', labels: { name: 'Name', companyType: 'companyType' } });
  const [table] = workbook.worksheets;
  expect(table?.getRow(1).values).toEqual([undefined, 'Name *', 'companyType']);
  expect(workbook.getWorksheet('Lists')?.getColumn(2).values.slice(1)).toEqual(['Agency']);
  table?.addRow(['Harbor Board', 'Agency']);
  const first = await tried(workbook, { col: 'companies' });
  expect(first).toMatchObject({ mapping: { 'Name *': 'name', companyType: 'companyType' }, counts: { created: 1 } });
  await ending((await ask('runImport', { id: first.id })).data.id);
  expect((await tried(workbook, { col: 'companies' })).counts).toEqual({ unchanged: 1 });
});

test('contacts: a row names its company, and those that there are are offered', async () => {
  await running.call('create', { col: 'companies', name: 'Harbor Board' }, admin);
  const of = { col: 'companies', sub: 'contacts' };
  const workbook = await opened({ ...of, labels: { parent: 'Company', email: 'Email' } });
  const [table] = workbook.worksheets;
  expect(table?.getRow(1).values).toEqual([undefined, 'Company *', 'name *', 'Email']);
  expect(workbook.getWorksheet('Lists')?.getCell('A1').value).toBe('Harbor Board');
  table?.addRow(['Harbor Board', 'Ann Lee', 'ann@board.example']);
  expect((await tried(workbook, of)).counts).toEqual({ created: 1 });
});
