import type { ModuleOverview } from '@bidwright/contract-shell';
import { bench } from '../../testing/bench.ts';
import { activate, publication, publish } from '../../testing/publications.ts';

const tokens = { ftes: 'token-of-ftes' };
const { db, signedIn, visit } = bench(() => ({
  PUBLISH_TOKENS: JSON.stringify(tokens),
  PROVING: 'on',
  PROVING_BROWSER: '/no/such/browser',
}));

const keep = (version: string) => publish(visit(), publication('ftes', { version }), tokens.ftes, 'ftes');
const switchTo = (version: string) => activate(visit(), 'ftes', version, tokens.ftes);

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

test('a proving whose front door has died has ended, and nobody but its teams and Admins hears of it', async () => {
  await keep('1.0.0');
  const id = '0197b2c0-0000-7000-8000-000000000001';
  const versions = JSON.stringify([{ name: 'ftes', version: '1.0.0' }]);
  await db()
    .insertInto('module_provings')
    .values({ id, versions, state: 'running', dateCreated: 1_760_000_000 })
    .execute();
  const path = `/api/shell/modules/provings/${id}`;
  const { browser: admin } = await signedIn({ permissions: ['Admin'] });
  const { data } = (await admin.get<{ state: string; faults: object[] }>(path)).body;
  expect(data).toMatchObject({ state: 'refused', faults: [{ kind: 'ended' }] });
  expect((await admin.get(`${path}/picture`)).status).toBe(404);
  const { browser: user } = await signedIn({ permissions: ['Operations'] });
  for (const way of [path, `${path}/picture`]) {
    expect((await user.get(way)).status).toBe(403);
    expect((await visit().get(way)).status).toBe(401);
  }
  expect((await visit().get(path, { authorization: `Bearer ${tokens.ftes}` })).status).toBe(200);
  expect((await visit().get(path, { authorization: 'Bearer another' })).status).toBe(401);
  expect((await admin.get(`${path}0`)).status).toBe(404);
});
