import { sampleOpportunity } from '@bidwright/contract-opportunities';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { post, signIn } from '../people.ts';

/** Keeps recording bids, one after the other, until told to stop. Remembers only what was acknowledged. */
const writer = (request: APIRequestContext, address: string, name: string) => {
  const acknowledged: string[] = [];
  let going = true;
  const done = (async () => {
    for (let n = 0; going && n < 5_000; n += 1) {
      const record = sampleOpportunity({ solicitationName: `${name} ${n}` });
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
      going = false;
      await done;
    },
  };
};

test('no acknowledged write is missing after kill -9 of the database and of each service', async ({
  page,
  platform,
}) => {
  test.setTimeout(180_000);
  await signIn(page, platform.address, 'admin');
  const writers = [1, 2, 3, 4].map((n) => writer(page.request, platform.address, `Writer ${n}`));

  const written = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

  const victims = [
    platform.database,
    platform.service('opportunities'),
    platform.database,
    platform.service('shell'),
    platform.database,
    platform.service('admin'),
    platform.service('opportunities'),
    platform.database,
  ];
  for (const victim of victims) {
    const before = written();
    await expect.poll(written).toBeGreaterThan(before + 20);
    await victim.kill('SIGKILL');
    await victim.start();
  }
  await Promise.all(writers.map((one) => one.stop()));

  const acknowledged = writers.flatMap((one) => one.acknowledged);
  const missing: string[] = [];
  for (const id of acknowledged) {
    const answer = await post(page.request, platform.address, '/api/opportunities/getRecordById', {
      col: 'opportunities',
      id,
    });
    if (!answer.ok()) missing.push(id);
  }
  expect(acknowledged.length).toBeGreaterThan(160);
  expect(missing).toEqual([]);
});
