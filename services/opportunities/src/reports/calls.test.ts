import { may, type Role } from '@bidwright/contract-kit';
import {
  type ReportAnswer,
  type ReportFile,
  type ReportRecordsAnswer,
  reportIds,
  reports,
  sampleOpportunity,
} from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';
import { cellsIn } from './cellsIn.ts';

const { as, call, post } = testService(service);
const admin = person('Admin');

type Asked = 'report' | 'reportRecords' | 'reportFile';

const ask = <T>(name: Asked, body: object, who = admin) => post<T>(`/api/opportunities/${name}`, body, as(who));

const record = (change: object = {}) =>
  call('create', { col: 'opportunities', ...sampleOpportunity({ solicitationNumber: null, ...change }) }, admin);

test.each<[Role, number]>([
  ['Admin', reportIds.length],
  ['Team Lead', 5],
  ['Operations', 5],
  ['User', 0],
])('%s sees %i reports, in figures, records and files', async (role, count) => {
  const who = person(role);
  const allowed = { figures: 0, records: 0, files: 0 };
  for (const report of reportIds) {
    const calls = { figures: 'report', records: 'reportRecords', files: 'reportFile' } as const;
    for (const [kind, name] of Object.entries(calls)) {
      const { status } = await ask(name, { report }, who);
      const isAllowed = may(reports[report].rights, who);
      expect([report, kind, status]).toEqual([report, kind, isAllowed ? 200 : 403]);
      if (isAllowed) allowed[kind as keyof typeof allowed] += 1;
    }
  }
  expect(allowed).toEqual({ figures: count, records: count, files: count });
});

test.each<[string, object]>([
  ['report', { report: 'salaries' }],
  ['by', { report: 'pipeline', by: 'month' }],
  ['across', { report: 'pipeline', by: 'team', across: 'team' }],
  ['across', { report: 'funnel', across: 'team' }],
  ['basis', { report: 'win-rate', basis: 'someday' }],
  ['basis', { report: 'win-rate', basis: 'recorded' }],
  ['basis', { report: 'pipeline', basis: 'due' }],
  ['weighted', { report: 'win-rate', weighted: false }],
  ['weighted', { report: 'pipeline', weighted: 'perhaps' }],
  ['from', { report: 'win-rate', from: '2026-02-30' }],
  ['to', { report: 'win-rate', from: '2026-02-01', to: '2026-01-01' }],
  ['to', { report: 'due-calendar', by: 'day', from: '2020-01-01', to: '2026-01-01' }],
  ['to', { report: 'change-activity', from: '2020-01-01', to: '2026-01-01' }],
  ['team', { report: 'pipeline', team: ["x' or 1=1"] }],
  ['clientType', { report: 'win-rate', clientType: ['%'] }],
  ['salary', { report: 'pipeline', salary: true }],
])('%s is refused by its name: %j', async (field, body) => {
  const { status, body: answer } = await ask('report', body);
  expect([status, Object.keys(answer.errorInfo.fields ?? {})]).toEqual([422, [field]]);
});

test('how bids stood on a past day is compared with a month before that day', async () => {
  const { body } = await ask<ReportAnswer>('report', { report: 'pipeline', to: '2026-01-31' });
  expect([body.data.from, body.data.to]).toEqual(['2026-01-01', '2026-01-31']);
});

const bids = async (body: object) =>
  (await ask<ReportAnswer>('report', { report: 'pipeline', ...body })).body.data.totals.bids;

test('only the bids that the parameters choose count, and no archived one', async () => {
  const health = { id: 'team-health', name: 'Health' };
  await record();
  await record({ teamsInvolved: [health] });
  await record({ teamsInvolved: [health], status: 'Inactive' });
  await record({ chance: { id: 'even', name: '50 %' } });
  const chosen = [{}, { team: [health.id] }, { chance: ['even'] }, { client: ['nobody'] }];
  expect(await Promise.all(chosen.map(bids))).toEqual([3, 1, 1, 0]);
});

test('bids that point at nothing have a row, and are found behind it', async () => {
  await record({ source: null });
  const asked = { report: 'pipeline', by: 'source' };
  const { body } = await ask<ReportAnswer>('report', asked);
  expect(body.data.rows).toMatchObject([{ key: 'none', name: null, figures: { bids: 1 } }]);
  const behind = await ask<ReportRecordsAnswer>('reportRecords', { ...asked, key: 'none' });
  expect(behind.body.data).toMatchObject({ total: 1, records: [{ client: { name: 'Bureau of Inland Waterways' } }] });
});

test('a file holds the rows under their headings, and no text of it is a formula', async () => {
  await record({ primaryTeam: { id: 'team-1', name: '=cmd()' }, teamsInvolved: [{ id: 'team-1', name: '=cmd()' }] });
  const asked = { report: 'pipeline', by: 'team', headings: ['Équipe', 'Offres'] };
  const csv = await ask<ReportFile>('reportFile', { ...asked, names: [{ key: 'total', name: 'Somme' }] });
  const text = Buffer.from(csv.body.data.content, 'base64').toString('utf8');
  expect(text).toBe("\ufeffÉquipe,Offres,value,weighted,unpriced\r\n'=cmd(),1,4200000,0,0\r\nSomme,1,4200000,0,0\r\n");
  const xlsx = await ask<ReportFile>('reportFile', { ...asked, format: 'xlsx' });
  expect(await cellsIn(xlsx.body.data.content)).toEqual([
    ['Équipe', 'Offres', 'value', 'weighted', 'unpriced'],
    ['=cmd()', 1, 4_200_000, 0, 0],
    ['Total', 1, 4_200_000, 0, 0],
  ]);
});

test('plain, a pipeline and its file tell of amounts alone, and a forecast of what is won and what may be', async () => {
  await record({ chance: { id: 'even', name: '50 %' } });
  const plain = { report: 'pipeline', weighted: false };
  const { rows, totals } = (await ask<ReportAnswer>('report', plain)).body.data;
  expect(totals).toEqual({ bids: 1, value: 4_200_000, unpriced: 0 });
  expect(rows[0]?.figures).toEqual(totals);
  const { content } = (await ask<ReportFile>('reportFile', plain)).body.data;
  expect(Buffer.from(content, 'base64').toString('utf8')).toContain('status,bids,value,unpriced\r\n');
  expect((await ask<ReportAnswer>('report', { report: 'pipeline' })).body.data.totals.weighted).toBe(2_100_000);
  const forecast = await ask<ReportAnswer>('report', { report: 'forecast', weighted: false });
  expect(Object.keys(forecast.body.data.totals)).toEqual(['bids', 'assumed', 'won', 'exposure']);
});

test('days at the edges of time are answered at once, and none beyond them is taken', async () => {
  await record({ dueDate: '2999-12-31', expectedAwardDate: '2999-12-31', estimatedProjectLength: 100_000 });
  await record({ dueDate: '1900-01-01' });
  for (const report of reportIds)
    for (const edge of ['1900-01-01', '2999-12-31'])
      for (const more of [{ today: edge }, { today: edge, from: edge, to: edge, compare: true }])
        expect([report, more, (await ask('report', { report, ...more })).status]).toEqual([report, more, 200]);
  for (const field of ['today', 'from', 'to']) {
    const { status, body } = await ask('report', { report: 'win-rate', [field]: '9999-12-31' });
    expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, [field]]);
  }
});
