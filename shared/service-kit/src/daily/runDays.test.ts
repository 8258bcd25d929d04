import { service as fixture } from '@bidwright/service-testing/fixture/service';
import { testService } from '@bidwright/service-testing/testService';
import { sql } from 'kysely';
import { addDays } from './days.ts';
import { runDays } from './runDays.ts';

const running = testService(fixture);
const today = '2026-12-24';

/** The days that a job has done by a day, as days before today. */
const doneOn = async (day: string, isWhole = true) => {
  const days: string[] = [];
  await runDays(running.service, 'job', day, async (one) => void days.push(one), isWhole);
  return days;
};

test('the first time it does its day, then each day once', async () => {
  expect(await doneOn(addDays(today, -1))).toEqual([addDays(today, -1)]);
  expect(await doneOn(addDays(today, -1))).toEqual([]);
  expect(await doneOn(today)).toEqual([today]);
});

test('days on which nothing ran are caught up on, a week at most', async () => {
  await doneOn(addDays(today, -20));
  expect(await doneOn(addDays(today, -17))).toEqual([-19, -18, -17].map((days) => addDays(today, days)));
  expect(await doneOn(today)).toEqual([-6, -5, -4, -3, -2, -1, 0].map((days) => addDays(today, days)));
});

test('a day that is not whole is done again until it is', async () => {
  expect(await doneOn(today, false)).toEqual([today]);
  expect(await doneOn(today)).toEqual([today]);
  expect(await doneOn(today)).toEqual([]);
});

const note = (day: string) => sql`insert into daily_runs (job, day) values (${`note ${day}`}, ${day})`;

test('what a day has written is gone with a day that fails, and two instances do it once', async () => {
  const failing = runDays(running.service, 'job', today, async (day, trx) => {
    await note(day).execute(trx);
    throw new Error('No');
  });
  await expect(failing).rejects.toThrow('No');
  const days: string[] = [];
  const once = () =>
    runDays(running.service, 'job', today, async (day, trx) => {
      days.push(day);
      await note(day).execute(trx);
    });
  await Promise.all([once(), once()]);
  expect(days).toEqual([today]);
});
