import { now } from './clock.ts';
import { createLimits, forgetLimits } from './limits.ts';
import { bench } from './testing/bench.ts';

const { db } = bench();

const outcomes = (keys: string[], limits = createLimits(db())) =>
  Promise.allSettled(keys.map((key) => limits.strangers.spend(key)));

const taken = (all: PromiseSettledResult<void>[]) => all.filter(({ status }) => status === 'fulfilled').length;

const many = (count: number, key = 'ada@firm.example') => Array<string>(count).fill(key);

/** As if so many seconds had passed. */
const later = async (seconds: number) => {
  await db()
    .updateTable('limits')
    .set((row) => ({ spentUntil: row('spentUntil', '-', seconds * 1000) }))
    .execute();
};

test('five at once, of however many that come in the same moment', async () => {
  expect(taken(await outcomes(many(40)))).toBe(5);
});

test('two front doors count as one', async () => {
  const all = await Promise.all([1, 2, 3].map(() => outcomes(many(5), createLimits(db()))));
  expect(taken(all.flat())).toBe(5);
});

test('ten within a quarter of an hour, wherever it begins', async () => {
  let count = taken(await outcomes(many(10)));
  for (let minute = 1; minute <= 15; minute += 1) {
    await later(60);
    count += taken(await outcomes(many(3)));
  }
  expect(count).toBe(10);
});

test('the refusal says how long to wait', async () => {
  await outcomes(many(5));
  const limits = createLimits(db());
  const refusal = limits.strangers.spend('ada@firm.example');
  await expect(refusal).rejects.toMatchObject({ status: 429, code: 'too-many', details: { retryAfter: 179 } });
  await later(178);
  await expect(limits.strangers.spend('ada@firm.example')).rejects.toMatchObject({ details: { retryAfter: 1 } });
  await later(1);
  await limits.strangers.spend('ada@firm.example');
});

test('a try that is given back can be made again, and others are not concerned', async () => {
  const limits = createLimits(db());
  await outcomes(many(5));
  await limits.strangers.giveBack('ada@firm.example');
  expect(taken(await outcomes(many(5)))).toBe(1);
  expect(taken(await outcomes(many(5, 'bea@firm.example')))).toBe(5);
  await limits.strangers.giveBack('nobody@firm.example');
  await limits.addresses.spend('ada@firm.example');
});

test('rows tell nobody whom they are about, and go when they are past', async () => {
  await outcomes(many(3));
  const [row] = await db().selectFrom('limits').selectAll().execute();
  expect(row?.id).toMatch(/^[0-9a-f]{64}$/);
  expect(row?.spentUntil).toBeGreaterThan((now() + 500) * 1000);
  await forgetLimits(db());
  expect(await db().selectFrom('limits').selectAll().execute()).toHaveLength(1);
  await later(600);
  await forgetLimits(db());
  expect(await db().selectFrom('limits').selectAll().execute()).toEqual([]);
});
