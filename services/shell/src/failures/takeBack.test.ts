import type { ReleaseEntry } from '@bidwright/contract-shell';
import { bench } from '../testing/bench.ts';
import { activate, publication, publish, switchAll } from '../testing/publications.ts';

const tokens = { ftes: 'token-of-ftes', admin: 'token-of-admin' };
const { visit, signedIn } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens), ROLLBACK_AT: '2' }));

const keep = (name: 'ftes' | 'admin', version: string) =>
  publish(visit(), publication(name, { version }), tokens[name], name);
const switchTo = (version: string) => activate(visit(), 'ftes', version, tokens.ftes);

const failure = { module: 'ftes', version: '1.1.0', kind: 'evaluate', page: '/user/ftes/7', message: 'It broke' };

/** So many people meet a failure. */
const meet = async (people: number, change: object = {}) => {
  for (let at = 0; at < people; at += 1) {
    const { browser } = await signedIn();
    for (let tries = 0; tries < 3; tries += 1)
      await browser.post('/api/shell/modules/failures', { ...failure, ...change });
  }
};

const active = async () => {
  const { browser } = await signedIn();
  const reply = await browser.get<{ modules: { name: string; version: string }[] }>('/api/shell/modules');
  return reply.body.data.modules.map(({ name, version }) => `${name} ${version}`);
};

const lastRelease = async () => {
  const { browser } = await signedIn({ permissions: ['Admin'] });
  const reply = await browser.post<{ releases: ReleaseEntry[] }>('/api/shell/modules/history', {});
  return reply.body.data.releases[0];
};

test('a fresh version that fails several people is taken back, and the history says so', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await keep('ftes', version);
    await switchTo(version);
  }
  await meet(1);
  expect(await active()).toEqual(['ftes 1.1.0']);
  await meet(1);
  expect(await active()).toEqual(['ftes 1.0.0']);
  expect(await lastRelease()).toMatchObject({
    by: 'Bidwright',
    reason: 'automatic',
    changes: [{ name: 'ftes', version: '1.0.0', previous: '1.1.0' }],
  });
});

test('what came by a way back stays, whatever it fails', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await keep('ftes', version);
    await switchTo(version);
  }
  await meet(2);
  await meet(3, { version: '1.0.0' });
  expect(await active()).toEqual(['ftes 1.0.0']);
});

test('neither a first version nor what a version is not to blame for takes anything back', async () => {
  await keep('ftes', '1.0.0');
  await switchTo('1.0.0');
  await meet(3, { version: '1.0.0' });
  expect(await active()).toEqual(['ftes 1.0.0']);
  await keep('ftes', '1.1.0');
  await switchTo('1.1.0');
  for (const kind of ['registry', 'shared', 'csp']) await meet(3, { kind });
  expect(await active()).toEqual(['ftes 1.1.0']);
});

test('what was switched together goes back together', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await keep('ftes', version);
    await keep('admin', version);
    const changes = (['ftes', 'admin'] as const).map((name) => ({ name, version }));
    await switchAll(visit(), changes, Object.values(tokens));
  }
  await meet(2);
  expect(await active()).toEqual(['admin 1.0.0', 'ftes 1.0.0']);
});
