import { bench } from './testing/bench.ts';
import { firm, type Hired, named } from './testing/firm.ts';

const house = bench();
const { hire } = firm(house);

interface View {
  id: string;
  name: string;
  version: number;
}

const call = <T>({ browser }: Hired, name: string, body: object) =>
  browser.post<T>(`/api/shell/${name}`, { col: 'views', ...body });
const save = async (hired: Hired, fields: object) =>
  (await call<string>(hired, 'create', { name: 'Mine', page: '/general/opportunities', ...fields })).body.data;
const seen = async (hired: Hired) => (await call<View[]>(hired, 'list', {})).body.data.map(({ name }) => name);
const rename = async (hired: Hired, id: string, fields: object) =>
  (await call(hired, 'update', { id, ...fields })).status;

test('a view is its maker’s, its team’s or the firm’s', async () => {
  const team = named('Health');
  const maker = await hire('Mia', 'Team Lead', { teams: [team] });
  const mate = await hire('Max', 'User', { teams: [team] });
  const other = await hire('Otto', 'Project Manager');
  const boss = await hire('Ada', 'Admin');
  await save(maker, { name: 'private' });
  await save(maker, { name: 'team', reach: 'team', team });
  await save(maker, { name: 'firm', reach: 'firm', state: { filters: [{ field: 'chance' }] } });
  expect(await seen(maker)).toEqual(['firm', 'private', 'team']);
  expect(await seen(mate)).toEqual(['firm', 'team']);
  expect(await seen(other)).toEqual(['firm']);
  expect(await seen(boss)).toEqual(['firm']);
});

test('a shared view is open to those who share it until it is locked', async () => {
  const team = named('Health');
  const maker = await hire('Mia', 'Team Lead', { teams: [team] });
  const mate = await hire('Max', 'User', { teams: [team] });
  const other = await hire('Otto', 'Project Manager');
  const boss = await hire('Ada', 'Admin');
  const id = await save(maker, { name: 'team', reach: 'team', team });
  expect(await rename(mate, id, { name: 'ours' })).toBe(200);
  expect(await rename(other, id, { name: 'theirs' })).toBe(403);
  expect(await rename(mate, id, { locked: true })).toBe(403);
  expect(await rename(mate, id, { reach: 'firm' })).toBe(403);
  expect(await rename(maker, id, { locked: true })).toBe(200);
  expect(await rename(mate, id, { name: 'mine' })).toBe(403);
  expect(await rename(boss, id, { name: 'checked' })).toBe(200);
  expect(await rename(maker, id, { reach: 'private' })).toBe(200);
  expect(await seen(mate)).toEqual([]);
  expect(await rename(maker, id, { status: 'Inactive' })).toBe(200);
  expect(await seen(maker)).toEqual([]);
});

test('a team’s view needs its team, and a view has a reasonable size', async () => {
  const maker = await hire('Mia', 'Team Lead');
  const fields = { name: 'x', page: '/x' };
  const teamless = await call(maker, 'create', { ...fields, reach: 'team' });
  expect(teamless.body.errorInfo.fields?.team?.message).toBe('Please choose the team that shares this view');
  const large = await call(maker, 'create', { ...fields, state: { columns: 'x'.repeat(20_000) } });
  expect(large.body.errorInfo.fields).toMatchObject({ state: { message: 'At most 20000 characters' } });
  for (const page of ['https://evil.example', '//evil.example', 'javascript:alert(1)']) {
    const elsewhere = await call(maker, 'create', { ...fields, page });
    expect(elsewhere.body.errorInfo.fields?.page?.message).toBe('A path starts with / and has no spaces');
  }
  const forged = await call(maker, 'create', { ...fields, openTo: 'firm', openTeam: named('T') });
  const other = await hire('Otto', 'User');
  expect(await rename(other, String(forged.body.data), { name: 'y' })).toBe(403);
});

test('everybody’s line is an Admin’s: others pin for themselves and their team', async () => {
  const team = named('Health');
  const maker = await hire('Mia', 'Team Lead', { teams: [team] });
  const boss = await hire('Ada', 'Admin');
  const fields = { name: 'Mine', page: '/x', pinned: true };
  const { status, body } = await call(maker, 'create', { ...fields, reach: 'firm' });
  expect([status, body.errorInfo.fields?.pinned?.key]).toEqual([403, 'shell.view.pinned.byAdmins']);
  expect((await call(maker, 'create', { ...fields, reach: 'private' })).status).toBe(200);
  const teams = await save(maker, { ...fields, reach: 'team', team });
  const id = await save(maker, { name: 'firm', reach: 'firm' });
  expect(await rename(maker, id, { pinned: true })).toBe(403);
  expect(await rename(maker, teams, { reach: 'firm' })).toBe(403);
  expect(await rename(boss, id, { pinned: true })).toBe(200);
  expect(await rename(maker, id, { name: 'renamed' })).toBe(200);
  expect(await rename(maker, id, { pinned: false })).toBe(200);
  expect(await rename(maker, id, { pinned: true })).toBe(403);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'general'])(
  'a view belongs to a page of the app, not to %s',
  async (page) => {
    const maker = await hire('Mia', 'User');
    const { status, body } = await call(maker, 'create', { name: 'Mine', page });
    expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['page']]);
  },
);

test('everybody gives feedback, Admins read it', async () => {
  const user = await hire('Uwe', 'User');
  const boss = await hire('Ada', 'Admin');
  const said = { col: 'feedback', page: '/dashboard', role: 'User', text: 'The chart is hard to read.' };
  expect((await user.browser.post('/api/shell/create', said)).status).toBe(200);
  expect((await user.browser.post('/api/shell/list', { col: 'feedback' })).status).toBe(403);
  const { body } = await boss.browser.post<object[]>('/api/shell/list', { col: 'feedback' });
  expect(body.data).toMatchObject([{ page: '/dashboard', role: 'User', text: said.text, addedBy: user.reference }]);
  const empty = await user.browser.post('/api/shell/create', { col: 'feedback', page: '/x', text: ' ' });
  expect(empty.body.errorInfo.fields).toHaveProperty('text');
});
