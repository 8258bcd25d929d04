import { actuals, type Projection, projections, spanOf } from '@bidwright/contract-ftes';
import { emptyInput, type Person } from '@bidwright/contract-kit';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { post, as, deliver } = running;
const admin = person('Admin');
const water = { id: 'water', name: 'Water' };
const ann = { id: 'ann', name: 'Ann Lee' };
const bid = { id: 'bid-1', name: 'Port plan' };

/** Ann of the Water team has a plan and hours on a bid of nobody's team that Max manages. */
beforeEach(async () => {
  await deliver(event({ service: 'admin', col: 'users', record: { ...ann, teams: [water] } as { id: string } }));
  const whose = {
    fte: ann,
    opportunity: bid,
    oppManager: { id: 'max', name: 'Max' },
    fteTeams: [water],
    status: 'Active',
    ...spanOf({ entries: [{ year: 2026, month: 3 }] }),
  };
  const plan = {
    ...emptyInput(projections),
    ...whose,
    kind: 'planned',
    entries: [{ year: 2026, month: 3, percentAllocated: 0.5 }],
  };
  const hours = { ...emptyInput(actuals), ...whose, entries: [{ year: 2026, month: 3, hours: 61.5 }] };
  await insertRecords(running.db, tableOf(projections), [newRecord(plan, admin)]);
  await insertRecords(running.db, tableOf(actuals), [newRecord(hours, admin)]);
});

interface Months {
  planned: Projection[];
  actual: { entries: object[] }[] | null;
}

const monthsFor = async (who: Person) => {
  const { status, body } = await post<Months>('/api/ftes/personMonths', { person: 'ann' }, as(who));
  return status === 200 ? [body.data.planned.length, body.data.actual?.length ?? null] : status;
};

const flags = { showProjections: true, showActuals: true };

test.each<[string, Person, unknown]>([
  ['an Admin', admin, [1, 1]],
  ['Operations', person('Operations'), [1, 1]],
  ['a lead of the team', person('Team Lead', { ...flags, teams: ['water'] }), [1, 1]],
  [
    'a lead of the team without showActuals',
    person('Team Lead', { showProjections: true, teams: ['water'] }),
    [1, null],
  ],
  ['a lead of another team', person('Team Lead', { ...flags, teams: ['other'] }), 403],
  ['the manager of a bid', person('Project Manager', { ...flags, id: 'max' }), [1, 1]],
  ['another manager', person('Project Manager', { ...flags, teams: ['water'] }), 403],
  ['another person', person('User', flags), 403],
  ['the person', person('User', { ...flags, id: 'ann' }), [1, 1]],
  ['the person without showActuals', person('User', { id: 'ann' }), [1, null]],
])('the months of somebody, for %s', async (_who, who, expected) => {
  expect(await monthsFor(who)).toEqual(expected);
});

test('plan and hours stand side by side by month, as far as somebody sees them', async () => {
  const asked = { from: '2026-02', months: 3, opportunity: 'bid-1' };
  const { body } = await post<{ months: object[] }>('/api/ftes/planAgainstActual', asked, as(admin));
  expect(body.data.months).toEqual([
    { year: 2026, month: 2, plannedHours: 0, actualHours: 0 },
    { year: 2026, month: 3, plannedHours: 80, actualHours: 61.5 },
    { year: 2026, month: 4, plannedHours: 0, actualHours: 0 },
  ]);
  expect(
    (await post('/api/ftes/planAgainstActual', asked, as(person('Team Lead', { showProjections: true })))).status,
  ).toBe(403);
  expect((await post('/api/ftes/planAgainstActual', { ...asked, from: '2026-13' }, as(admin))).status).toBe(422);
});
