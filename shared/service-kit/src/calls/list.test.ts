import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { person } from '@bidwright/service-testing/person';
import { sql } from 'kysely';

const running = runningBids();
const { ask, call, keep } = running;

interface Named {
  id: string;
  name: string;
}

const namesOf = (records: Named[]) => records.map(({ name }) => name);

test('records for choosing: the active ones in their order, the placeholder first', async () => {
  for (const color of [
    { name: 'Red', order: 3 },
    { name: 'Blue', order: 1 },
    { name: 'Grey', order: 2, status: 'Inactive' },
    { name: 'Yellow' },
    { name: 'Green', order: 2 },
    { name: 'Cyan', order: 2 },
    { name: 'Black' },
  ])
    await call('create', { col: 'colors', ...color }, admin);
  const { body } = await call<Named[]>('list', { col: 'colors' }, person('User'));
  expect(namesOf(body.data)).toEqual(['-- Add New Color --', 'Blue', 'Cyan', 'Green', 'Red', 'Black', 'Yellow']);
  expect(body.data[0]).toEqual({ id: 0, name: '-- Add New Color --' });
});

test('other records: the newest first, a thousand at most', async () => {
  for (let n = 0; n < 3; n += 1) await keep({ name: `Bid ${n}` });
  const fill = sql`insert into bids select concat('old-', seq), 1, 5, 5, null, null, '{}', 'Old', null, null, 'Draft', null,
    null, null, 0, null, 'c', 'Port', null, null, null, null, '[]', '[]', 'Active'
    from (select @row := @row + 1 as seq from information_schema.columns, (select @row := 0) as start limit 1005) as many`;
  await fill.execute(running.db);
  const { body } = await ask<Named[]>('list', {});
  expect(body.data).toHaveLength(1000);
  expect(namesOf(body.data.slice(0, 4))).toEqual(['Bid 2', 'Bid 1', 'Bid 0', 'Old']);
});
