import { type Actual, hourRecordsAtOnce, type ImportedHours } from '@bidwright/contract-ftes';
import type { Job, Person, RecordResult } from '@bidwright/contract-kit';
import { event, jobsOf, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { call, post, as, deliver } = running;
const admin = person('Admin');
const operations = person('Operations');
const { ask, ending, upload } = jobsOf(running, operations);

beforeAll(() => {
  running.jobs.context.whoIs = async (who) => who;
  running.jobs.begin();
});

const people = ['Ann Lee', 'Bo Chen', 'Cy Diaz'];
const known = async (names: readonly string[]) => {
  for (const name of names)
    await deliver(
      event({
        service: 'admin',
        col: 'users',
        record: { id: name.replace(' ', '-'), name, teams: [] } as { id: string },
      }),
    );
  const record = { id: 'port', solicitationName: 'Port plan', teamsInvolved: [] };
  await deliver(event({ service: 'opportunities', col: 'opportunities', title: 'solicitationName', record }));
};

const sent = async (rows: string[]) =>
  (await upload(`person,opportunity,month,hours\n${rows.join('\n')}\n`, 'hours.csv')).data.id;
const brought = async (file: string, from = 0, who = operations): Promise<ImportedHours> =>
  (await post<ImportedHours>('/api/ftes/importHours', { file, from }, as(who))).body.data;
const all = async () => (await call<Actual[]>('list', { col: 'actuals' }, admin)).body.data;
const shown = async () =>
  (await all())
    .map(({ fte, entries }) => [fte.name, ...entries.map(({ month, hours }) => `${month}: ${hours}`)].join(' '))
    .sort();
const undone = async (id: string, preview = false, who: Person = operations): Promise<Job> =>
  ending((await ask('undoImport', { id, preview }, who)).data.id, who);

test('hours that came in are taken back: new ones go, changed ones are as before, and that is said first', async () => {
  await known(people);
  const before = await brought(await sent(['Ann Lee,Port plan,2026-03,8', 'Ann Lee,Port plan,2026-04,9']));
  const { counts, import: id } = await brought(
    await sent(['Ann Lee,Port plan,2026-03,80', 'Bo Chen,Port plan,2026-03,7', 'Cy Diaz,Port plan,2026-03,6']),
  );
  expect(counts).toEqual({ created: 2, changed: 1, unchanged: 0 });
  expect(id).not.toBe(before.import);
  const job = (await ask('getJob', { id })).data;
  expect(job).toMatchObject({
    kind: 'import',
    col: 'actuals',
    state: 'done',
    counts: { created: 2, changed: 1 },
    total: 3,
  });
  expect(job.undo).toEqual({ until: job.dateUpdated + 24 * 60 * 60, job: null });
  const { data: own } = await ask<Job[]>('listJobs', {});
  expect(own.filter(({ undo }) => undo).map((one) => one.id)).toEqual([id, before.import]);

  expect((await undone(id, true)).counts).toEqual({ removed: 2, changed: 1 });
  expect(await shown()).toHaveLength(3);
  expect((await undone(id)).counts).toEqual({ removed: 2, changed: 1 });
  expect(await shown()).toEqual(['Ann Lee 3: 8 4: 9']);
  expect((await ask('getJob', { id })).data.undo?.job).toEqual(expect.any(String));
  // What is back as it was is no other record than the import before has left, but another version of it.
  expect((await undone(before.import)).counts).toEqual({ conflict: 1 });
});

test('what somebody has changed since stays, is counted and named', async () => {
  await known(people);
  const { import: id } = await brought(await sent(people.map((name) => `${name},Port plan,2026-03,8`)));
  const kept = (await all()).find(({ fte }) => fte.name === 'Bo Chen');
  const entries = [{ year: 2026, month: 5, hours: 4 }];
  const typed = { id: kept?.id, version: kept?.version, entries };
  expect((await post('/api/ftes/saveActuals', { actuals: [typed] }, as(admin))).status).toBe(200);
  const undo = await undone(id);
  expect(undo.counts).toEqual({ removed: 2, conflict: 1 });
  const { data } = await ask<RecordResult[]>('getJobResults', { id: undo.id, outcomes: ['conflict'] });
  expect(data).toMatchObject([{ id: kept?.id, fields: { 'Bo Chen, Port plan': { key: 'undo.changed' } } }]);
  expect(await shown()).toEqual(['Bo Chen 5: 4']);
});

test('what came in by several calls is one import', async () => {
  const many = Array.from({ length: hourRecordsAtOnce + 5 }, (_, at) => `Person ${at}`);
  await known(many);
  const file = await sent(many.map((name) => `${name},Port plan,2026-03,8`));
  const first = await brought(file);
  expect(first.next).toBe(hourRecordsAtOnce);
  const last = await brought(file, hourRecordsAtOnce);
  expect(last).toMatchObject({ next: null, import: first.import });
  expect((await undone(first.import)).counts).toEqual({ removed: many.length });
  expect(await all()).toEqual([]);
});

test('an import that wrote nothing leaves nothing to take back, and others’ are not there', async () => {
  await known(people);
  const file = await sent(['Ann Lee,Port plan,2026-03,8']);
  const { import: id } = await brought(file);
  const again = await brought(file);
  expect(again.counts).toEqual({ created: 0, changed: 0, unchanged: 1 });
  expect((await ask('undoImport', { id: again.import })).status).toBe(404);
  expect((await ask('undoImport', { id }, person('Operations', { id: 'another' }))).status).toBe(404);
  expect(
    (await ask('undoImport', { id }, { ...operations, permissions: ['Team Lead'], showActuals: true })).status,
  ).toBe(403);
});
