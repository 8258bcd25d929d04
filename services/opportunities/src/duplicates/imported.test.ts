import type { RecordResult } from '@bidwright/contract-kit';
import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { jobsOf, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const admin = person('Admin');
const { ask, ending, upload } = jobsOf(running, admin);
const col = 'opportunities';

beforeAll(() => running.jobs.begin());

const sample = sampleOpportunity();
const columns = [
  'solicitationName',
  'solicitationNumber',
  'client',
  'projectType',
  'opportunityStatus',
  'opportunityOwner',
  'gsaSchedule',
  'role',
  'dueDate',
  'teamsInvolved',
  'primaryTeam',
];
const team = sample.primaryTeam?.name;
const line = (number: string, n: number) =>
  [
    `Bid of row ${n + 2}`,
    number,
    sample.client?.name,
    sample.projectType?.name,
    sample.opportunityStatus.name,
    sample.opportunityOwner.name,
    sample.gsaSchedule,
    sample.role,
    sample.dueDate,
    team,
    team,
  ].join(',');

test('of an import no bid has the number of another: of one that is there, or of a row before, however it is spelled', async () => {
  const add = async (solicitationNumber: string) =>
    (await running.call<string>('create', { col, ...sampleOpportunity({ solicitationNumber }) }, admin)).body.data;
  await add('TAKEN-1');
  const unused = await add('PAST-1');
  await running.call('update', { col, id: unused, status: 'Inactive' }, admin);
  const numbers = ['NEW-1', 'new 1', 'taken1', 'PAST 1', 'ÉTÉ-1', 'ete1', 'NEW-2'];
  const { data: file } = await upload([columns.join(','), ...numbers.map(line)].join('\n'));
  const trial = await ending((await ask('tryImport', { col, file: file.id, match: [] })).data.id);
  expect(trial.counts).toEqual({ created: 6, refused: 1 });
  const job = await ending((await ask('runImport', { id: trial.id })).data.id);
  const { data } = await ask<RecordResult[]>('getJobResults', { id: job.id });
  expect(data.map(({ row, outcome }) => [row, outcome])).toEqual([
    [2, 'created'],
    [3, 'refused'],
    [4, 'refused'],
    [5, 'created'],
    [6, 'created'],
    [7, 'refused'],
    [8, 'created'],
  ]);
  expect(data[1]?.fields).toMatchObject({ solicitationNumber: { key: 'validation.taken' } });
});
