import {
  leaves,
  personSkills,
  projections,
  type StaffReportAnswer,
  spanOf,
  staffReportIds,
} from '@bidwright/contract-ftes';
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
const python = { id: 'python', name: 'Python' };

const tellOf = (col: string, record: { id: string; [field: string]: unknown }) =>
  deliver(event({ service: 'admin', col, record }));

/** Parts of March, April and May 2027 on a bid, which is won or has a chance of a half. */
const plan = (bid: string, parts: number[], whose: object) => {
  const entries = parts.map((percentAllocated, at) => ({ year: 2027, month: at + 3, percentAllocated }));
  const status = bid === 'Dam' ? 'won' : 'open';
  const of = { opportunity: { id: bid, name: bid }, oppStatus: { id: status, name: status } };
  return insertRecords(running.db, tableOf(projections), [
    newRecord(
      {
        ...emptyInput(projections),
        ...of,
        kind: 'planned',
        entries,
        ...spanOf({ entries }),
        status: 'Active',
        ...whose,
      },
      admin,
    ),
  ]);
};
const role = (bid: string, parts: number[], count: number, level: number | null, more: object = {}) =>
  plan(bid, parts, { openRole: { title: 'Analyst', count, skill: python, level }, ...more });

beforeEach(async () => {
  await tellOf('opportunityStatus', { id: 'won', name: 'Won', category: 'Won', status: 'Active' });
  await tellOf('opportunityStatus', {
    id: 'open',
    name: 'Open',
    category: 'Open',
    defaultChance: 0.5,
    status: 'Active',
  });
  await tellOf('skills', { ...python, status: 'Active' });
  await tellOf('users', { ...ann, teams: [water], position: 'Analyst', capacity: 1, status: 'Active' });
  await tellOf('users', { ...bo, teams: [], position: null, capacity: 0.5, status: 'Active' });
  await plan('Dam', [0.8, 0.8, 0.2], { fte: ann });
  await plan('Port', [0.6, 0.2, 0], { fte: ann });
  await plan('Port', [0.2, 0.4, 0], { fte: bo });
  // Bo works in none of the 21 days of May.
  const leave = {
    person: bo,
    firstDay: '2027-05-01',
    lastDay: '2027-05-31',
    hoursPerDay: null,
    status: 'Active' as const,
  };
  await insertRecords(running.db, tableOf(leaves), [newRecord({ ...emptyInput(leaves), ...leave }, admin)]);
});

const asked = { from: '2027-03-01', to: '2027-05-31', today: '2027-03-10' };
const reported = async (report: string, more: object = {}) =>
  (await post<StaffReportAnswer>('/api/ftes/report', { report, ...asked, ...more }, as(admin))).body.data;

test('the forecast weighs open bids by their chances, against the time there is without leave', async () => {
  const { by, rows, totals, series } = await reported('utilisation-forecast');
  expect(by).toBe('team');
  expect(rows).toEqual([
    // In no team.
    {
      key: '',
      name: '',
      months: [0.2, 0.4, null],
      figures: { wonShare: 0, expectedShare: 0.3, peak: 0.4, fteMonths: 0, openFteMonths: 0.3, capacityFteMonths: 1 },
    },
    {
      key: 'water',
      name: 'Water',
      months: [1.1, 0.9, 0.2],
      figures: {
        wonShare: 0.6,
        expectedShare: 0.7333,
        peak: 1.1,
        fteMonths: 1.8,
        openFteMonths: 0.4,
        capacityFteMonths: 3,
      },
    },
  ]);
  expect(totals).toMatchObject({ fteMonths: 1.8, openFteMonths: 0.7, capacityFteMonths: 4, expectedShare: 0.625 });
  expect(series).toEqual([
    { id: 'won', months: [0.8, 0.8, 0.2] },
    { id: 'expected', months: [1.2, 1.1, 0.2] },
    { id: 'capacity', months: [1.5, 1.5, 1] },
  ]);
  const positions = await reported('utilisation-forecast', { by: 'position' });
  expect(positions.rows.map(({ name, figures }) => [name, figures.expectedShare])).toEqual([
    ['', 0.3],
    ['Analyst', 0.7333],
  ]);
});

test('the bench and who has too much, by month, as planned and by chance', async () => {
  const { rows, totals, series } = await reported('bench-and-overload');
  expect(rows).toEqual([
    {
      key: 'ann',
      name: 'Ann Lee',
      months: [1.1, 0.9, 0.2],
      figures: {
        average: 0.7333,
        monthsUnder: 1,
        monthsUnderExpected: 1,
        monthsOverWon: 0,
        monthsOverExpected: 1,
        freeFteMonths: 0.8,
        fteMonthsOver: 0.1,
      },
    },
    {
      key: 'bo',
      name: 'Bo Chen',
      // Who is on leave all month is not on the bench.
      months: [0.2, 0.4, null],
      figures: {
        average: 0.3,
        monthsUnder: 2,
        monthsUnderExpected: 2,
        monthsOverWon: 0,
        monthsOverExpected: 0,
        freeFteMonths: 0.7,
        fteMonthsOver: 0,
      },
    },
  ]);
  expect(totals).toMatchObject({ monthsUnder: 3, monthsOverExpected: 1, freeFteMonths: 1.5, average: null });
  expect(series).toEqual([
    { id: 'under', months: [1, 1, 1] },
    { id: 'over', months: [1, 0, 0] },
  ]);
  const won = await reported('bench-and-overload', { outlook: 'committed', below: 20 });
  expect(won.series).toEqual([
    { id: 'under', months: [1, 1, 0] },
    { id: 'over', months: [0, 0, 0] },
  ]);
  expect(won.rows.map(({ name, months }) => [name, months])).toEqual([
    ['Bo Chen', [0, 0, null]],
    // Nobody asked for the chance, but it is told who would have too much by it.
    ['Ann Lee', [0.8, 0.8, 0.2]],
  ]);
});

test('a skill is short by what open roles ask for, weighed, beyond what is free of who knows it so well', async () => {
  for (const [who, level] of [
    [ann, 2],
    [bo, 4],
  ] as const)
    await insertRecords(running.db, tableOf(personSkills), [
      newRecord({ ...emptyInput(personSkills), person: who, skill: python, level, status: 'Active' }, admin),
    ]);
  // March: 0.4 of Bo are free and nothing of Ann; April: 0.1 of Ann and 0.3 of Bo; May: 0.8 of Ann.
  await role('Dam', [0.1, 0.1, 0.5], 1, null, { oppTeams: [water] });
  await role('Port', [0.6, 0.8, 0.4], 2, 3);
  await plan('Dam', [1, 1, 1], { openRole: { title: 'Clerk', count: 1, skill: null, level: null } });
  const { by, rows, totals, series } = await reported('skills-short');
  expect(by).toBe('skill');
  expect(rows).toEqual([
    {
      key: 'python',
      name: 'Python',
      months: [-0.3, -0.5, -0.4],
      figures: {
        roles: 3,
        able: 2,
        askedFteMonths: 2.5,
        askedIfWon: 4.3,
        freeFteMonths: 1.6,
        shortFteMonths: 1.2,
        monthsShort: 3,
      },
    },
  ]);
  expect(totals).toMatchObject({ shortFteMonths: 1.2, able: null });
  expect(series).toEqual([
    { id: 'asked', months: [0.7, 0.9, 0.9] },
    { id: 'short', months: [0.3, 0.5, 0.4] },
  ]);
  const inTeam = await reported('skills-short', { team: ['water'] });
  expect(inTeam.rows.map(({ months, figures }) => [months, figures.roles, figures.able])).toEqual([
    [[-0.1, 0, 0.3], 1, 1],
  ]);
});

test.each([
  ['below', { below: 0 }],
  ['below', { below: 101 }],
  ['outlook', { outlook: 'hoped' }],
])('%s is refused by its name: %j', async (field, more) => {
  const body = { report: 'bench-and-overload', ...asked, ...more };
  const answer = await post('/api/ftes/report', body, as(admin));
  expect([answer.status, Object.keys(answer.body.errorInfo.fields ?? {})]).toEqual([422, [field]]);
});

/** People, plans, lists, chances, leaves; skills, roles and the chances of their bids, or plans and hours once more. */
const maxStatements = 8;

test.each(staffReportIds)('%s takes so few statements whatever the number of people', async (report) => {
  await role('Port', [0.6, 0.8, 0.4], 2, 3);
  const before = running.asked.length;
  await reported(report);
  expect(running.asked.length - before).toBeLessThanOrEqual(maxStatements);
});

test('a file has nothing where somebody does not work, and the headings that were sent', async () => {
  const body = { report: 'bench-and-overload', ...asked, headings: ['Person'], format: 'csv' };
  const { data } = (await post<{ content: string }>('/api/ftes/reportFile', body, as(admin))).body;
  const lines = Buffer.from(data.content, 'base64').toString().trim().split(/\r?\n/);
  expect(lines[0]).toMatch(/Person,average,monthsUnder,.*,2027-03,2027-04,2027-05$/);
  expect(lines[2]).toMatch(/^Bo Chen,.*,0\.2,0\.4,$/);
});
