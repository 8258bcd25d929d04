import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { connect } from '@bidwright/service-kit';
import { emptyDatabase, freePort, type Launched, launch } from '@bidwright/service-testing';
import { sql } from 'kysely';

const services = join(import.meta.dirname, '../../..');

/** All services of an installation; bids lie in a database that is filled. */
const all = ['admin', 'ftes', 'opportunities', 'rfp-library', 'shell', 'template-demo'];

/** It keeps nothing of others. */
const independent = 'template-demo';

const lead = { email: 'lead@harborvale.example', password: 'bidwright-demo-2026' };

/** What a person's browser says with each call. */
const browserOf = async (url: string): Promise<Record<string, string>> => {
  const headers = { 'content-type': 'application/json', origin: url, 'accept-encoding': 'gzip, deflate, br, zstd' };
  const body = JSON.stringify(lead);
  const answer = await fetch(`${url}/api/shell/signIn`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`Nobody can sign in: ${await answer.text()}`);
  const [cookie = ''] = answer.headers.getSetCookie();
  return { ...headers, cookie: cookie.split(';', 1)[0] ?? '' };
};

/** Of the services that work through the front door as bids are asked for. */
const working = ['opportunities', 'shell'];

/** Waits until a service has pulled what it keeps of others: of 100,000 bids that would be measured too. */
const untilPulled = async (url: string, from: string[]): Promise<void> => {
  const db = connect(url);
  const isPulling = async () => {
    const { rows } = await sql<{ done: number }>`select done from copy_pulls
      where service in (${sql.join(from)})`.execute(db);
    return rows.length === 0 || rows.some(({ done }) => done === 0);
  };
  while (await isPulling()) await after(200);
  await db.destroy();
};

/** The services as they run in earnest, each a process of its own that logs, and somebody who has signed in at the front door. */
export const openPlatform = async (bids: string, names = all) => {
  const ports = new Map<string, number>();
  for (const name of names) ports.set(name, await freePort());
  const url = `http://localhost:${ports.get('shell')}`;
  const beside = (own: string, at: ReadonlyMap<string, number> = ports) =>
    JSON.stringify(
      Object.fromEntries(
        [...at].filter(([name]) => name !== own).map(([name, port]) => [name, `http://127.0.0.1:${port}`]),
      ),
    );
  const INTERNAL_KEY = randomBytes(32).toString('hex');
  const databases = new Map([['opportunities', bids]]);
  for (const name of names) if (name !== 'opportunities') databases.set(name, await emptyDatabase(`door ${name}`));
  const settingsOf = (name: string, at: ReadonlyMap<string, number> = ports) => ({
    PORT: String(at.get(name)),
    DATABASE_URL: databases.get(name) ?? '',
    INTERNAL_KEY,
    PEERS: beside(name),
    SERVICES: beside('shell', at),
    PUBLIC_URL: url,
    // The bids are there already.
    DEMO: name === 'admin' || name === 'shell' ? '1' : '',
  });
  const running = new Map<string, Launched>();
  const start = (name: string, at?: ReadonlyMap<string, number>) =>
    launch(join(services, name, 'src/main.ts'), settingsOf(name, at));
  for (const name of names) running.set(name, await start(name));
  for (const [name, database] of databases) if (name !== independent) await untilPulled(database, names);
  return {
    url,
    headers: await browserOf(url),
    /** The first front door and the first service of bids. */
    instances: working.flatMap((name) => running.get(name) ?? []),
    /** Another front door with another service of bids behind it, as a second machine has them. */
    another: async () => {
      const at = new Map(ports);
      for (const name of working) at.set(name, await freePort());
      const instances: Launched[] = [];
      for (const name of working) instances.push(await start(name, at));
      const stopAll = async () => {
        await Promise.all(instances.map((one) => one.stop()));
      };
      return { url: `http://localhost:${at.get('shell')}`, instances, stop: stopAll };
    },
    stop: async () => {
      await Promise.all([...running.values()].map((one) => one.stop()));
    },
  };
};
