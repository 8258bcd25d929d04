import { jobsOf, person, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from './service.ts';

const running = testService(service);
const { call, published, logged } = running;
const admin = person('Admin');
const { ask, ending, fetched, textOf } = jobsOf(running, admin);
const col = 'salaryProjections';
const annualSalary = 7_777_777.31;
/** The salary, and what a month of it costs. */
const sign = /7777777|648148/;

const seeded = async () => {
  const ann = { id: 'ann', name: 'Ann' };
  const { body } = await call<string>('create', { col, user: ann, year: 2026, annualSalary }, admin);
  await call('update', { col, id: body.data, annualSalary: annualSalary + 0.01 }, admin);
  return body.data;
};

test('salaries are in no answer to anybody but Admins, the person’s own included', async () => {
  const id = await seeded();
  expect((await call('getRecordById', { col, id }, admin)).body.data).toMatchObject({ loadedMonth: 648_148.11 });
  const flags = { showActuals: true, showProjections: true };
  const others = (['Team Lead', 'Project Manager', 'Operations', 'User'] as const).map((role) => person(role, flags));
  for (const who of [...others, person('User', { id: 'ann', ...flags }), person([])]) {
    const answers = [
      await call('list', { col }, who),
      await call('query', { col, total: true }, who),
      await call('query', { col, where: [{ field: 'annualSalary', is: 'gt', value: 1 }] }, who),
      await call('query', { col, sort: { field: 'loadedMonth' } }, who),
      await call('listBySimpleQuery', { col, field: 'annualSalary', condition: '>', value: 1 }, who),
      await call('getRecordById', { col, id }, who),
      await call('update', { col, id, version: 1, annualSalary: 1 }, who),
      await call('create', { col, year: 2026, position: 'Analyst', annualSalary }, who),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(sign);
  }
});

test('neither events nor audit nor any other table tell of salaries', async () => {
  await seeded();
  expect(await published()).toEqual([]);
  const { rows: entries } = await sql<{ action: string }>`select * from audit order by seq`.execute(running.db);
  expect(entries.map(({ action }) => action)).toEqual(['created', 'changed']);
  for (const table of ['audit', 'outbox', 'users', 'copies']) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(running.db);
    expect(JSON.stringify(rows)).not.toMatch(sign);
  }
});

test('neither failures nor the log tell of salaries', async () => {
  const id = await seeded();
  const lead = person('Team Lead');
  const failures = [
    await call('update', { col, id, annualSalary: 'canary 7777777' }, admin),
    await call('update', { col, id, year: 7_777_777 }, admin),
    await call('update', { col, id, version: 1, annualSalary: 7_777_777 }, lead),
    await call('create', { col, year: 2026, position: 'canary 7777777', annualSalary: 7_777_777 }, lead),
    await call('query', { col, search: '7777777' }, lead),
    await call('list', { col: '7777777' }, person('User')),
  ];
  expect(failures.map(({ status }) => status)).toEqual([422, 422, 403, 403, 403, 400]);
  expect(JSON.stringify(failures.slice(0, 5).map(({ body }) => body))).not.toMatch(sign);
  await sql`rename table salaryProjections to hidden`.execute(running.db);
  // Not by `call`, which refuses answers that the document does not know.
  const broken = await fetch(`${running.url}/api/admin/create`, {
    method: 'POST',
    headers: { ...running.as(admin), 'content-type': 'application/json' },
    body: JSON.stringify({ col, year: 2026, position: 'Analyst', annualSalary }),
  });
  await sql`rename table hidden to salaryProjections`.execute(running.db);
  expect([broken.status, await broken.text()]).toEqual([500, expect.not.stringMatching(sign)]);
  expect(logged.length).toBeGreaterThan(failures.length);
  expect(logged.some((line) => line.includes('"level":50'))).toBe(true);
  expect(logged.join('')).not.toMatch(sign);
});

test('only an Admin exports salaries, and only Admins read the file', async () => {
  await seeded();
  running.jobs.begin();
  for (const role of ['Team Lead', 'Operations', 'User'] as const)
    expect((await ask('exportRecords', { col }, person(role))).status).toBe(403);
  const names = { firstName: 'Dana', lastName: 'Field', email: 'dana@example.com', permissions: ['Admin'] };
  const { body } = await call<string>('create', { col: 'users', ...names }, admin);
  const dana = person('Admin', { id: body.data });
  const { data } = await ask('exportRecords', { col }, dana);
  const job = await ending(data.id, dana);
  expect(await textOf(job, dana)).toMatch(sign);
  for (const who of [person('Team Lead'), person('User', { id: 'ann' })])
    expect((await fetched(job.file?.url ?? '', who)).status).toBe(404);
  expect(logged.join('')).not.toMatch(sign);
});

test('what an Admin looks at is noted, without what was seen; who is refused has seen nothing', async () => {
  const id = await seeded();
  await call('getRecordById', { col, id }, person('Team Lead'));
  await call('getRecordById', { col, id: 'nobody' }, admin);
  await call('getRecordById', { col, id }, admin);
  await call('list', { col }, admin);
  await call('query', { col }, admin);
  const { rows } = await sql<{ action: string; byId: string }>`select * from audit order by seq`.execute(running.db);
  expect(rows.slice(2)).toMatchObject([
    { action: 'viewed', byId: admin.id, col, recordId: id },
    { action: 'viewed', byId: admin.id, col, recordId: null },
    { action: 'viewed', byId: admin.id, col, recordId: null },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(sign);
});
