import { bids } from '@bidwright/service-testing/fixture/bids';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { sampleBid } from '@bidwright/service-testing/fixture/samples';
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { insertRecords } from '../table/insert.ts';
import { tableOf } from '../table/table.ts';
import { newRecord } from './newRecord.ts';
import { together } from './together.ts';

const running = runningBids();
const table = tableOf(bids);

const add = (trx: Database, name: string) => insertRecords(trx, table, [newRecord(sampleBid({ name }), admin)]);
const rename = (trx: Database, from: string, to: string) =>
  sql`update bids set name = ${to} where name = ${from}`.execute(trx);
const namesIn = async (db: Database) =>
  (await sql<{ name: string }>`select name from bids order by name`.execute(db)).rows.map(({ name }) => name);
const failing = async (act: () => Promise<unknown>) => {
  await act();
  throw new Error('this part fails');
};
const inserts = () => running.statements.filter((one) => one.startsWith('insert into `bids` ')).length;

test('parts are kept whole or not at all, whatever of them was written already', async () => {
  await running.keep({ name: 'Old' });
  await together(running.db, false, async (trx, many) => {
    await many.part(() => add(trx, 'A'));
    await expect(many.part(() => failing(() => add(trx, 'Never')))).rejects.toThrow('this part fails');
    const changing = () =>
      failing(async () => {
        await add(trx, 'Never');
        await rename(trx, 'Old', 'Never');
        expect(await namesIn(trx)).toEqual(['A', 'Never', 'Never']);
      });
    await expect(many.part(changing)).rejects.toThrow('this part fails');
    await many.part(() => rename(trx, 'Old', 'New'));
    await many.part(() => add(trx, 'B'));
    await many.end();
  });
  expect(await namesIn(running.db)).toEqual(['A', 'B', 'New']);
});

test('new rows are added together, before anybody asks about their table, who is not told what was before', async () => {
  const before = inserts();
  await together(running.db, false, async (trx, many) => {
    expect(await namesIn(trx)).toEqual([]);
    for (const name of ['A', 'B', 'C']) await many.part(() => add(trx, name));
    expect(inserts() - before).toBe(0);
    expect(await namesIn(trx)).toEqual(['A', 'B', 'C']);
    expect(await namesIn(trx)).toEqual(['A', 'B', 'C']);
    await many.part(() => rename(trx, 'A', 'Z'));
    expect(await namesIn(trx)).toEqual(['B', 'C', 'Z']);
    await many.end();
  });
  expect(inserts() - before).toBe(1);
});

test('of a trial no part sees another, nothing is kept, and the database says what it would not take', async () => {
  const trial = (ids: string[]) =>
    together(running.db, true, async (trx, many) => {
      for (const id of ids)
        await many.part(async () => {
          await insertRecords(trx, table, [{ ...newRecord(sampleBid({ name: id }), admin), id }]);
          expect(await namesIn(trx)).toEqual([id]);
        });
      await many.end();
      throw new Error('undone on purpose');
    });
  const [one, other] = ['0197a000-0000-7000-8000-000000000001', '0197a000-0000-7000-8000-000000000002'];
  await expect(trial([one, other])).rejects.toThrow('undone on purpose');
  const twins = together(running.db, true, async (trx, many) => {
    for (const name of ['A', 'B'])
      await many.part(() => insertRecords(trx, table, [{ ...newRecord(sampleBid({ name }), admin), id: one }]));
    await many.end();
  });
  await expect(twins).rejects.toMatchObject({ errno: 1062 });
  expect(await namesIn(running.db)).toEqual([]);
});
