import { testService } from '@bidwright/service-testing';
import { type Kysely, sql } from 'kysely';
import { up } from '../migrations/0020-bids-told-again.ts';
import { service } from './service.ts';

const running = testService(service);

test('the library is told of all bids once more, and nobody else is', async () => {
  const published = [
    ['opportunities', 'rfp-library'],
    ['opportunities', 'shell'],
  ];
  for (const [col, receiver] of published)
    await sql`insert ignore into announced (col, receiver) values (${col}, ${receiver})`.execute(running.db);
  await up(running.db as unknown as Kysely<unknown>);
  const { rows } = await sql<{ receiver: string }>`select receiver from announced
    where col = 'opportunities'`.execute(running.db);
  expect(rows.map(({ receiver }) => receiver)).toEqual(['shell']);
});
