import { addDays } from '@bidwright/contract-kit/days';
import { day, now } from '../clock.ts';
import { bench } from '../testing/bench.ts';
import { firm, inboxOf } from '../testing/firm.ts';
import { tellOfEndingKeys } from './ending.ts';

const running = bench();
const { db, programKey } = running;
const { hire } = firm(running);

const today = '2030-06-01';
const endOf = (days: number) => addDays(today, days);

/** A key that was made long ago, or on a day of its own, and is good for so many days from today on. */
const key = async (name: string, days: number, about: object = {}) => {
  await programKey(['User'], { name });
  const values = { expirationDate: endOf(days), dateCreated: now() - 90 * day, ...about };
  await db().updateTable('program_keys').set(values).where('name', '=', name).execute();
};

test('Admins are told by bell and mail fourteen days and one day before a key ends, once each', async () => {
  const boss = await hire('Dana Whitfield', 'Admin');
  const other = await hire('Omar Nasser', 'Operations');
  await key('Payroll', 14);
  await key('Later', 15);
  for (let at = 0; at < 2; at += 1) await tellOfEndingKeys(db(), today);
  const first = 'The key “Payroll” is valid until June 15, 2030. Create a new one in time.';
  expect((await inboxOf(boss)).map(({ message }) => message)).toEqual([first]);
  for (let days = 2; days <= 12; days += 1) await tellOfEndingKeys(db(), endOf(days));
  expect((await inboxOf(boss)).map(({ message }) => message.slice(0, 17))).toEqual([
    'The key “Later” i',
    'The key “Payroll”',
  ]);
  await tellOfEndingKeys(db(), endOf(13));
  await tellOfEndingKeys(db(), endOf(13));
  expect((await inboxOf(boss)).map(({ type }) => type)).toEqual(Array(3).fill('shell.key-ending'));
  expect(await inboxOf(other)).toEqual([]);
  const mails = await db().selectFrom('emails').select('to').execute();
  expect(mails).toEqual([1, 2, 3].map(() => ({ to: [boss.email] })));
});

test('nobody is told of a key that is revoked or over, nor of one that was made for a few days', async () => {
  const boss = await hire('Dana Whitfield', 'Admin');
  await key('Revoked', 1, { revoked: now() });
  await key('Over', -1);
  await key('Short', 5, { dateCreated: Date.parse(today) / 1000 });
  await tellOfEndingKeys(db(), today);
  expect(await inboxOf(boss)).toEqual([]);
  await tellOfEndingKeys(db(), endOf(4));
  expect(await inboxOf(boss)).toMatchObject([{ message: expect.stringContaining('Short') }]);
});
