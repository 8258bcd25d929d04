import { join } from 'node:path';
import { connect } from '@bidwright/service-kit';
import { callsOf, knownKeys, launch, person, resourcesOf, tokenOf } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from '../src/service.ts';
import { alternate } from './alternate.ts';
import { answersPerSecond } from './load.ts';

/** Seconds of one turn. */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);

const lead = person('Team Lead', { teams: ['a team'] });

interface Asked {
  call: 'query' | 'getRecordById';
  body: object;
}

/** The statements that the service sends for the same call. */
const statementsOf = async (url: string, { call, body }: Asked) => {
  const seen: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = connect(url, (text, parameters) => seen.push({ sql: text, parameters }));
  await callsOf(resourcesOf(service))(db, lead, call, body);
  await db.destroy();
  return seen;
};

/** A token lives a minute, so each turn gets a new one. */
const headers = () => ({
  'content-type': 'application/json',
  authorization: `Bearer ${tokenOf(lead, 'opportunities')}`,
});

const compare = async (DATABASE_URL: string, name: string, asked: Asked): Promise<number> => {
  const STATEMENTS = JSON.stringify(await statementsOf(DATABASE_URL, asked));
  const settings = { DATABASE_URL, ...knownKeys(), DEMO: '' };
  const ours = await launch(join(import.meta.dirname, '../src/main.ts'), settings);
  const bare = await launch(join(import.meta.dirname, 'bare.ts'), { DATABASE_URL, STATEMENTS }, '/');
  const url = `${ours.url}/api/opportunities/${asked.call}`;
  const body = JSON.stringify(asked.body);
  const turn = {
    ours: () => answersPerSecond({ url, body, headers: headers() }, seconds),
    bare: () => answersPerSecond({ url: bare.url, body, headers: headers() }, seconds),
  };
  try {
    const { ratio, ours: own, bare: other } = await alternate(turn.ours, turn.bare);
    process.stdout.write(
      `${name}: ${ratio.toFixed(3)} of a bare server, ${own.toFixed(0)} of ${other.toFixed(0)} answers a second, ${await ours.memory()} MB in use\n`,
    );
    return ratio;
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
};

const someId = async (url: string): Promise<string> => {
  const db = connect(url);
  const { rows } = await sql<{ id: string }>`select id from opportunities order by dateCreated limit 1`.execute(db);
  await db.destroy();
  return rows[0]?.id ?? '';
};

/** What the service reaches of a bare server's answers a second, by call. */
export const beside = async (url: string): Promise<Record<string, number>> => {
  const col = 'opportunities';
  return {
    'A list of 50': await compare(url, 'A list of 50', { call: 'query', body: { col, limit: 50 } }),
    getRecordById: await compare(url, 'getRecordById', {
      call: 'getRecordById',
      body: { col, id: await someId(url) },
    }),
  };
};
