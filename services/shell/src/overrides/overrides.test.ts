import { createHash } from 'node:crypto';
import type { ModuleVersion, Registry } from '@bidwright/contract-shell';
import { now } from '../clock.ts';
import { bench } from '../testing/bench.ts';
import { activate, base64, publication, publish } from '../testing/publications.ts';
import { origin, type Visitor } from '../testing/visitor.ts';

const tokens = { ftes: 'token-of-ftes', admin: 'token-of-admin' };
const { db, openShell, signedIn, visit } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens) }));

const asTeam = <T>(path: string, body: unknown, token = tokens.ftes) =>
  visit().send<T>(`/api/shell/modules/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });

const draft = (round: number, more: object = {}) => ({
  ...publication('ftes', { version: `0.0.0-dev.${round}`, container: `ftes__0_0_0_dev_${round}` }),
  ...more,
});

const offer = async (round = 1, code?: string) =>
  (await asTeam<{ code: string; expires: number }>('ftes/overrides', draft(round, { code }))).body.data;

const begin = (browser: Visitor, code: string) => browser.post('/api/shell/overrides/begin', { code });

const seen = async (browser: Visitor): Promise<ModuleVersion | undefined> => {
  const { body } = await browser.get<Registry>('/api/shell/modules');
  return body.data.modules.find(({ name }) => name === 'ftes');
};

const admin = async () => (await signedIn({ permissions: ['Admin'] })).browser;

beforeEach(async () => {
  await publish(visit(), publication('ftes'), tokens.ftes, 'ftes');
  await activate(visit(), 'ftes', '1.0.0', tokens.ftes);
});

test('the person who takes it up sees the version in the making, nobody else does, and its files are served', async () => {
  const [one, other] = [await admin(), await admin()];
  const { code, expires } = await offer();
  expect(await seen(one)).toMatchObject({ version: '1.0.0' });
  expect((await begin(one, code)).status).toBe(200);
  const version = await seen(one);
  expect(version).toMatchObject({ version: '0.0.0-dev.1', container: 'ftes__0_0_0_dev_1', override: { expires } });
  expect(expires - now()).toBeGreaterThan(7 * 3600);
  expect((await visit().get(version?.entry ?? '')).status).toBe(200);
  expect(await seen(other)).toMatchObject({ version: '1.0.0' });
  expect((await seen(other))?.override).toBeUndefined();
  expect((await begin(other, code)).status).toBe(404);
});

test('the page of whoever works on a module brings React for development, and no other page does', async () => {
  await openShell();
  const [one, other] = [await admin(), await admin()];
  const brings = async (browser: typeof one) => {
    const { text } = await browser.open('/dashboard');
    expect(text).not.toContain('<!--development');
    return text.includes('<script defer src="/assets/development.js">');
  };
  const { code } = await offer(10);
  expect(await brings(one)).toBe(false);
  await begin(one, code);
  expect([await brings(one), await brings(other)]).toEqual([true, false]);
  await one.post('/api/shell/overrides/stop', { module: 'ftes' });
  expect(await brings(one)).toBe(false);
});

test('a version in the making may be as heavy as its source maps make it', async () => {
  const heavy = { path: 'heavy.0123456789.js', content: base64(`x = 1; //# ${'A'.repeat(5_100_000)}`) };
  const { files } = draft(11);
  expect((await asTeam('ftes/overrides', draft(11, { files: [...files, heavy] }))).status).toBe(200);
});

test('of two who take it up at once one sees it, who may ask again', async () => {
  const [one, other] = [await admin(), await admin()];
  for (let round = 20; round < 25; round += 1) {
    const { code } = await offer(round);
    const answers = await Promise.all([begin(one, code), begin(other, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const winner = answers[0]?.status === 200 ? one : other;
    expect((await begin(winner, code)).status).toBe(200);
  }
});

test('what is renewed under the code comes in its place, until the person stops', async () => {
  const browser = await admin();
  const { code } = await offer(2);
  await begin(browser, code);
  await offer(3, code);
  expect(await seen(browser)).toMatchObject({ version: '0.0.0-dev.3' });
  expect((await browser.post('/api/shell/overrides/stop', { module: 'ftes' })).status).toBe(200);
  expect(await seen(browser)).toMatchObject({ version: '1.0.0' });
  expect((await asTeam('ftes/overrides', draft(4, { code }))).status).toBe(404);
});

/** How the active version's entry is served, and whether it is what the registry says. */
const activeEntry = async () => {
  const version = await seen(await admin());
  const { status, text } = await visit().get(version?.entry ?? '');
  const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return { status, isWhole: hash === version?.files[version.entry] };
};

test('an override touches no published version, whatever it is named', async () => {
  const whole = { status: 200, isWhole: true };
  const spoiled = publication('ftes', { container: 'ftes__spoiled' });
  const refused = await asTeam<{ code: string }>('ftes/overrides', spoiled);
  expect([refused.status, refused.body.errorInfo.reasons?.map(({ code }) => code)]).toEqual([
    422,
    ['published-version'],
  ]);
  expect(await activeEntry()).toEqual(whole);

  // One that was offered before names were kept apart.
  const { code } = await offer(30);
  await db().updateTable('module_overrides').set({ version: '1.0.0' }).execute();
  expect((await asTeam('ftes/overrides/end', { code })).status).toBe(200);
  expect(await activeEntry()).toEqual(whole);
});

test('nothing is published under a name of overrides, nor offered under one that was', async () => {
  const refused = await publish(visit(), draft(31), tokens.ftes, 'ftes');
  expect([refused.status, refused.body.errorInfo.reasons?.map(({ code }) => code)]).toEqual([
    422,
    ['reserved-version'],
  ]);
  // Published before names were kept apart.
  await publish(visit(), publication('ftes', { version: '1.2.0' }), tokens.ftes, 'ftes');
  await db().updateTable('module_versions').set({ version: '0.0.0-dev.32' }).where('version', '=', '1.2.0').execute();
  expect((await asTeam('ftes/overrides', draft(32))).status).toBe(409);
});

test('two builds never share a folder, and the build before goes with the next', async () => {
  const browser = await admin();
  const first = await offer(33);
  await begin(browser, first.code);
  const entry = (await seen(browser))?.entry ?? '';
  for (const code of [undefined, first.code])
    expect((await asTeam('ftes/overrides', draft(33, { code }))).status).toBe(409);
  expect((await visit().get(entry)).status).toBe(200);

  await offer(34, first.code);
  expect((await visit().get(entry)).status).toBe(404);
  const other = await offer(35);
  await asTeam('ftes/overrides/end', { code: other.code });
  expect((await visit().get((await seen(browser))?.entry ?? '')).status).toBe(200);
});

test('offered and published at the same time, each has its own files', async () => {
  const versions = ['1.3.0', '1.4.0', '1.5.0'];
  const answers = await Promise.all([
    ...versions.map((version) => publish(visit(), publication('ftes', { version }), tokens.ftes, 'ftes')),
    ...[36, 37, 38].map((round) => asTeam('ftes/overrides', draft(round))),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 200, 200, 200]);
  for (const version of [...versions, '0.0.0-dev.36', '0.0.0-dev.37', '0.0.0-dev.38'])
    expect((await visit().get(`/remotes/ftes/${version}/remoteEntry.0123456789.js`)).status).toBe(200);
});

test('it ends with the work of the team, and with its time', async () => {
  const browser = await admin();
  const { code } = await offer(5);
  await begin(browser, code);
  expect((await asTeam('ftes/overrides/end', { code })).status).toBe(200);
  expect(await seen(browser)).toMatchObject({ version: '1.0.0' });

  const late = await offer(6);
  await begin(browser, late.code);
  await db()
    .updateTable('module_overrides')
    .set({ expires: now() - 1 })
    .execute();
  expect(await seen(browser)).toMatchObject({ version: '1.0.0' });
  expect((await begin(browser, late.code)).status).toBe(404);
});

test('only an Admin tries a version, only the team offers one, and a bad one is refused with reasons', async () => {
  const { code } = await offer(7);
  const { browser } = await signedIn({ permissions: ['Team Lead'] });
  expect((await begin(browser, code)).status).toBe(403);
  expect((await asTeam('ftes/overrides', draft(8), tokens.admin)).status).toBe(401);
  expect((await asTeam('admin/overrides', draft(8), tokens.admin)).status).toBe(422);
  expect((await asTeam('ftes/overrides', draft(8, { code: 'guessed' }))).status).toBe(404);
  expect((await asTeam('ftes/overrides', draft(8, { preload: ['nowhere.js'] }))).body.errorInfo.reasons).toHaveLength(
    1,
  );
});
