import { bids } from '@bidwright/service-testing/fixture/bids';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer, sampleBid } from '@bidwright/service-testing/fixture/samples';
import type { TestAnswer } from '@bidwright/service-testing/testService';
import { insertRecords } from '../table/insert.ts';
import { tableOf } from '../table/table.ts';
import { newRecord } from '../writes/newRecord.ts';

const running = runningBids();
const { ask, keep } = running;

interface Bid {
  id: string;
  name: string;
}

const walk = async (body: object) => {
  const seen: Bid[] = [];
  let after: string | null = null;
  let pages = 0;
  do {
    const { status, body: page }: TestAnswer<Bid[]> = await ask<Bid[]>('query', { ...body, after });
    expect(status).toBe(200);
    seen.push(...page.data);
    after = page.next;
    pages += 1;
  } while (after);
  return { seen, pages };
};

/** Many ties, and nulls among them. */
const many = async (count: number) => {
  const dues = [null, '2026-01-31', '2026-01-31', '2026-02-01', null];
  const names = ['Åland', 'aland', 'ALAND ', 'Zürich', 'zurich', '漢字'];
  const made = Array.from({ length: count }, (_, n) =>
    newRecord(
      sampleBid({
        due: dues[n % dues.length],
        name: names[n % names.length],
        price: n % 3 ? n % 4 : null,
        urgent: n % 2 === 0,
        helper: n % 3 ? refer(`Helper ${n % 5}`) : null,
      }),
      admin,
    ),
  );
  await insertRecords(running.db, tableOf(bids), made);
  return made.map(({ id }) => id).sort();
};

test.each(['due', 'name', 'price', 'urgent', 'helper', 'dateCreated', 'id', 'stage', 'addedBy'])(
  'pages by %s in both directions show every record exactly once',
  async (field) => {
    const ids = await many(83);
    const up = await walk({ sort: { field }, limit: 7 });
    const down = await walk({ sort: { field, descending: true }, limit: 10 });
    expect(up.seen.map(({ id }) => id).sort()).toEqual(ids);
    expect(down.seen.map(({ id }) => id)).toEqual(up.seen.map(({ id }) => id).toReversed());
    expect([up.pages, down.pages]).toEqual([12, 9]);
  },
);

test('records that come and go between pages move no other', async () => {
  const ids = await many(20);
  const first = await ask<Bid[]>('query', { sort: { field: 'due' }, limit: 10 });
  await keep({ due: '2020-01-01', name: 'Came before' });
  const rest = await ask<Bid[]>('query', { sort: { field: 'due' }, limit: 200, after: first.body.next });
  const seen = [...first.body.data, ...rest.body.data].map(({ id }) => id);
  expect(ids.filter((id) => !seen.includes(id))).toEqual([]);
  expect(new Set(seen).size).toBe(seen.length);
});

test('a page has 50 records unless more or fewer are wanted, and the total only when asked', async () => {
  await many(60);
  const { body } = await ask<Bid[]>('query', {});
  expect([body.data.length, Object.keys(body)]).toEqual([50, ['data', 'next']]);
  const counted = await ask<Bid[]>('query', {
    limit: 1,
    total: true,
    where: [{ field: 'urgent', is: 'eq', value: true }],
  });
  expect([counted.body.data.length, counted.body.total]).toEqual([1, 30]);
});

test('the collection’s own order is the usual one', async () => {
  for (const name of ['c', 'A', 'b']) await keep({ name });
  const { body } = await ask<Bid[]>('query', {});
  expect(body.data.map(({ name }) => name)).toEqual(['A', 'b', 'c']);
});

test.each([
  ['harbor', ['Harbor lights']],
  ['LIGHTS hárbor', ['Harbor lights']],
  ['ights', ['Harbor lights']],
  ['harbor tunnel', []],
  ['ministry', ['Harbor lights', 'Tunnel 100%']],
  ['9x12ab26r0047', ['Harbor lights']],
  ['9X12AB 26-R', ['Harbor lights']],
  ['100%', ['Tunnel 100%']],
  ['_', []],
  ['!', []],
  ['-', ['Harbor lights']],
  ["'", []],
  ['   ', ['Harbor lights', 'Tunnel 100%']],
])('a search for %j finds %j', async (search, names) => {
  await keep();
  await keep({ name: 'Tunnel 100%', code: 'T1' });
  const { body } = await ask<Bid[]>('query', { search });
  expect(body.data.map(({ name }) => name)).toEqual(names);
});

test.each([
  [{ limit: 0 }, 'limit must be a whole number from 1 to 200'],
  [{ limit: 201 }, 'limit must be a whole number from 1 to 200'],
  [{ limit: '5' }, 'limit must be a whole number from 1 to 200'],
  [{ sort: { field: 'colour' } }, 'bids cannot be sorted by colour'],
  [{ sort: { field: 'teams' } }, 'bids cannot be sorted by teams'],
  [{ sort: { field: 'note' } }, 'bids cannot be sorted by note'],
  [{ sort: { field: 'name desc; --' } }, 'bids cannot be sorted by name desc; --'],
  [{ sort: { field: 'name', descending: 'yes' } }, 'descending must be true or false'],
  [{ sort: 'name' }, 'sort must name a field'],
  [{ search: 5 }, 'search must be a text'],
  [{ search: 'x'.repeat(201) }, 'A search has at most 200 characters'],
  [{ after: 'nonsense' }, 'after is not the next of a page with the same sort'],
  [{ after: 7 }, 'after must be a text'],
  [{ total: 1 }, 'total must be true or false'],
])('%j is refused', async (body, message) => {
  const answer = await ask('query', body);
  expect([answer.status, answer.body.errorInfo.message]).toEqual([400, message]);
});

test('a page goes on only in its own order', async () => {
  await many(5);
  const { body } = await ask('query', { sort: { field: 'due' }, limit: 2 });
  for (const sort of [{ field: 'name' }, { field: 'due', descending: true }])
    expect((await ask('query', { sort, after: body.next })).status).toBe(400);
});
