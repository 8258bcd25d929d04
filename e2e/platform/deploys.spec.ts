import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { buildArtefact } from '@bidwright/tooling/artefact';
import { turns } from '@bidwright/tooling/deep';
import { orderDeploy } from '@bidwright/tooling/deploy';
import type { Platform } from '@bidwright/tooling/platform';
import { publish } from '@bidwright/tooling/publish';
import { expect, type Page, test } from '@playwright/test';
import { startDemo } from '../demoFolder.ts';
import { signInAnew } from '../people.ts';
import { caller } from './caller.ts';
import { renamedBuild } from './renamedBuild.ts';
import { shellBuild } from './shellBuild.ts';

/** How often each of six services, a module and the shell is deployed: 25 rounds are 200 deploys. */
const rounds = Number(process.env.DEPLOYS ?? turns(1, 25));

const perSecond = Number(process.env.PER_SECOND ?? 50);

/** As many as are under way at once, so that a machine which is too slow is asked for less. */
const maxOpen = 64;

const root = join(import.meta.dirname, '../..');
const dataDir = join(root, '.data/e2e/deploys');

// One of its own: what is deployed here is removed in the end, and nothing could run on from it.
let platform: Platform;
test.beforeAll(async () => {
  platform = await startDemo(dataDir);
});
test.afterAll(() => platform?.stop());

/** Some of the staff: what one person has open at once is limited. */
const staff = async (address: string) => {
  const [admin, lead, operations] = await Promise.all([
    caller(address),
    caller(address, 'lead'),
    caller(address, 'operations'),
  ]);
  return { admin, lead, operations };
};

/** What people's pages ask of every service, a write among five. */
const asked = ({ admin, lead, operations }: Awaited<ReturnType<typeof staff>>) => [
  (n: number) => {
    const named = { solicitationName: `Deployed ${n}`, solicitationNumber: `Deployed ${n}` };
    return lead.post('/api/opportunities/create', { col: 'opportunities', ...sampleOpportunity(named) });
  },
  () => operations.post('/api/ftes/query', { col: 'projections', limit: 5 }),
  () => operations.post('/api/admin/query', { col: 'companies', limit: 5 }),
  () => admin.post('/api/rfp-library/query', { col: 'rfpContent', limit: 5 }),
  () => admin.get('/api/shell/session'),
];

/** Asks so often a second, whatever becomes of the calls before, until it is told to stop. */
const askOn = (people: Awaited<ReturnType<typeof staff>>) => {
  const kinds = asked(people);
  const failed: string[] = [];
  const timesMs: number[] = [];
  let acknowledged = 0;
  const stopping = new AbortController();
  const open = new Set<Promise<void>>();
  const one = async (n: number) => {
    const kind = n % kinds.length;
    const began = performance.now();
    try {
      const answer = await kinds[kind]?.(n);
      const text = await answer?.text();
      timesMs.push(performance.now() - began);
      if (!answer?.ok) failed.push(`${kind}: ${answer?.status} ${text}`);
      else if (kind === 0) acknowledged += 1;
    } catch (error) {
      failed.push(`${kind}: ${error instanceof Error ? `${error.message} ${error.cause}` : error}`);
    }
  };
  const began = performance.now();
  const done = (async () => {
    for (let n = 0; !stopping.signal.aborted; ) {
      for (; n < ((performance.now() - began) / 1000) * perSecond && open.size < maxOpen; n += 1) {
        const asking = one(n);
        open.add(asking);
        void asking.then(() => open.delete(asking));
      }
      await after(10);
    }
    await Promise.all(open);
  })();
  return {
    failed,
    stop: async () => {
      stopping.abort();
      await done;
      const times = timesMs.toSorted((one, other) => one - other);
      const at = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? 0);
      const aSecond = Math.round((1000 * times.length) / (performance.now() - began));
      return { acknowledged, asked: times.length, aSecond, p50: at(0.5), p95: at(0.95), max: at(1) };
    },
  };
};

const pages = ['/general/opportunities', '/user/ftes/me', '/dashboard', '/admin/companies'];

/** Goes from page to page, and notes those that are not there. */
const goOn = (page: Page, address: string) => {
  const faults: string[] = [];
  const stopping = new AbortController();
  let visits = 0;
  const done = (async () => {
    for (; !stopping.signal.aborted; visits += 1) {
      const path = pages[visits % pages.length] ?? '/';
      const answer = await page.goto(address + path);
      const heading = page.getByRole('main').getByRole('heading').first();
      await heading.waitFor().catch(() => faults.push(`${path} stays empty`));
      if (answer?.status() !== 200) faults.push(`${path}: ${answer?.status()}`);
      if ((await page.getByText('This page failed').count()) > 0) faults.push(`${path} failed`);
    }
  })();
  return {
    faults,
    stop: async () => {
      stopping.abort();
      await done;
      return visits;
    },
  };
};

/** The builds that people have, under another version. */
const builds = {
  opportunities: (version: string) => renamedBuild(join(root, 'mf-opportunities/dist'), version),
  shell: (version: string) => shellBuild(version),
};

const publishPages = async (name: keyof typeof builds, version: string) => {
  const registry = { address: platform.address, token: platform.publishToken(name) };
  await publish(registry, name, await builds[name](version));
};

test('services, a module and the shell are deployed under writes and navigations, and nobody notices', async ({
  page,
}) => {
  const { address, serviceNames } = platform;
  test.setTimeout(900_000 + rounds * (serviceNames.length + 2) * 60_000);
  const folder = await mkdtemp(join(tmpdir(), 'bidwright-deploys-'));
  try {
    for (const name of serviceNames)
      await buildArtefact(join(root, 'services', name), '1.0.0-made', join(folder, 'made', name));
    /** The same code under another version: what is tried is the way there. */
    const artefact = async (name: string, version: string) => {
      const made = join(folder, name, version);
      const main = join(folder, 'made', name, 'main.js');
      await mkdir(made, { recursive: true });
      await writeFile(join(made, 'main.js'), `await import(${JSON.stringify(main)});\n`);
      await writeFile(join(made, 'package.json'), JSON.stringify({ name: `service-${name}`, version, type: 'module' }));
      return made;
    };
    await signInAnew(page, address, 'admin');
    const visiting = goOn(page, address);
    const asking = askOn(await staff(address));
    const seconds: number[] = [];
    const timed = async (deploy: () => Promise<unknown>) => {
      const began = performance.now();
      await deploy();
      seconds.push((performance.now() - began) / 1000);
      await after(300);
    };
    for (let round = 0; round < rounds; round += 1) {
      for (const name of serviceNames) {
        const version = `1.0.0-round.${round}`;
        const from = await artefact(name, version);
        await timed(() => orderDeploy(dataDir, { service: name, from, by: 'e2e' }, () => undefined));
        expect(platform.service(name).program.version).toBe(version);
      }
      for (const name of ['opportunities', 'shell'] as const) await timed(() => publishPages(name, `9.6.${round}`));
    }
    const { acknowledged, ...figures } = await asking.stop();
    const visits = await visiting.stop();
    seconds.sort((one, other) => one - other);
    const median = seconds[Math.floor(seconds.length / 2)]?.toFixed(1);
    process.stdout.write(
      `${seconds.length} deploys of ${median} s; ${JSON.stringify({ ...figures, acknowledged, visits })}, ${asking.failed.length} failed\n`,
    );
    expect([asking.failed, visiting.faults]).toEqual([[], []]);
    expect([acknowledged > 20, visits > 3]).toEqual([true, true]);
    const kept = await (await caller(address)).post('/api/opportunities/query', {
      col: 'opportunities',
      search: 'Deployed',
      limit: 1,
      total: true,
    });
    expect((await kept.json()).total).toBe(acknowledged);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
