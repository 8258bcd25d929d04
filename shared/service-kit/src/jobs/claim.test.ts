import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { claim, lease } from './claim.ts';
import { addJob } from './table.ts';

const running = runningBids();

const job = { kind: 'export' as const, col: 'bids', person: admin, asked: {} };

test('a job that is reserved waits for who knows its id, and for anybody once that one is gone', async () => {
  const { db } = running;
  const id = await addJob(db, { ...job, reservedUntil: Date.now() + lease }, undefined);
  expect(await claim(db, 'somebody')).toBeUndefined();
  expect(await claim(db, 'who answers', id)).toMatchObject({ id, worker: 'who answers' });
  expect(await claim(db, 'who answers', id)).toBeUndefined();

  const left = await addJob(
    db,
    { ...job, person: { ...admin, id: 'other' }, reservedUntil: Date.now() - 1 },
    undefined,
  );
  expect(await claim(db, 'somebody')).toMatchObject({ id: left, worker: 'somebody' });
});
