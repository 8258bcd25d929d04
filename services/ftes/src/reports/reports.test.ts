import { actuals, projections, type StaffReportAnswer, spanOf } from '@bidwright/contract-ftes';
import { emptyInput } from '@bidwright/contract-kit';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { post, as, deliver } = running;
const admin = person('Admin');
const water = { id: 'water', name: 'Water' };
const ann = { id: 'ann', name: 'Ann Lee' };
const bo = { id: 'bo', name: 'Bo Chen' };

const status = (id: string, category: string) =>
  deliver(
    event({
      service: 'admin',
      col: 'opportunityStatus',
      record: { id, name: id, category, status: 'Active' } as { id: string },
    }),
  );

/** Parts of January, February and March 2026 on a bid. */
const plan = (fte: typeof ann, name: string, oppStatus: string, parts: number[]) => {
  const entries = parts.map((percentAllocated, at) => ({ year: 2026, month: at + 1, percentAllocated }));
  const whose = { fte, opportunity: { id: name, name }, oppStatus: { id: oppStatus, name: oppStatus } };
  return insertRecords(running.db, tableOf(projections), [
    newRecord(
      { ...emptyInput(projections), ...whose, kind: 'planned', entries, ...spanOf({ entries }), status: 'Active' },
      admin,
    ),
  ]);
};

beforeEach(async () => {
  await status('won', 'Won');
  await status('open', 'Open');
  const users = [
    { ...ann, teams: [water], capacity: 1, status: 'Active' },
    { ...bo, teams: [], capacity: 0.5, status: 'Active' },
  ];
  for (const record of users) await deliver(event({ service: 'admin', col: 'users', record }));
  await plan(ann, 'Dam', 'won', [0.8, 0.8, 0]);
  await plan(bo, 'Dam', 'won', [0.25, 0.75, 0]);
  await plan(ann, 'Port', 'open', [0.4, 0.1, 0.5]);
  const entries = [
    { year: 2026, month: 1, hours: 150 },
    { year: 2026, month: 2, hours: 100 },
  ];
  const hours = {
    ...emptyInput(actuals),
    fte: ann,
    opportunity: { id: 'Dam', name: 'Dam' },
    entries,
    ...spanOf({ entries }),
    status: 'Active',
  };
  await insertRecords(running.db, tableOf(actuals), [newRecord(hours, admin)]);
});

const asked = { from: '2026-01-01', to: '2026-03-31', today: '2026-02-10' };
const reported = async (report: string, more: object = {}) =>
  (await post<StaffReportAnswer>('/api/ftes/report', { report, ...asked, ...more }, as(admin))).body.data;

test('utilisation is what won work takes of people’s time, by person or team', async () => {
  const { by, rows, totals } = await reported('utilisation');
  expect(by).toBe('person');
  expect(rows).toEqual([
    {
      key: 'ann',
      name: 'Ann Lee',
      months: [0.8, 0.8, 0],
      figures: { average: 0.5333, peak: 0.8, monthsOver: 0, fteMonths: 1.6, capacityFteMonths: 3 },
    },
    {
      key: 'bo',
      name: 'Bo Chen',
      months: [0.5, 1.5, 0],
      figures: { average: 0.6667, peak: 1.5, monthsOver: 1, fteMonths: 1, capacityFteMonths: 1.5 },
    },
  ]);
  expect(totals).toMatchObject({ fteMonths: 2.6, capacityFteMonths: 4.5, monthsOver: 1 });
  const teams = await reported('utilisation', { by: 'team' });
  expect(teams.rows.map(({ name, figures }) => [name, figures.average])).toEqual([
    ['', 0.6667],
    ['Water', 0.5333],
  ]);
});

test('allocation stands against hours, with what is still to come', async () => {
  const { rows, totals } = await reported('allocation-vs-actual');
  expect(rows).toEqual([
    {
      key: 'Dam',
      name: 'Dam',
      months: [-18, -148, 0],
      figures: { plannedHours: 416, actualHours: 250, varianceHours: -166, actualShare: 0.601, remainingHours: 248 },
    },
  ]);
  expect(totals).toEqual(rows[0]?.figures);
  const people = await reported('allocation-vs-actual', { by: 'person', team: ['water'] });
  expect(people.rows.map(({ name, figures }) => [name, figures.varianceHours])).toEqual([['Ann Lee', -6]]);
});

test('capacity if won says of each open bid whom it would ask for too much, and by how much', async () => {
  expect((await reported('capacity-if-won')).rows).toEqual([
    {
      key: 'Port',
      name: 'Port',
      months: [0.2, 0, 0],
      figures: { chance: 0, people: 1, peopleOver: 1, monthsOver: 1, fteMonthsOver: 0.2 },
    },
  ]);
});

test('the file has the figures and the months, under the headings that were sent', async () => {
  const body = { report: 'utilisation', ...asked, headings: ['Person', 'Average'], total: 'All' };
  const answer = await post<{ content: string }>('/api/ftes/reportFile', body, as(admin));
  const lines = Buffer.from(answer.body.data.content, 'base64').toString().trim().split(/\r?\n/);
  expect(lines[0]).toContain('Person,Average,peak,monthsOver,fteMonths,capacityFteMonths,2026-01,2026-02,2026-03');
  expect(lines[1]).toContain('Ann Lee,0.5333');
  expect(lines).toHaveLength(4);
});

test.each([
  ['by', { by: 'bid' }],
  ['to', { to: '2025-12-31' }],
  ['to', { to: '2029-12-31' }],
  ['from', { from: 'soon' }],
  ['team', { team: ['../x'] }],
])('%s is refused by its name: %j', async (field, more) => {
  const { status: code, body } = await post(
    '/api/ftes/report',
    { report: 'utilisation', ...asked, ...more },
    as(admin),
  );
  expect([code, Object.keys(body.errorInfo.fields ?? {}).map((name) => name.split('[')[0])]).toEqual([422, [field]]);
});
