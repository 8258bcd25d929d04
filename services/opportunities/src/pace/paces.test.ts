import { opportunities, type Pace, sampleOpportunity, usualDays } from '@bidwright/contract-opportunities';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { event, person, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from '../service.ts';
import { keptPaces } from './keptPaces.ts';

const running = testService(service);
const { deliver } = running;
const admin = person('Admin');
const teams = ['a', 'b', 'c', 'd'].map((id) => ({ id: `team-${id}`, name: id }));
const day = 86_400;

const status = async (name: string, category: string) => {
  const record = { id: `status-${name}`, name, category, status: 'Active' };
  await deliver(event({ service: 'admin', col: 'opportunityStatus', record }));
  return { id: record.id, name };
};

/** A bid that came to some statuses, so many days after each other. */
const lived = async (steps: [status: { id: string; name: string }, days: number][], count: number, ago = 100) => {
  const began = Math.floor(Date.now() / 1000) - ago * day;
  const [first] = steps;
  const fields = { opportunityStatus: first?.[0], teamsInvolved: teams.slice(0, count), primaryTeam: teams[0] };
  const record = newRecord(sampleOpportunity({ solicitationNumber: null, ...fields } as object), admin);
  await insertRecords(running.db, tableOf(opportunities), [{ ...record, dateCreated: began }]);
  let at = began;
  for (const [version, [to, days]] of steps.entries()) {
    at += days * day;
    await sql`insert into opportunities_changeLog (id, parentId, dateUpdated, changedBy, changedByName, field, oldValue,
        newValue, version)
      values (uuid(), ${record.id}, ${at}, 'x', 'X', 'opportunityStatus', 'null', ${JSON.stringify(to)}, ${version + 1})`.execute(
      running.db,
    );
  }
};

const ask = (who = admin) => running.post<Pace[]>('/api/opportunities/paces', {}, running.as(who));

test('half of the bids of a status with as many teams took less until they were sent', async () => {
  const [writing, review] = [await status('Writing', 'Open'), await status('Review', 'Open')];
  const [sent, won] = [await status('Submitted', 'Submitted'), await status('Won', 'Won')];
  for (const days of [2, 4, 10, 20])
    await lived(
      [
        [writing, 0],
        [review, days],
        [writing, 1],
        [sent, 3],
        [won, 30],
      ],
      3,
    );
  await lived(
    [
      [writing, 0],
      [sent, 8],
    ],
    4,
  );
  // Neither those that were never sent, nor a few of another size, nor those of long ago say anything.
  await lived(
    [
      [writing, 0],
      [review, 1],
    ],
    3,
  );
  await lived(
    [
      [writing, 0],
      [sent, 1],
    ],
    1,
  );
  for (let n = 0; n < 5; n += 1)
    await lived(
      [
        [writing, 0],
        [sent, 50],
      ],
      3,
      900,
    );

  const { data } = (await ask()).body;
  // From Writing: 6, 8, 8, 14 and 24 days. From Review only four are known.
  expect(data).toEqual([{ status: writing.id, size: 3, days: 8 }]);
  expect([usualDays(data, writing.id, 7), usualDays(data, writing.id, 2), usualDays(data, review.id, 3)]).toEqual([
    8,
    null,
    null,
  ]);
});

const fiveIn = async (days: number) => {
  const [writing, sent] = [await status('Writing', 'Open'), await status('Submitted', 'Submitted')];
  for (let n = 0; n < 5; n += 1)
    await lived(
      [
        [writing, 0],
        [sent, days],
      ],
      1,
    );
};

const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise((next) => void setTimeout(next, 5));
};

test('it is worked out once for all who ask, and anew without anybody waiting', async () => {
  await fiveIn(4);
  const [lasting, passing] = [keptPaces(running.service), keptPaces(running.service, -1)];
  const daysOf = async (paces = lasting) => (await paces()).map(({ days }) => days);
  expect([await daysOf(), await daysOf(passing)]).toEqual([[4], [4]]);
  await sql`delete from opportunities_changeLog`.execute(running.db);
  const before = running.statements.length;
  expect(await Promise.all([daysOf(), daysOf(), daysOf()])).toEqual([[4], [4], [4]]);
  expect(running.statements).toHaveLength(before);
  // The first who asks later is still told the old.
  expect(await daysOf(passing)).toEqual([4]);
  await until(async () => (await daysOf(passing)).length === 0);
});

test('where it cannot be worked out, what was known counts; where nothing was, the next who asks tries again', async () => {
  await fiveIn(3);
  const warned: string[] = [];
  const paces = keptPaces({ db: running.db, log: { warn: (_what, text) => warned.push(text) } }, -1);
  const away = sql`rename table opportunities_changeLog to hidden`;
  const back = sql`rename table hidden to opportunities_changeLog`;
  await away.execute(running.db);
  await expect(paces()).rejects.toThrow(/changeLog/);
  await back.execute(running.db);
  expect((await paces()).map(({ days }) => days)).toEqual([3]);
  await away.execute(running.db);
  for (let turn = 0; turn < 3; turn += 1) expect((await paces()).map(({ days }) => days)).toEqual([3]);
  await until(async () => warned.length === 3);
  await back.execute(running.db);
});

test('who reads no bids learns nothing of them', async () => {
  expect((await ask(person('User'))).status).toBe(403);
});
