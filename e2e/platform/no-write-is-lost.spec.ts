import type { Kept, Page } from '@bidwright/contract-kit';
import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { turns } from '@bidwright/tooling/deep';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { post, signIn } from '../people.ts';

/** Keeps recording bids, one after the other, until told to stop. Remembers only what was acknowledged. */
const writer = (request: APIRequestContext, address: string, name: string) => {
  const acknowledged: string[] = [];
  const stopping = new AbortController();
  const done = (async () => {
    for (let n = 0; !stopping.signal.aborted && n < 5_000; n += 1) {
      const record = sampleOpportunity({ solicitationName: `${name} ${n}`, solicitationNumber: `${name} ${n}` });
      try {
        const answer = await post(request, address, '/api/opportunities/create', { col: 'opportunities', ...record });
        if (answer.ok()) acknowledged.push((await answer.json()).data);
      } catch {
        // The connection broke with the process: not acknowledged, so not counted.
      }
    }
  })();
  return {
    acknowledged,
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
};

const query = (request: APIRequestContext, address: string, after: string | null = null) =>
  post(request, address, '/api/opportunities/query', { col: 'opportunities', search: 'Writer', limit: 200, after });

/** The ids of all bids of the writers that the database has. */
const keptBy = async (request: APIRequestContext, address: string) => {
  // The service answers 503 until it has found the database again.
  await expect.poll(async () => (await query(request, address)).status()).toBe(200);
  const ids = new Set<string>();
  let after: string | null = null;
  do {
    const answer = await query(request, address, after);
    expect(answer.status()).toBe(200);
    const page: Page<Kept> = await answer.json();
    for (const { id } of page.data) ids.add(id);
    after = page.next;
  } while (after);
  return ids;
};

test('no acknowledged write is missing after kill -9 of the database and of each service', async ({
  page,
  platform,
}) => {
  await signIn(page, platform.address, 'admin');
  const writers = [1, 2, 3, 4].map((n) => writer(page.request, platform.address, `Writer ${n}`));

  const written = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

  const victims = [
    platform.database,
    platform.service('opportunities'),
    platform.service('shell'),
    platform.database,
    platform.service('admin'),
    platform.service('rfp-library'),
    platform.service('ftes'),
    platform.service('template-demo'),
  ];
  for (const victim of Array.from({ length: turns(1, 3) }, () => victims).flat()) {
    const before = written();
    await expect.poll(written).toBeGreaterThan(before + 20);
    await victim.kill('SIGKILL');
    await victim.start();
  }
  await Promise.all(writers.map((one) => one.stop()));

  const acknowledged = writers.flatMap((one) => one.acknowledged);
  const kept = await keptBy(page.request, platform.address);
  expect(acknowledged.length).toBeGreaterThan(20 * victims.length);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});
