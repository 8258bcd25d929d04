import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { jobsOf, person, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from './service.ts';

const running = testService(service);
const { call, published, logged } = running;
const admin = person('Admin');
const { ask, ending, fetched, textOf } = jobsOf(running, admin);
const col = 'opportunities';
const canary = 7_777_777.31;
const sign = /7777777/;

const month = { year: 2026, month: 3 };
const secrets = {
  actualCosts: { ...month, kind: 'Labor', amount: canary, note: 'canary 7777777' },
  amounts: { ...month, kind: 'Time & Materials', amount: canary, note: 'canary 7777777' },
};

const seeded = async () => {
  const { body } = await call<string>('create', { col, ...sampleOpportunity() }, admin);
  const ids: Record<string, string> = {};
  for (const [sub, fields] of Object.entries(secrets)) {
    const made = await call<string>('createSubcollection', { col, ref: body.data, sub, ...fields }, admin);
    ids[sub] = made.body.data;
    await call('updateSubcollection', { col, parentID: body.data, id: made.body.data, sub, month: 4 }, admin);
  }
  return { id: body.data, ids };
};

const blind = [person('Team Lead'), person('Project Manager'), person('User'), person([])];

test('costs and planned money are in no answer to who may not see them', async () => {
  const { id, ids } = await seeded();
  for (const who of blind) {
    const answers = [
      await call('list', { col }, who),
      await call('query', { col, search: '7777777', total: true }, who),
      await call('query', { col, where: [{ field: 'actualCosts', is: 'filled' }] }, who),
      await call('query', { col, sort: { field: 'amounts.amount' } }, who),
      await call('listBySimpleQuery', { col, field: 'actualCosts.amount', condition: '==', value: canary }, who),
      await call('getRecordById', { col, id }, who),
      await call('getSubCollection', { col, id, sub: 'changeLog' }, who),
      await call('update', { col, id, version: 1, description: 'x' }, who),
    ];
    for (const [sub, child] of Object.entries(ids)) {
      const one = { col, sub, id, ref: id, parentID: id };
      answers.push(
        await call('getSubCollection', one, who),
        await call('createSubcollection', { ...one, ...month, kind: 'Labor', amount: 1 }, who),
        await call('updateSubcollection', { ...one, id: child, version: 1, month: 5 }, who),
        await call('deleteSubcollection', { ...one, recordId: child }, who),
      );
    }
    expect(answers.filter(({ body }) => sign.test(JSON.stringify(body)))).toEqual([]);
  }
});

test('who may see them does', async () => {
  const { id } = await seeded();
  const lead = person('Team Lead', { showActuals: true, showProjections: true });
  for (const sub of Object.keys(secrets)) {
    const { body } = await call('getSubCollection', { col, id, sub }, lead);
    expect(JSON.stringify(body)).toMatch(sign);
  }
});

test('neither events nor audit, history nor any other table tell of them', async () => {
  await seeded();
  expect((await published()).length).toBeGreaterThan(0);
  expect(JSON.stringify(await published())).not.toMatch(sign);
  for (const table of ['audit', 'outbox', 'opportunities_changeLog', 'opportunities', 'copies']) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(running.db);
    expect(JSON.stringify(rows)).not.toMatch(sign);
  }
});

test('neither failures nor the log tell of them, and no list, search or document of the bid', async () => {
  const { id, ids } = await seeded();
  const lead = person('Team Lead');
  const one = { col, sub: 'actualCosts', parentID: id, id: ids.actualCosts };
  const failures = [
    await call('updateSubcollection', { ...one, amount: 'canary 7777777' }, admin),
    await call('updateSubcollection', { ...one, version: 1, amount: 7_777_777, month: 99 }, admin),
    await call('updateSubcollection', { ...one, amount: 7_777_777 }, lead),
    await call('listBySimpleQuery', { col, field: 'amounts', condition: 'array-contains', value: 7_777_777 }, lead),
  ];
  expect(failures.map(({ status }) => status)).toEqual([422, 422, 403, 400]);
  expect(JSON.stringify(failures.map(({ body }) => body))).not.toMatch(sign);
  await sql`rename table opportunities_actualCosts to hidden`.execute(running.db);
  const month = { year: 2026, month: 3, kind: 'Labor', amount: canary };
  // Not by `call`, which refuses answers that the document does not know.
  const broken = await fetch(`${running.url}/api/opportunities/createSubcollection`, {
    method: 'POST',
    headers: { ...running.as(admin), 'content-type': 'application/json' },
    body: JSON.stringify({ col, ref: id, sub: 'actualCosts', ...month }),
  });
  await sql`rename table hidden to opportunities_actualCosts`.execute(running.db);
  expect([broken.status, await broken.text()]).toEqual([500, expect.not.stringMatching(sign)]);
  expect(logged.some((line) => line.includes('"level":50'))).toBe(true);
  expect(logged.join('')).not.toMatch(sign);
  for (const who of [admin, lead]) {
    const { body } = await call('merge', { col, id, from: ['nobody'] }, who);
    expect(JSON.stringify(body)).not.toMatch(sign);
  }
});

test('exports tell of them neither to whom they are for nor to anybody else', async () => {
  const { id } = await seeded();
  running.jobs.begin();
  for (const who of [admin, person('Team Lead'), person('Operations')]) {
    const { data } = await ask('exportRecords', { col }, who);
    const job = await ending(data.id, who);
    const text = await textOf(job, who);
    expect(text).toContain(id);
    expect(text).not.toMatch(sign);
    expect((await fetched(job.file?.url ?? '', person('Project Manager', { id: 'somebody else' }))).status).toBe(404);
  }
});
