import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleOverview } from '@bidwright/contract-shell';
import { settings, storageSettings } from '@bidwright/service-kit';
import { day, now } from '../../clock.ts';
import { bench } from '../../testing/bench.ts';
import { activate, publication, publish, switchAll } from '../../testing/publications.ts';
import { forgetProvings } from './forget.ts';
import { pictureOf } from './prove.ts';
import { openProvingSessions } from './sessions.ts';

const tokens = { ftes: 'token-of-ftes' };
const {
  data: folder,
  db,
  signedIn,
  visit,
} = bench(() => ({
  PUBLISH_TOKENS: JSON.stringify(tokens),
  PROVING: 'on',
  PROVING_BROWSER: '/no/such/browser',
}));

const keep = (version: string) => publish(visit(), publication('ftes', { version }), tokens.ftes, 'ftes');
const switchTo = (version: string) => activate(visit(), 'ftes', version, tokens.ftes);
const switchOff = () => switchAll(visit(), [{ name: 'ftes', version: null }], [tokens.ftes]);

test('where there is no browser versions are switched on untried, and the list says so', async () => {
  for (const version of ['1.0.0', '1.1.0']) await keep(version);
  for (const version of ['1.0.0', '1.1.0', '1.0.0']) expect((await switchTo(version)).status).toBe(200);
  const { browser } = await signedIn({ permissions: ['Admin'] });
  const { body } = await browser.post<{ modules: ModuleOverview[] }>('/api/shell/modules/overview', {});
  const [ftes] = body.data.modules;
  // The first took nobody's place, and was the way back afterwards.
  expect(ftes?.versions.map(({ version, proving }) => [version, proving?.state])).toEqual([
    ['1.1.0', 'unproven'],
    ['1.0.0', undefined],
  ]);
});

test('a module that was switched off is no new one, but what it had before is its way back', async () => {
  for (const version of ['1.0.0', '1.1.0']) await keep(version);
  await switchTo('1.0.0');
  for (const version of ['1.0.0', '1.1.0']) {
    expect((await switchOff()).status).toBe(200);
    expect((await switchTo(version)).status).toBe(200);
  }
  const provings = await db().selectFrom('module_provings').select('versions').execute();
  expect(provings.map(({ versions }) => versions)).toEqual([[{ name: 'ftes', version: '1.1.0' }]]);
});

test('what was found long ago is forgotten with its picture, and a session that nobody closed', async () => {
  const old = { id: '0197b2c0-0000-7000-8000-000000000002', dateCreated: now() - 91 * day };
  const young = { id: '0197b2c0-0000-7000-8000-000000000003', dateCreated: now() - 89 * day };
  const place = settings(storageSettings, { DATA_DIR: folder });
  mkdirSync(path.dirname(path.join(folder, pictureOf(old.id))), { recursive: true });
  for (const row of [old, young]) {
    await db()
      .insertInto('module_provings')
      .values({ ...row, versions: '[]', state: 'refused' })
      .execute();
    writeFileSync(path.join(folder, pictureOf(row.id)), 'a picture');
  }
  await openProvingSessions(db(), old.id);
  await forgetProvings(db(), place);
  expect(await db().selectFrom('proving_sessions').selectAll().execute()).toHaveLength(5);
  expect([old, young].map(({ id }) => existsSync(path.join(folder, pictureOf(id))))).toEqual([false, true]);
  expect(await db().selectFrom('module_provings').select('id').execute()).toEqual([{ id: young.id }]);
  await db()
    .updateTable('proving_sessions')
    .set({ expires: now() - 1 })
    .execute();
  await forgetProvings(db(), place);
  expect(await db().selectFrom('proving_sessions').selectAll().execute()).toEqual([]);
});

test('a proving whose front door has died has ended, and nobody but its teams and Admins hears of it', async () => {
  await keep('1.0.0');
  const id = '0197b2c0-0000-7000-8000-000000000001';
  const versions = JSON.stringify([{ name: 'ftes', version: '1.0.0' }]);
  await db()
    .insertInto('module_provings')
    .values({ id, versions, state: 'running', dateCreated: 1_760_000_000 })
    .execute();
  const address = `/api/shell/modules/provings/${id}`;
  const { browser: admin } = await signedIn({ permissions: ['Admin'] });
  const { data } = (await admin.get<{ state: string; faults: object[] }>(address)).body;
  expect(data).toMatchObject({ state: 'refused', faults: [{ kind: 'ended' }] });
  expect((await admin.get(`${address}/picture`)).status).toBe(404);
  const { browser: user } = await signedIn({ permissions: ['Operations'] });
  for (const way of [address, `${address}/picture`]) {
    expect((await user.get(way)).status).toBe(403);
    expect((await visit().get(way)).status).toBe(401);
  }
  expect((await visit().get(address, { authorization: `Bearer ${tokens.ftes}` })).status).toBe(200);
  expect((await visit().get(address, { authorization: 'Bearer another' })).status).toBe(401);
  expect((await admin.get(`${address}0`)).status).toBe(404);
});
