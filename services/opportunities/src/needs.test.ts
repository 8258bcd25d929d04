import type { Job, RecordResult } from '@bidwright/contract-kit';
import { type Opportunity, sampleDocument, sampleOpportunity } from '@bidwright/contract-opportunities';
import { event, jobsOf, person, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from './service.ts';

const running = testService(service);
const { call, deliver } = running;
const admin = person('Admin');
const { ask, ending, upload } = jobsOf(running, admin);
const col = 'opportunities';

const sent = { id: 'status-sent', name: 'Sent' };
const free = { id: 'status-free', name: 'Looking' };
const half = { id: 'chance-50', name: '50 %' };

const published = async (list: string, record: { id: string; [field: string]: unknown }, version = 1) => {
  const receipt = await deliver(event({ service: 'admin', col: list, record, version }));
  expect(receipt.failed).toEqual([]);
};

beforeAll(() => running.jobs.begin());

beforeEach(async () => {
  await published('chances', { ...half, value: 0.5, status: 'Active' });
  await published('opportunityStatus', { ...free, category: 'Open', requiredFields: [], requiredDocuments: [] });
  await published('opportunityStatus', {
    ...sent,
    category: 'Submitted',
    defaultChance: 0.5,
    requiredFields: ['expectedAwardDate', 'chance', 'nickname'],
    requiredDocuments: ['rfpTechnical'],
  });
});

const made = async (change: object = {}) => {
  const input = sampleOpportunity({ solicitationNumber: null, expectedAwardDate: null, opportunityStatus: free });
  return (await call<string>('create', { col, ...input, chance: null, nickname: null, ...change }, admin)).body.data;
};
const read = async (id: string) => (await call<Opportunity>('getRecordById', { col, id }, admin)).body.data;
const attach = async (opportunityId: string, change: object = {}) => {
  const answer = await call<string>(
    'create',
    { col: 'documents', ...sampleDocument(), opportunityId, ...change },
    admin,
  );
  expect(answer.body.errorInfo).toBeUndefined();
  return answer;
};
/** A document counts once its file is there. */
const send = (id: string) =>
  fetch(`${running.url}/api/opportunities/files/${id}`, { method: 'PUT', headers: running.as(admin), body: 'Plan' });
const needed = { key: 'opportunities.needed', values: { status: 'Sent' } };

test('a bid that lacks what its new status asks for is refused, each missing thing by name, and stays as it was', async () => {
  const id = await made();
  const { status, body } = await call('update', { col, id, opportunityStatus: sent, description: 'x' }, admin);
  expect([status, body.errorInfo.code]).toEqual([422, 'status-needs']);
  expect(body.errorInfo.message).toBe('Sent needs: Nickname, Expected award, Document: RFP technical proposal');
  expect(body.errorInfo.fields).toMatchObject({
    nickname: needed,
    expectedAwardDate: needed,
    'document-rfpTechnical': { ...needed, message: '“Sent” needs it' },
  });
  expect(await read(id)).toMatchObject({ opportunityStatus: free, description: null, version: 1 });
});

test('with the fields in the same call and the document there, it moves; the usual chance counts as filled in', async () => {
  const id = await made();
  await attach(id, { documentType: 'rfpBusiness' });
  const fields = { opportunityStatus: sent, expectedAwardDate: '2027-01-05', nickname: 'Harbor' };
  expect((await call('update', { col, id, ...fields }, admin)).body.errorInfo?.message).toBe(
    'Sent needs: Document: RFP technical proposal',
  );
  const { body } = await attach(id, { documentType: 'rfpTechnical', documentName: 'plan.txt' });
  expect((await call('update', { col, id, ...fields }, admin)).status).toBe(422);
  expect((await send(body.data)).status).toBe(200);
  expect((await call('update', { col, id, ...fields }, admin)).body.errorInfo).toBeUndefined();
  expect(await read(id)).toMatchObject({ opportunityStatus: sent, chance: half });
});

test('a bid that is in the status already is written as before, and leaves it freely', async () => {
  const early = { id: 'status-early', name: 'Early' };
  await published('opportunityStatus', { ...early, category: 'Open', requiredFields: [] });
  const id = await made({ opportunityStatus: early });
  await published('opportunityStatus', { ...early, category: 'Open', requiredFields: ['nickname'] }, 2);
  expect((await call('update', { col, id, description: 'Still there' }, admin)).status).toBe(200);
  expect((await call('update', { col, id, opportunityStatus: early }, admin)).status).toBe(200);
  expect((await call('update', { col, id, opportunityStatus: free }, admin)).status).toBe(200);
  await sql`update opportunities_changeLog set dateUpdated = dateUpdated - 61`.execute(running.db);
  expect((await call('update', { col, id, opportunityStatus: early }, admin)).status).toBe(422);
});

test('who has just moved a bid takes that back without being asked for anything; nobody else does', async () => {
  const early = { id: 'status-early', name: 'Early' };
  const other = person('Admin', { id: 'other' });
  await published('opportunityStatus', { ...early, category: 'Open', requiredFields: ['nickname'] }, 3);
  const id = await made({ opportunityStatus: early, nickname: 'Reef' });
  const to = (opportunityStatus: object, who = admin) => call('update', { col, id, opportunityStatus }, who);
  await call('update', { col, id, opportunityStatus: free, nickname: null }, admin);
  expect((await to(early, other)).body.errorInfo.code).toBe('status-needs');
  expect((await to(sent)).status).toBe(422);
  expect((await to(early)).status).toBe(200);
});

test('a new bid does not begin in a status whose needs it lacks', async () => {
  const input = sampleOpportunity({ solicitationNumber: null, opportunityStatus: sent });
  const { status, body } = await call('create', { col, ...input, nickname: null }, admin);
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([
    422,
    expect.arrayContaining(['nickname', 'document-rfpTechnical']),
  ]);
});

test('many at once: those that lack something are refused with the reason, the others move', async () => {
  const [lacks, has] = [await made(), await made({ nickname: 'Reef', expectedAwardDate: '2027-02-01' })];
  await send((await attach(has, { documentType: 'rfpTechnical', documentName: 'plan.txt' })).body.data);
  const { data } = await ask<{ results: RecordResult[] }>('bulkUpdate', {
    col,
    ids: [lacks, has],
    set: { opportunityStatus: sent },
  });
  const of = (id: string) => data.results.find((one) => one.id === id);
  expect(of(has)).toMatchObject({ outcome: 'changed' });
  expect(of(lacks)).toMatchObject({ outcome: 'refused', fields: { nickname: needed } });
});

test('an import says in the trial which rows lack what the status asks for', async () => {
  await made({ solicitationNumber: 'IMP-1' });
  const { data: file } = await upload(`solicitationNumber,opportunityStatus\nIMP-1,Sent\n`, 'bids.csv', admin);
  const { data: trial } = await ask<Job>('tryImport', { col, file: file.id });
  await ending(trial.id, admin);
  const run = await ending((await ask<Job>('runImport', { id: trial.id })).data.id, admin);
  expect(run.counts).toEqual({ refused: 1 });
  const { data } = await ask<RecordResult[]>('getJobResults', { id: run.id, outcomes: ['refused'] });
  expect(data[0]?.fields).toMatchObject({ nickname: needed });
});
