import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { hashOf } from '../secret.ts';
import { bench } from '../testing/bench.ts';
import { createHub } from './hub.ts';

const { db, signedIn } = bench();

/** An open page that keeps what it is told. */
const page = () => {
  const published: string[] = [];
  const stream = { send: (name: string) => published.push(name) > 0, beat: () => true, end: () => undefined };
  return { published, stream };
};

const tokenOf = async () => {
  const { browser, person } = await signedIn();
  // Admin is asked about a person at the first look.
  await browser.get('/api/shell/me');
  return { tokenHash: hashOf(browser.cookies.get('bidwright') ?? ''), person };
};

/** Whether somebody waits for a table. */
const isWaiting = async () => {
  const { rows } = await sql<{ State: string }>`show processlist`.execute(db());
  return rows.some(({ State }) => /table metadata lock/i.test(State ?? ''));
};

const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await after(20);
};

test('a page that opens while sessions are looked at is not told that its own has ended', async () => {
  const end = new AbortController();
  const failures: unknown[] = [];
  const log = { error: (fault: unknown) => failures.push(fault) };
  const hub = createHub({ db: db(), log, stopping: end.signal });
  const [first, second, gone] = [page(), page(), page()];
  const [one, other] = [await tokenOf(), await tokenOf()];
  await hub.add(one.tokenHash, one.person, first.stream, undefined);

  await db()
    .connection()
    .execute(async (own) => {
      await sql`lock tables accounts write`.execute(own);
      try {
        await until(isWaiting);
        await hub.add(other.tokenHash, other.person, second.stream, undefined);
      } finally {
        await sql`unlock tables`.execute(own);
      }
    });
  // The next look finds who has no session, and by then all others were looked at too.
  await hub.add(hashOf('nobody has this'), other.person, gone.stream, undefined);
  await until(() => gone.published.length > 0);
  end.abort();
  expect([first.published, second.published, gone.published]).toEqual([[], [], ['ended']]);
  expect(failures).toEqual([]);
});
