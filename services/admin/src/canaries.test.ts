import { person, testService } from '@bidwright/service-kit/testing';
import { sql } from 'kysely';
import { service } from './service.ts';

const running = testService(service);
const { call, told } = running;
const admin = person('Admin');
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
  expect(await told()).toEqual([]);
  const { rows: entries } = await sql<{ action: string }>`select * from audit order by seq`.execute(running.db);
  expect(entries.map(({ action }) => action)).toEqual(['created', 'changed']);
  for (const table of ['audit', 'outbox', 'users', 'copies']) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(running.db);
    expect(JSON.stringify(rows)).not.toMatch(sign);
  }
});
