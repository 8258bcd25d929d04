import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer, sampleBid } from '@bidwright/service-testing/fixture/samples';

const { ask, call, statements } = runningBids();

const read = async (id: string) => (await ask<Record<string, unknown>>('getRecordById', { id })).body.data;

test('what was written is what is read, with what the service keeps', async () => {
  const bid = sampleBid();
  const before = Math.floor(Date.now() / 1000);
  const { status, body } = await ask<string>('create', bid);
  expect([status, body]).toEqual([200, { data: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-/) }]);
  const { changeLog, ...record } = await read(body.data);
  expect(record).toEqual({
    ...bid,
    id: body.data,
    version: 1,
    dateCreated: expect.any(Number),
    dateUpdated: expect.any(Number),
    addedBy: { id: admin.id, name: 'Ada' },
    teamArray: bid.teams.map(({ id }) => id),
  });
  expect(record.dateCreated).toBeGreaterThanOrEqual(before);
  expect(changeLog).toEqual([
    {
      id: expect.any(String),
      dateUpdated: record.dateCreated,
      changedBy: admin.id,
      changedByName: 'Ada',
      field: '*',
      oldValue: null,
      newValue: bid,
      version: 1,
    },
  ]);
});

test('whoever does not want the changes of a record is not given them, and nobody reads them', async () => {
  const { body } = await ask<string>('create', sampleBid());
  const whole = await read(body.data);
  const before = statements.length;
  const { data } = (await ask<object>('getRecordById', { id: body.data, changeLog: false })).body;
  expect({ ...data, changeLog: whole.changeLog }).toEqual(whole);
  expect(data).not.toHaveProperty('changeLog');
  expect(statements.slice(before).filter((statement) => statement.includes('_changeLog'))).toEqual([]);
  expect((await ask('getRecordById', { id: body.data, changeLog: 'no' })).status).toBe(400);
});

test('what is left out gets its default, what is empty is null', async () => {
  const { body } = await ask<string>('create', { name: ' Bare ', note: ' ', price: '', client: refer('Port') });
  expect(await read(body.data)).toMatchObject({
    name: 'Bare',
    note: null,
    price: null,
    stage: 'Draft',
    urgent: false,
    teams: [],
    tags: [],
    status: 'Active',
  });
});

test('what the service keeps cannot be written', async () => {
  const claims = { id: 'mine', version: 7, addedBy: refer('Eve'), dateCreated: 1, dateUpdated: 1, teamArray: ['x'] };
  const { body } = await ask<string>('create', { ...sampleBid(), ...claims, changeLog: [] });
  expect(await read(body.data)).toMatchObject({ id: body.data, version: 1, addedBy: { id: admin.id, name: 'Ada' } });
});

test('a text of its own may stand where a record could be pointed at', async () => {
  const { body } = await ask<string>('create', { ...sampleBid(), budget: 'Lump sum' });
  expect(await read(body.data)).toMatchObject({ budget: { id: null, name: 'Lump sum' } });
});

test('names of four alphabets and quotes come back unharmed', async () => {
  const name = `Ș'ț"\`; drop table bids; -- 漢字 🚢 \\ % _`;
  const { body } = await ask<string>('create', { ...sampleBid(), name, tags: [name.slice(0, 40)] });
  expect(await read(body.data)).toMatchObject({ name, tags: [name.slice(0, 40)] });
});

test('a record that breaks rules is refused field by field, in English', async () => {
  const { status, body } = await ask('create', {
    ...sampleBid(),
    name: '',
    price: -1,
    pages: 1.5,
    due: '2026-02-30',
    stage: 'Lost',
    client: { id: '0', name: '-- Add New Client --' },
  });
  expect([status, body.errorInfo.code]).toEqual([422, 'invalid']);
  expect(body.errorInfo.fields).toEqual({
    name: { key: 'validation.required', message: 'This field is required' },
    price: { key: 'validation.min', values: { min: 0 }, message: 'Must be 0 or more' },
    pages: { key: 'validation.integer', message: 'Must be a whole number' },
    due: { key: 'validation.date', message: 'This is not a valid date' },
    stage: expect.objectContaining({ message: 'Must be one of: Draft, Sent, Won' }),
    client: { key: 'validation.required', message: 'This field is required' },
  });
});

test('a number beyond all numbers is refused like any other that is too large', async () => {
  const { status, body } = await call(
    'create',
    `{"col":"bids","name":"x","client":{"id":"a","name":"b"},"price":1e400}`,
    admin,
  );
  expect([status, body.errorInfo.fields?.price?.key]).toEqual([422, 'validation.most']);
});

test('a field that the contract does not know is refused by name', async () => {
  const { status, body } = await ask('create', { ...sampleBid(), colour: 'red', 'name; drop': 1 });
  expect([status, body.errorInfo.code]).toEqual([400, 'unknown-field']);
  expect(body.errorInfo.message).toBe('bids has no field colour, name; drop');
  expect(Object.keys(body.errorInfo.fields ?? {})).toEqual(['colour', 'name; drop']);
});

test('a value that only one record may have is refused to the second', async () => {
  await call('create', { col: 'colors', name: 'Red' }, admin);
  const { status, body } = await call('create', { col: 'colors', name: 'RÉD' }, admin);
  expect([status, body.errorInfo.code]).toEqual([409, 'duplicate']);
  expect(body.errorInfo.fields?.name?.message).toBe('Another record already has this value');
});
