import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer } from '@bidwright/service-testing/fixture/samples';
import { person } from '@bidwright/service-testing/person';

const { ask, keep, call } = runningBids();

interface Read {
  [field: string]: unknown;
  changeLog: { field: string; version: number; changedByName: string; oldValue: unknown; newValue: unknown }[];
}

const read = async (id: string) => (await ask<Read>('getRecordById', { id })).body.data;

test('changed fields are kept and logged, the rest stays', async () => {
  const bid = await keep({ price: 100 });
  const teams = [refer('Air')];
  const { status, body } = await ask('update', { id: bid.id, price: 99.999, teams, name: bid.name });
  expect([status, body]).toEqual([200, { data: { id: bid.id, version: 2 } }]);
  const { changeLog, ...record } = await read(bid.id);
  expect(record).toMatchObject({ ...bid, price: 100, teams, version: 2, dateUpdated: expect.any(Number) });
  expect(changeLog).toMatchObject([
    { field: 'teams', version: 2, changedByName: 'Ada', oldValue: bid.teams, newValue: teams },
  ]);
});

test('an update that changes nothing makes no version', async () => {
  const bid = await keep();
  const { body } = await ask('update', { ...bid, teamArray: ['x'], changeLog: [] });
  expect(body.data).toEqual({ id: bid.id, version: 1 });
  expect((await read(bid.id)).changeLog).toEqual([]);
});

test('a value can be taken away', async () => {
  const bid = await keep();
  await ask('update', { id: bid.id, due: null, helper: null, partners: [], teams: [], note: '' });
  expect(await read(bid.id)).toMatchObject({
    due: null,
    helper: null,
    partners: [],
    teams: [],
    note: null,
    teamArray: [],
  });
});

test('what the service keeps cannot be changed', async () => {
  const bid = await keep();
  const claims = { addedBy: refer('Eve'), dateCreated: 1, dateUpdated: 1, version: 1 };
  await ask('update', { id: bid.id, name: 'Other', ...claims });
  expect(await read(bid.id)).toMatchObject({ addedBy: bid.addedBy, dateCreated: bid.dateCreated, version: 2 });
});

test('the whole record is checked, not only what was sent', async () => {
  const bid = await keep();
  const { status, body } = await ask('update', { id: bid.id, name: null, pages: 'many' });
  expect([status, body.errorInfo.code]).toEqual([422, 'invalid']);
  expect(body.errorInfo.fields).toEqual({
    name: { key: 'validation.required', message: 'This field is required' },
    pages: { key: 'validation.type.number', message: 'Must be a number' },
  });
  expect(await read(bid.id)).toMatchObject({ version: 1 });
});

test('fields that others have changed since are asked about, other fields merge', async () => {
  const bid = await keep({ name: 'First', pages: 1 });
  await ask('update', { id: bid.id, version: 1, name: 'Second' });
  const merged = await ask('update', { id: bid.id, version: 1, pages: 2 });
  expect(merged.body.data).toEqual({ id: bid.id, version: 3 });
  const { status, body } = await ask('update', { id: bid.id, version: 1, name: 'Third', urgent: false });
  expect([status, body.errorInfo.code]).toEqual([409, 'conflict']);
  expect(body.errorInfo.fields).toEqual({
    name: { key: 'validation.changed', message: 'Someone else has changed this in the meantime' },
  });
  expect(body.errorInfo.current).toMatchObject({
    id: bid.id,
    version: 3,
    name: 'Second',
    pages: 2,
    teamArray: expect.any(Array),
  });
  expect(await read(bid.id)).toMatchObject({ name: 'Second', urgent: true });
});

test('who sends what stands there already is in nobody’s way', async () => {
  const bid = await keep({ name: 'First' });
  await ask('update', { id: bid.id, version: 1, name: 'Second' });
  const { body } = await ask('update', { id: bid.id, version: 1, name: 'Second', pages: 3 });
  expect(body.data).toEqual({ id: bid.id, version: 3 });
});

test('without a version the update counts for the record as it is', async () => {
  const bid = await keep();
  await ask('update', { id: bid.id, name: 'Second' });
  expect((await ask('update', { id: bid.id, name: 'Third' })).body.data).toEqual({ id: bid.id, version: 3 });
});

test('updates of many at the same moment lose nothing', async () => {
  const bid = await keep({ tags: [] });
  const fields = { name: 'N', code: 'C', note: 'T', price: 5, pages: 7, urgent: false, due: '2027-01-01', chance: 0.5 };
  const each = Object.entries(fields).map(([field, value]) =>
    ask('update', { id: bid.id, version: 1, [field]: value }),
  );
  expect((await Promise.all(each)).map(({ status }) => status)).toEqual(each.map(() => 200));
  const { changeLog, ...record } = await read(bid.id);
  expect(record).toMatchObject({ ...fields, version: 1 + each.length });
  expect(changeLog.map(({ version }) => version)).toEqual(each.map((_, n) => n + 2));
});

test('of two that change the same field at the same moment one is asked', async () => {
  const bid = await keep();
  const both = ['Left', 'Right'].map((name) => ask('update', { id: bid.id, version: 1, name }));
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an update without version is never lost in the log either', async () => {
  const bid = await keep({ pages: 0 });
  await Promise.all(Array.from({ length: 12 }, (_, n) => ask('update', { id: bid.id, pages: n + 1 })));
  const { changeLog, pages } = await read(bid.id);
  expect(changeLog).toHaveLength(12);
  expect(changeLog.at(-1)?.newValue).toBe(pages);
  changeLog.slice(1).forEach((change, n) => expect(change.oldValue).toBe(changeLog[n]?.newValue));
});

test.each([
  ['an id that no record has', '01900000-0000-7000-8000-00000000ffff'],
  ['a text that is no id', "x' or 1=1"],
  ['the placeholder’s id', '0'],
])('%s is not found', async (_, id) => {
  const { status, body } = await ask('update', { id, name: 'x' });
  expect([status, body.errorInfo.code]).toEqual([404, 'no-record']);
});

test.each([[undefined], [7], [null], [['a']]])('an id of %j is refused', async (id) => {
  const { status, body } = await ask('update', { id, name: 'x' });
  expect([status, body.errorInfo.message]).toEqual([400, 'id must be a text']);
});

test.each([[0], [1.5], ['1']])('a version of %j is refused', async (version) => {
  const bid = await keep();
  expect((await ask('update', { id: bid.id, version, name: 'x' })).status).toBe(400);
});

test('rights are looked at before fields', async () => {
  const bid = await keep();
  const stranger = person('Team Lead');
  expect((await ask('update', { id: bid.id, nonsense: 1 }, stranger)).status).toBe(403);
  expect((await call('update', { col: 'colors', nonsense: 1 }, admin)).status).toBe(403);
});
