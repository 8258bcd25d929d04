import { join } from 'node:path';
import { opportunities } from '@bidwright/contract-opportunities';
import { connect } from '@bidwright/service-kit';
import { launch } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { alternate } from '../alternate.ts';
import { type Asked, answersPerSecond } from '../load.ts';
import { columns, list, newBid, record } from './asked.ts';
import { emptyCopy } from './copy.ts';
import { openPlatform } from './platform.ts';

/** Seconds of one turn. */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);

/** The part of the bare server's answers a second that must come through the front door. */
const leastRead = 0.3;
/** The same of creates, where that is less than so many a second. */
const leastWritten = 0.25;
const enoughWritten = 400;
/** What a list of 50 may weigh before it is packed, in bytes. */
const heaviest = 40_000;

const col = opportunities.name;
const json = { 'content-type': 'application/json' };
const peers = ['admin', 'ftes', 'rfp-library', 'shell', 'template-demo'];

/** An acknowledged write is on disk, as in an installation. */
const setDurable = async (url: string, durable: 0 | 1) => {
  const db = connect(url);
  await sql`set global innodb_flush_log_at_trx_commit = ${sql.lit(durable)}`.execute(db);
  await db.destroy();
};

const weightOf = async ({ url, headers }: Pick<Asked, 'url' | 'headers'>, body: string): Promise<number> => {
  const answer = await fetch(url, { method: 'POST', headers, body });
  return Buffer.byteLength(await answer.text());
};

const turn = (asked: Asked) => () => answersPerSecond({ ...asked, connections: 10 }, seconds);

const compare = async (name: string, door: Asked, bare: Asked) => {
  const measured = await alternate(turn(door), turn(bare));
  const { ratio, ours, bare: other } = measured;
  process.stdout.write(
    `${name} through the front door: ${ratio.toFixed(3)} of a bare server, ${ours.toFixed(0)} of ${other.toFixed(0)} a second\n`,
  );
  return measured;
};

/** What comes through the front door beside a bare server on the same rows; answers what is too slow or too heavy. */
export const throughTheDoor = async (bids: string): Promise<string[]> => {
  const copy = await emptyCopy(peers);
  const platform = await openPlatform(bids);
  const settings = { BIDS: bids, COPY: copy.url, COLUMNS: JSON.stringify(columns), ROWS: JSON.stringify(copy.rows) };
  const bare = await launch(join(import.meta.dirname, 'bare.ts'), settings, '/');
  const { headers } = platform;
  const pair = (call: string, way: string, body: Asked['body']): [Asked, Asked] => [
    { url: `${platform.url}/api/${col}/${call}`, headers, body },
    { url: `${bare.url}/${way}`, headers: json, body },
  ];
  try {
    const lists = pair('query', 'list', list);
    const bytes = await weightOf(lists[0], list);
    process.stdout.write(`A list of 50 weighs ${(bytes / 1000).toFixed(1)} kB before it is packed\n`);
    const some = await compare('A list of 50', ...lists);
    const one = await compare('One record', ...pair('getRecordById', 'record', await record(bids)));
    await setDurable(bids, 1);
    const written = await compare('A create', ...pair('create', 'create', newBid));
    const isQuick = written.ratio >= leastWritten || written.ours >= enoughWritten;
    return [
      ...(bytes <= heaviest ? [] : [`A list of 50 may weigh ${heaviest / 1000} kB`]),
      ...(some.ratio >= leastRead ? [] : [`A list of 50: less than ${leastRead} of the bare server`]),
      ...(one.ratio >= leastRead ? [] : [`One record: less than ${leastRead} of the bare server`]),
      ...(isQuick ? [] : [`A create: less than ${leastWritten} of the bare server and than ${enoughWritten} a second`]),
    ];
  } finally {
    await setDurable(bids, 0);
    await Promise.all([platform.stop(), bare.stop()]);
  }
};
