import type { Registry } from '@bidwright/contract-shell';
import { day, now } from '../clock.ts';
import { isFirst } from '../registry/stages/first.ts';
import { bench } from '../testing/bench.ts';
import { activate, publication, publish } from '../testing/publications.ts';
import type { Visitor } from '../testing/visitor.ts';

const tokens = { ftes: 'token-of-ftes', admin: 'token-of-admin' };
const { db, visit, signedIn } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens), STAGE_MINUTES: '10' }));

const release = async (name: 'ftes' | 'admin', version: string, file: object = {}) => {
  const sound = publication(name, { version });
  await publish(visit(), { ...sound, file: { ...sound.file, ...file } }, tokens[name], name);
  await activate(visit(), name, version, tokens[name]);
};

/** People who have been here for a while. */
const colleagues = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const kept = await signedIn();
      await db()
        .updateTable('accounts')
        .set({ dateCreated: now() - 2 * day })
        .where('id', '=', kept.person.id)
        .execute();
      // Whoever has been here is known to be active.
      await kept.browser.get('/api/shell/modules');
      return kept;
    }),
  );

const given = async (browser: Visitor) => {
  const { body } = await browser.get<Registry>('/api/shell/modules');
  return body.data.modules.map(({ name, version }) => `${name} ${version}`);
};

const tellLoaded = (browser: Visitor, version: string, module = 'ftes') =>
  browser.post('/api/shell/modules/loaded', { versions: [{ module, version }] });

const tellFailed = (browser: Visitor, version: string, kind: string) =>
  browser.post('/api/shell/modules/failures', {
    module: 'ftes',
    version,
    kind,
    page: '/user/ftes',
    message: 'It broke',
  });

type Colleague = Awaited<ReturnType<typeof colleagues>>[number];

/** Who is first to get the version of ftes that is on, and who is not. */
const apart = async (all: Colleague[]) => {
  const stage = await db().selectFrom('modules').selectAll().where('name', '=', 'ftes').executeTakeFirstOrThrow();
  const first = all.find(({ person }) => isFirst(stage, person.id));
  const other = all.find(({ person }) => !isFirst(stage, person.id));
  if (!first || !other) throw new Error('There must be people of both kinds');
  return { first: first.browser, other: other.browser };
};

const openOften = async (browser: Visitor, version: string, times = 20) => {
  for (let at = 0; at < times; at += 1) await tellLoaded(browser, version);
};

const reasons = async () => {
  const rows = await db()
    .selectFrom('module_activations')
    .select(['name', 'version', 'reason'])
    .orderBy('id')
    .execute();
  return rows.filter(({ reason }) => reason === 'automatic').map(({ name, version }) => `${name} ${version}`);
};

test.each(['render', 'hang', 'route', 'blank', 'error', 'call', 'storm', 'freeze'])(
  'what fails one of the first by %s goes back for all, and the others never had it',
  async (kind) => {
    await release('ftes', '1.0.0');
    const all = await colleagues(4);
    for (const { browser } of all) await openOften(browser, '1.0.0', 5);
    await release('ftes', '1.1.0');
    const { first, other } = await apart(all);
    expect([await given(first), await given(other)]).toEqual([['ftes 1.1.0'], ['ftes 1.0.0']]);
    expect((await tellFailed(first, '1.1.0', kind)).status).toBe(200);
    expect([await given(first), await given(other)]).toEqual([['ftes 1.0.0'], ['ftes 1.0.0']]);
    expect(await reasons()).toEqual(['ftes 1.0.0']);
  },
);

test('what the version before did too, what may be the network, and what nobody can compare, takes nothing back', async () => {
  await release('ftes', '1.0.0');
  const all = await colleagues(4);
  await release('ftes', '1.1.0');
  const { first, other } = await apart(all);
  await given(first);
  await openOften(other, '1.0.0', 19);
  await tellFailed(first, '1.1.0', 'blank');
  await openOften(other, '1.0.0', 1);
  await tellFailed(other, '1.0.0', 'error');
  for (const kind of ['error', 'chunk', 'csp', 'shared']) await tellFailed(first, '1.1.0', kind);
  expect(await given(first)).toEqual(['ftes 1.1.0']);
  // Who was never handed it tells nothing of it.
  await tellFailed(other, '1.1.0', 'render');
  expect(await given(first)).toEqual(['ftes 1.1.0']);
  await tellFailed(first, '1.1.0', 'render');
  expect(await given(first)).toEqual(['ftes 1.0.0']);
});

test('one person alone takes a few versions back in a day and no more', async () => {
  await release('ftes', '1.0.0');
  const all = await colleagues(1);
  const [{ browser } = await signedIn()] = all;
  await openOften(browser, '1.0.0');
  const versions = ['1.1.0', '1.2.0', '1.3.0', '1.4.0'];
  for (const version of versions) {
    await release('ftes', version);
    await given(browser);
    await tellFailed(browser, version, 'render');
  }
  expect(await reasons()).toEqual(['ftes 1.0.0', 'ftes 1.0.0', 'ftes 1.0.0']);
  expect(await given(browser)).toEqual(['ftes 1.4.0']);
});

test('a version that replaced one in its stage goes back to what the others have', async () => {
  await release('ftes', '1.0.0');
  const all = await colleagues(4);
  for (const { browser } of all) await openOften(browser, '1.0.0', 5);
  await release('ftes', '1.1.0');
  await release('ftes', '1.2.0');
  const { first } = await apart(all);
  await given(first);
  await tellFailed(first, '1.2.0', 'render');
  expect(await given(first)).toEqual(['ftes 1.0.0']);
});

test('where others in their stage have come to need it, all of them go back together', async () => {
  const slot = { slot: 'ftes/side/v1', name: 'side', order: 1, columns: 6, roles: [] };
  await release('ftes', '1.0.0');
  await release('admin', '1.0.0');
  const all = await colleagues(4);
  for (const { browser } of all) await openOften(browser, '1.0.0', 5);
  await release('ftes', '1.1.0', { offers: [{ slot: slot.slot }] });
  await release('admin', '1.1.0', { slots: [slot] });
  const { first, other } = await apart(all);
  expect(await given(first)).toEqual(['admin 1.1.0', 'ftes 1.1.0']);
  await tellFailed(first, '1.1.0', 'render');
  expect(await given(first)).toEqual(['admin 1.0.0', 'ftes 1.0.0']);
  expect(await given(other)).toEqual(['admin 1.0.0', 'ftes 1.0.0']);
});

test('what nobody published, and what is told too often, counts as no opening', async () => {
  await release('ftes', '1.0.0');
  const { browser } = await signedIn();
  for (const module of ['weather', 'ünïcode']) expect((await tellLoaded(browser, '1.0.0', module)).status).toBe(200);
  expect(await db().selectFrom('module_openings').selectAll().execute()).toEqual([]);
  const statuses = new Set<number>();
  for (let at = 0; at < 70; at += 1) statuses.add((await tellLoaded(browser, '1.0.0')).status);
  expect([...statuses]).toEqual([200, 429]);
  const [row] = await db().selectFrom('module_openings').selectAll().execute();
  expect(row).toMatchObject({ name: 'ftes', version: '1.0.0' });
  expect(row?.count).toBeLessThan(70);
});
