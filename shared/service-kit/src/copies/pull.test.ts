import { once } from 'node:events';
import { connect as connectTo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { RecordEvent } from '@bidwright/contract-kit';
import { crashAfter } from '@bidwright/service-testing/crash';
import { event } from '@bidwright/service-testing/event';
import { bids } from '@bidwright/service-testing/fixture/bids';
import { freePort } from '@bidwright/service-testing/fixture/launched';
import { admin } from '@bidwright/service-testing/fixture/running';
import { sampleBid } from '@bidwright/service-testing/fixture/samples';
import { service } from '@bidwright/service-testing/fixture/service';
import { testService } from '@bidwright/service-testing/testService';
import { sql } from 'kysely';
import { Problem } from '../problem.ts';
import { insertRecords } from '../table/insert.ts';
import { tableOf } from '../table/table.ts';
import { changeRecord } from '../writes/changeRecord.ts';
import { createRecord } from '../writes/createRecord.ts';
import { newRecord } from '../writes/newRecord.ts';
import { under } from '../writes/place.ts';
import { removeRecord } from '../writes/removeRecord.ts';
import { copiesOf, copyOf } from './copies.ts';
import { type AskForPage, askByHttp, pullCopies } from './pull.ts';
import type { Copies } from './statement.ts';

interface Bid {
  id: string;
  name?: string;
  stage?: string;
}

const followed: RecordEvent[] = [];
const copies: Copies = { fixture: { bids: ['name'], 'bids/notes': ['text'] } };
const following: Copies = {
  fixture: {
    bids: {
      fields: ['name'],
      follow: async (published) => {
        if (published.record.name === 'refused') throw new Problem(422, 'invalid', 'Nothing follows from this');
        followed.push(published);
      },
    },
  },
};

const teller = testService(service, ['keeper', 'follower']);
const keeper = testService({ ...service, name: 'keeper', collections: [], copies });
const follower = testService({ ...service, name: 'follower', collections: [], copies: following });

beforeEach(() => {
  followed.length = 0;
});

const author = { id: admin.id, name: admin.name };
const place = () => teller.service.resource(bids);

/** Puts bids into the database of the service that keeps them, so that nobody is told of them. */
const keep = async (count: number, fields: Parameters<typeof sampleBid>[0] = {}) => {
  const records = Array.from({ length: count }, () => newRecord(sampleBid(fields), admin));
  await insertRecords(teller.db, tableOf(bids), records);
  return records.map(({ id }) => id).toSorted();
};

const askFor = (running = keeper): AskForPage => askByHttp(running.service, { fixture: teller.url });
const pull = (ask = askFor(), stated = copies) => pullCopies(keeper.service, stated, ask);
const pullFollowing = () => pullCopies(follower.service, following, askFor(follower));
const known = async (running = keeper) => (await copiesOf<Bid>(running.db, 'bids')).map(({ id }) => id);

/** Whether the service has told its log that it will try again. */
const waits = () => keeper.logged.some((line) => line.includes('cannot be pulled yet'));

/** What the service has told one of its listeners, and what comes of telling it. */
const tellAllTo = async (running: typeof keeper) => {
  const { rows } = await sql<{ payload: string }>`select payload from outbox
    where receiver = ${running.service.name} order by id`.execute(teller.db);
  for (const { payload } of rows) expect((await running.deliver(JSON.parse(payload))).failed).toEqual([]);
  await sql`delete from outbox where receiver = ${running.service.name}`.execute(teller.db);
};

/** Asks as usual; `meanwhile` happens when the first page was read, and before it is kept. */
const interrupted = (meanwhile: () => Promise<unknown>, ask = askFor()): AskForPage => {
  let isFirst = true;
  return async (stated, last) => {
    const page = await ask(stated, last);
    if (isFirst) await meanwhile();
    isFirst = false;
    return page;
  };
};

test('what was there before is pulled once, page by page, with the stated fields alone', async () => {
  const ids = await keep(450, { name: 'Harbor' });
  let pages = 0;
  const ask = askFor();
  const counting: AskForPage = (stated, last) => {
    if (stated.col === 'bids') pages += 1;
    return ask(stated, last);
  };
  await pull(counting);
  expect(await known()).toEqual(ids);
  expect(await copyOf(keeper.db, 'bids', ids[0] ?? '')).toEqual({ id: ids[0], name: 'Harbor' });
  expect(pages).toBe(3);
  await pull(counting);
  expect(pages).toBe(3);
});

test('where another field is stated all is pulled again, and what is stated no longer is dropped', async () => {
  const ids = await keep(3);
  const [id = ''] = ids;
  await createRecord(teller.db, under(place(), 'notes', id), { text: 'Call them' }, author);
  await pull();
  expect(await copiesOf(keeper.db, 'bids/notes')).toMatchObject([{ text: 'Call them' }]);
  await pull(askFor(), { fixture: { bids: ['stage', 'name'] } });
  expect((await copiesOf<Bid>(keeper.db, 'bids')).map(({ stage }) => stage)).toEqual(['Draft', 'Draft', 'Draft']);
  expect(await copiesOf(keeper.db, 'bids/notes')).toEqual([]);
});

test.each([0, 1, 2, 3, 5, 8, 13, 21])('one that was cut short after %i statements goes on', async (statements) => {
  const ids = await keep(450);
  const dead = new AbortController();
  const dying = { ...keeper.service, db: keeper.db.withPlugin(crashAfter(statements)), stopping: dead.signal };
  const pulled = pullCopies(dying, copies, askFor());
  while (!waits()) await setTimeout(10);
  dead.abort();
  await pulled;
  await pull();
  expect(await known()).toEqual(ids);
});

test('a newer event wins, whether it comes before a page is kept or after', async () => {
  const [before = '', meanwhile = ''] = await keep(2, { name: 'old' });
  await changeRecord(teller.db, place(), before, { name: 'new' }, author);
  await tellAllTo(keeper);
  await pull(
    interrupted(async () => {
      await changeRecord(teller.db, place(), meanwhile, { name: 'new' }, author);
      await tellAllTo(keeper);
    }),
  );
  expect((await copiesOf<Bid>(keeper.db, 'bids')).map(({ name }) => name)).toEqual(['new', 'new']);
});

test('what is created meanwhile is there once', async () => {
  const ids = await keep(2);
  await pull(
    interrupted(async () => {
      const { id } = await createRecord(teller.db, place(), sampleBid(), author);
      ids.push(id);
      await tellAllTo(keeper);
    }),
  );
  expect(await known()).toEqual(ids.toSorted());
});

test.each(['before it', 'while a page is on its way', 'after it'])('a record that goes %s stays gone', async (when) => {
  const [gone = '', ...left] = await keep(250);
  const go = async () => {
    await removeRecord(teller.db, place(), gone, author);
    await tellAllTo(keeper);
  };
  if (when === 'before it') await go();
  await pull(when === 'while a page is on its way' ? interrupted(go) : askFor());
  if (when === 'after it') await go();
  expect(await known()).toEqual(left);
  // Nor does a page that another instance had read long before.
  await pull(askFor(), { fixture: { bids: ['name', 'stage'] } });
  expect(await known()).toEqual(left);
});

test('two instances that start at once know all of it', async () => {
  const ids = await keep(650);
  await Promise.all([pull(), pull(), pull()]);
  expect(await known()).toEqual(ids);
});

test('an instance of before leaves the place to one that states another field', async () => {
  const ids = await keep(450);
  const later: Copies = { fixture: { bids: ['stage'] } };
  await pull(interrupted(() => pull(askFor(), later)));
  const found = await copiesOf<Bid>(keeper.db, 'bids');
  expect(found.map(({ id }) => id)).toEqual(ids);
  for (const one of found) expect(Object.keys(one)).toEqual(['id', 'stage']);
});

test('a service that does not answer yet is asked until it does', async () => {
  const ids = await keep(3);
  const port = await freePort();
  const pulled = pull(askByHttp(keeper.service, { fixture: `http://127.0.0.1:${port}` }));
  while (!waits()) await setTimeout(10);
  const door = createServer((socket) => {
    const there = connectTo(Number(new URL(teller.url).port), '127.0.0.1');
    socket.pipe(there).pipe(socket);
    for (const one of [socket, there]) one.on('error', () => undefined);
  }).listen(Number(port), '127.0.0.1');
  await once(door, 'listening');
  await pulled;
  door.close();
  expect(await known()).toEqual(ids);
});

test('what follows from a record follows from a pulled one, as from an event without changes', async () => {
  const ids = await keep(3);
  await pullFollowing();
  expect(followed.map(({ recordId }) => recordId)).toEqual(ids);
  for (const one of followed)
    expect(one).toMatchObject({ service: 'fixture', col: 'bids', kind: 'changed', version: 1, changes: {} });
  for (const { record, recordId } of followed) expect(record).toEqual({ id: recordId, name: 'Harbor lights' });
  await pullFollowing();
  expect(followed).toHaveLength(3);
});

test('nothing follows from a record that is known in a newer version', async () => {
  const [id = ''] = await keep(1);
  const about = { service: 'fixture', col: 'bids' };
  const say = (version: number, name: string) => {
    const record = { id, name };
    return follower.deliver(event({ ...about, version, record }));
  };
  await say(3, 'third');
  await pullFollowing();
  await say(2, 'second');
  expect(followed.map(({ version }) => version)).toEqual([3]);
  await say(3, 'third again');
  expect(followed).toHaveLength(2);
});

test('a record from which nothing can follow is told to the log and keeps back no other', async () => {
  const [refused = '', ...others] = await keep(1, { name: 'refused' });
  others.push(...(await keep(2)));
  await pullFollowing();
  expect(followed.map(({ recordId }) => recordId)).toEqual(others);
  expect(await known(follower)).toEqual([refused, ...others].toSorted());
  expect(follower.faults.filter((line) => line.includes(refused))).toHaveLength(1);
});

test('an older event does not undo a newer one, one of the same version counts', async () => {
  const id = 'bid-1';
  const say = (kind: 'changed' | 'removed', version: number, name: string) => {
    const record = { id, name };
    return keeper.deliver(event({ service: 'fixture', col: 'bids', kind, version, record }));
  };
  const copy = () => copyOf<Bid>(keeper.db, 'bids', id);
  await say('changed', 2, 'second');
  await say('changed', 1, 'first');
  expect(await copy()).toMatchObject({ name: 'second' });
  await say('changed', 2, 'second again');
  expect(await copy()).toMatchObject({ name: 'second again' });
  await say('removed', 2, 'second');
  expect(await copy()).toBeUndefined();
});
