import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Counts, ImportFile, Job } from '@bidwright/contract-kit';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { demoData } from '@bidwright/demo-data';
import { connect, dataIn } from '@bidwright/service-kit';
import { knownKeys, launch, person, tokenOf } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { today } from './fill.ts';

const rows = Number(process.env.BENCH_IMPORT ?? 50_000);
const bad = 37;
const admin = person('Admin');
const col = 'opportunities';

const columns: (keyof OpportunityInput)[] = [
  'solicitationName',
  'solicitationNumber',
  'client',
  'projectType',
  'opportunityStatus',
  'opportunityOwner',
  'gsaSchedule',
  'role',
  'dueDate',
  'teamsInvolved',
  'primaryTeam',
];

/** A table of bids, of which the first few have a day that no calendar has. */
const table = (): string => {
  const { companies, projectTypes, opportunityStatus, opportunityOwner, teams } = demoData(today).admin;
  const named = [companies, projectTypes, opportunityStatus, opportunityOwner, teams].map(
    (list: { name: string | null }[]) => list.find(({ name }) => name && !name.includes(','))?.name ?? '',
  );
  const [client = '', type = '', status = '', owner = '', team = ''] = named;
  const line = (row: number) => {
    const due = row < bad ? '2027-02-31' : '2027-03-01';
    return [`Imported bid ${row}`, `IMP-${row}`, client, type, status, owner, 'Open market', 'Prime', due, team, team];
  };
  return [columns, ...Array.from({ length: rows }, (_, row) => line(row))].map((cells) => cells.join(',')).join('\n');
};

const is = (name: string, counts: Counts, wanted: Counts) => {
  if (!isDeepStrictEqual(counts, wanted))
    throw new Error(`${name}: ${JSON.stringify(counts)} instead of ${JSON.stringify(wanted)}`);
};

/** A token lives a minute. */
const headers = () => ({ authorization: `Bearer ${tokenOf(admin, col)}` });

/**
 * A file comes in, goes out, and comes in changed, without duplicates. Answers the seconds in which new rows are written, and the
 * statements that each asks of the database.
 */
export const importing = async (DATABASE_URL: string): Promise<{ seconds: number; statements: number }> => {
  const db = connect(DATABASE_URL);
  const ours = await launch(join(import.meta.dirname, '../src/main.ts'), { DATABASE_URL, ...knownKeys(), DEMO: '' });
  const fetched = async (path: string, init?: RequestInit) => {
    const answer = await fetch(ours.url + path, { ...init, headers: { ...init?.headers, ...headers() } });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  };
  const ask = async <T = Job>(call: string, body: object): Promise<T> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return dataIn<T>(await fetched(`/api/${col}/${call}`, init));
  };
  const ended = async ({ id }: Job): Promise<Job> => {
    const job = await ask('getJob', { id });
    if (job.state === 'queued' || job.state === 'running') return setTimeout(200).then(() => ended(job));
    if (job.state !== 'done') throw new Error(`${job.kind} ${job.state}: ${job.problem}`);
    return job;
  };
  const seconds = async (job: Job): Promise<[Job, number]> => {
    const start = performance.now();
    const done = await ended(job);
    return [done, (performance.now() - start) / 1000];
  };
  const bring = async (text: string) => {
    const sent = await fetched(`/api/${col}/files/imports?name=bids.csv`, { method: 'POST', body: text });
    const file = await dataIn<ImportFile>(sent);
    const [tried, trying] = await seconds(await ask('tryImport', { col, file: file.id }));
    const [done, importing] = await seconds(await ask('runImport', { id: tried.id }));
    return { tried, done, trying, importing };
  };
  const statements = async () => {
    const { rows: found } = await sql<{ Value: string }>`show global status like 'Questions'`.execute(db);
    return Number(found[0]?.Value);
  };
  try {
    const from = await statements();
    const first = await bring(table());
    const asked = (await statements()) - from;
    is('Tried', first.tried.counts, { created: rows - bad, refused: bad });
    is('Imported', first.done.counts, { created: rows - bad, refused: bad });
    const choice = { col, where: [], search: 'Imported bid', format: 'csv' };
    const { file } = await ended(await ask('exportRecords', { ...choice, fields: columns }));
    const text = await (await fetched(file?.url ?? '')).text();
    const renamed = text.split('\n').filter((line) => line.includes('Imported bid 3')).length;
    const again = await bring(text.replaceAll('Imported bid 3', 'Renamed bid 3'));
    is('Again', again.done.counts, { changed: renamed, unchanged: rows - bad - renamed });
    const perRow = asked / rows;
    process.stdout.write(
      `${rows} rows of a file, ${bad} of them bad: tried in ${first.trying.toFixed(1)} s, imported in ${first.importing.toFixed(1)} s, with ${perRow.toFixed(1)} statements a row; brought back, ${renamed} of them changed: tried in ${again.trying.toFixed(1)} s, imported in ${again.importing.toFixed(1)} s, none doubled\n`,
    );
    return { seconds: first.importing, statements: perRow };
  } finally {
    await Promise.all([ours.stop(), db.destroy()]);
  }
};
