import type { ReleaseEntry } from '@bidwright/contract-shell';
import { day, now } from '../clock.ts';
import { bench } from '../testing/bench.ts';
import { activate, publication, publish, switchAll } from '../testing/publications.ts';
import type { Visitor } from '../testing/visitor.ts';

const tokens = { ftes: 'token-of-ftes', admin: 'token-of-admin' };
const { db, openShell, visit, signedIn } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens), ROLLBACK_AT: '2' }));

const keep = (name: 'ftes' | 'admin', version: string) =>
  publish(visit(), publication(name, { version }), tokens[name], name);
const switchTo = (version: string) => activate(visit(), 'ftes', version, tokens.ftes);

const failure = { module: 'ftes', version: '1.1.0', kind: 'evaluate', page: '/user/ftes/7', message: 'It broke' };

/** Somebody who has been here for a while, with a page open. */
const colleague = async () => {
  const { browser, person } = await signedIn();
  await db()
    .updateTable('accounts')
    .set({ dateCreated: now() - 2 * day })
    .where('id', '=', person.id)
    .execute();
  return browser;
};

/** The page asks what to load, as it does when it is opened and after each switching. */
const look = (browser: Visitor) => browser.get('/api/shell/modules');

const deliver = async (browser: Visitor, change: object = {}) => {
  // Some try again.
  for (let tries = 0; tries < 3; tries += 1)
    await browser.post('/api/shell/modules/failures', { ...failure, ...change });
};

const tellLoaded = (browser: Visitor) =>
  browser.post('/api/shell/modules/loaded', { versions: [{ module: 'ftes', version: '1.1.0' }] });

/** So many people open a page and meet a failure. */
const meet = async (people: number, change: object = {}) => {
  for (let at = 0; at < people; at += 1) {
    const browser = await colleague();
    await look(browser);
    await deliver(browser, change);
  }
};

const release = async (...versions: string[]) => {
  for (const version of versions) {
    await keep('ftes', version);
    await switchTo(version);
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
  await release('1.0.0', '1.1.0');
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
  await release('1.0.0', '1.1.0');
  await meet(2);
  await meet(3, { version: '1.0.0' });
  expect(await active()).toEqual(['ftes 1.0.0']);
});

test('neither a first version nor what a version is not to blame for takes anything back', async () => {
  await release('1.0.0');
  await meet(3, { version: '1.0.0' });
  expect(await active()).toEqual(['ftes 1.0.0']);
  await release('1.1.0');
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

test('a page that is opened counts as one that was handed the version', async () => {
  await openShell();
  await release('1.0.0', '1.1.0');
  for (let at = 0; at < 2; at += 1) {
    const browser = await colleague();
    await browser.open('/dashboard');
    await deliver(browser);
  }
  expect(await active()).toEqual(['ftes 1.0.0']);
});

test('accounts that were made for the purpose take nothing back', async () => {
  await release('1.0.0', '1.1.0');
  for (let at = 0; at < 4; at += 1) {
    const { browser } = await signedIn();
    await look(browser);
    await deliver(browser);
  }
  expect(await active()).toEqual(['ftes 1.1.0']);
});

test('who never got the version, or before it was last switched on, does not count', async () => {
  await release('1.0.0', '1.1.0');
  for (let at = 0; at < 3; at += 1) await deliver(await colleague());
  const early = [await colleague(), await colleague(), await colleague()];
  for (const browser of early) await look(browser);
  await switchTo('1.0.0');
  await switchTo('1.1.0');
  for (const browser of early) await deliver(browser);
  expect(await active()).toEqual(['ftes 1.1.0']);
  // The same people, once their pages have asked anew.
  for (const browser of early) await look(browser);
  for (const browser of early) await deliver(browser);
  expect(await active()).toEqual(['ftes 1.0.0']);
});

test('where it comes up for most people, it stays; what failed somebody once has not come up there', async () => {
  await release('1.0.0', '1.1.0');
  for (let at = 0; at < 4; at += 1) {
    const browser = await colleague();
    await look(browser);
    expect((await tellLoaded(browser)).status).toBe(200);
  }
  const unlucky = [await colleague(), await colleague(), await colleague(), await colleague()];
  for (const browser of unlucky) await look(browser);
  for (const browser of unlucky.slice(0, 3)) {
    await deliver(browser);
    await tellLoaded(browser);
  }
  expect(await active()).toEqual(['ftes 1.1.0']);
  for (const browser of unlucky) await deliver(browser);
  expect(await active()).toEqual(['ftes 1.0.0']);
});

test('a few of many who got it decide nothing', async () => {
  await release('1.0.0', '1.1.0');
  for (let at = 0; at < 20; at += 1) await look(await colleague());
  await meet(2);
  expect(await active()).toEqual(['ftes 1.1.0']);
  await meet(1);
  expect(await active()).toEqual(['ftes 1.0.0']);
});

test('what is switched on again after it was taken back stays, whatever people tell', async () => {
  await release('1.0.0', '1.1.0');
  await meet(2);
  expect(await active()).toEqual(['ftes 1.0.0']);
  const { browser: admin } = await signedIn({ permissions: ['Admin'] });
  expect((await admin.post('/api/shell/modules/ftes/activate', { version: '1.1.0' })).status).toBe(200);
  await meet(1);
  await meet(3);
  expect(await active()).toEqual(['ftes 1.1.0']);
});
