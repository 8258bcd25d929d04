import { mayUpdate, type Person } from '@bidwright/contract-kit';
import { person } from '@bidwright/service-testing';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer } from '@bidwright/service-testing/fixture/samples';

const running = runningBids();
const { ask, keep } = running;
const team = refer('a');

const query = async (fields: string[], more: object = {}) => (await ask<object[]>('query', { fields, ...more })).body;

test('a query that names fields answers those, beside id and version, and reads no others', async () => {
  const { id } = await keep({ name: 'Harbor', teams: [team], partners: [refer('b')] });
  const before = running.statements.length;
  const { data } = await query(['name', 'teams', 'dateCreated'], { sort: { field: 'due' } });
  expect(data).toEqual([{ id, version: 1, name: 'Harbor', teams: [team], dateCreated: expect.any(Number) }]);
  const [statement = ''] = running.statements.slice(before);
  expect(statement).toContain('bids_teams');
  expect(statement).not.toMatch(/bids_partners|`price`|`note`/);
});

test('pages by a field that is not among them go on where they ended', async () => {
  for (const price of [3, 1, 2]) await keep({ price });
  const sort = { field: 'price' };
  const { next } = await query(['name'], { sort, limit: 2 });
  expect((await query(['price'], { sort, limit: 2, after: next })).data).toMatchObject([{ price: 3 }]);
});

test('a derived field and a past day answer what is named too', async () => {
  const { id } = await keep({ teams: [team] });
  expect((await query(['teamArray'])).data).toEqual([{ id, version: 1, teamArray: [team.id] }]);
  const asOf = new Date().toISOString().slice(0, 10);
  expect((await query(['urgent'], { asOf })).data).toEqual([{ id, version: 1, urgent: true }]);
});

test('of what is pointed at only the name comes where that is all that is named', async () => {
  const { id } = await keep({ teams: [team], helper: null });
  const { data } = await query(['teams.name', 'helper.name']);
  expect(data).toEqual([{ id, version: 1, teams: [{ name: team.name }], helper: null }]);
  expect((await query(['teams.name', 'teams'])).data).toEqual([{ id, version: 1, teams: [team] }]);
});

test('it is said of each record whether who asks may change it; nobody changes the past', async () => {
  await keep({ name: 'Mine', teams: [team] });
  await keep({ name: 'Theirs', teams: [refer('b')] });
  const mine = person('Team Lead', { permissions: ['Team Lead', 'Operations'], teams: [team.id] });
  const asked = { fields: ['name', mayUpdate] };
  const sort = { field: 'name' };
  const seen = async (as: Person, more: object = {}) =>
    (await ask<{ mayUpdate: boolean }[]>('query', { ...asked, sort, ...more }, as)).body.data?.map(
      (one) => one.mayUpdate,
    );
  expect(await seen(admin)).toEqual([true, true]);
  expect(await seen(mine)).toEqual([true, false]);
  const asOf = new Date().toISOString().slice(0, 10);
  expect(await seen(admin, { asOf })).toEqual([false, false]);
});

test.each([
  [['name', 'nothing'], 'unknown-field', 'bids has no field nothing'],
  [['notes'], 'unknown-field', 'bids has no field notes'],
  [[5], 'unknown-field', 'bids has no field 5'],
  ['name', 'bad-value', 'fields must be a list of names of fields'],
])('%j is refused with 400, which says what is wrong', async (fields, code, message) => {
  const { status, body } = await ask('query', { fields }, admin);
  expect([status, body.errorInfo]).toMatchObject([400, { code, message }]);
});
