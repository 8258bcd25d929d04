import { jobsOf, person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const { call, logged } = running;
const admin = person('Admin');
const { ask, ending, fetched, textOf } = jobsOf(running, admin);
const col = 'projections';
/** Percent of a month, and a note, that stand nowhere else. */
const sign = /1\.3791|canary/;

const seeded = async () => {
  const plan = {
    fte: { id: 'ann', name: 'Ann' },
    opportunity: { id: 'bid-1', name: 'Waterway permits' },
    entries: [{ year: 2026, month: 3, percentAllocated: 1.3791 }],
    note: 'canary',
  };
  return (await call<string>('create', { col, ...plan }, admin)).body.data;
};

const blind = [
  person('Team Lead', { showProjections: false, teams: ['elsewhere'] }),
  person('Project Manager', { showProjections: false }),
  person('User', { showProjections: true }),
  person([], { showProjections: true }),
];

test('plans of others are in no answer to who may not see them', async () => {
  const id = await seeded();
  for (const who of blind) {
    const answers = [
      await call('list', { col }, who),
      await call('query', { col, search: 'Waterway', total: true }, who),
      await call('query', { col, where: [{ field: 'opportunity.id', is: 'eq', value: 'bid-1' }], total: true }, who),
      await call('query', { col, where: [{ field: 'note', is: 'contains', value: 'canary' }] }, who),
      await call('query', { col, sort: { field: 'note' } }, who),
      await call('listBySimpleQuery', { col, field: 'fte.id', condition: '==', value: 'ann' }, who),
      await call('getRecordById', { col, id }, who),
      await call('update', { col, id, version: 1, note: 'x' }, who),
      await call('merge', { col, id, from: [id] }, who),
    ];
    expect(answers.filter(({ body }) => sign.test(JSON.stringify(body)))).toEqual([]);
    expect(answers.slice(0, 3).map(({ body }) => body.data)).toEqual([[], [], []]);
    expect(answers[1]?.body.total).toBe(0);
    expect(answers[2]?.body.total).toBe(0);
  }
  expect(logged.join('')).not.toMatch(sign);
});

test('whom they concern, and who may see all, do see them', async () => {
  await seeded();
  for (const who of [
    person('User', { id: 'ann' }),
    person('Operations'),
    person('Team Lead', { showProjections: true }),
  ])
    expect(JSON.stringify((await call('list', { col }, who)).body)).toMatch(sign);
});

test('an export tells of them only to who may see them all', async () => {
  await seeded();
  running.jobs.begin();
  for (const who of blind) expect((await ask('exportRecords', { col }, who)).status).toBe(403);
  const { data } = await ask('exportRecords', { col });
  const job = await ending(data.id);
  expect(await textOf(job)).toMatch(sign);
  for (const who of blind) expect((await fetched(job.file?.url ?? '', who)).status).toBe(404);
});
