import { join } from 'node:path';
import type { ImportedHours, TriedHours } from '@bidwright/contract-ftes';
import { scaleOpportunities, scaleUsers } from '@bidwright/demo-data';
import { dataIn } from '@bidwright/service-kit';
import { knownKeys, launch, milliseconds, person, tokenOf } from '@bidwright/service-testing';
import startDatabase from '@bidwright/tooling/jest/startDatabase';
import stopDatabase from '@bidwright/tooling/jest/stopDatabase';
import { filledDatabase } from './fill.ts';

/** The longest that the import may take, in seconds. */
const maxSeconds = 60;
const rows = Number(process.env.BENCH_ROWS ?? 50_000);
const people = 2000;
const months = 12;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A year of a firm: each person on a few projects, month after month, as time sheets are exported. */
const tableOf = (today: string): string => {
  const ids = [...scaleUsers({ active: people, inactive: 3000 }, today)].slice(0, people).map(({ id }) => id);
  const bids = [...scaleOpportunities(500, today)].map(({ id }) => id);
  const lines = Array.from({ length: rows }, (_, n) => {
    const place = Math.floor(n / months);
    const bid = bids[(place * 7 + Math.floor(place / people)) % bids.length];
    return `${ids[place % people]},${bid},2026-${String((n % months) + 1).padStart(2, '0')},${8 + (n % 120)}`;
  });
  return `person,opportunity,month,hours\n${lines.join('\n')}\n`;
};

const run = async () => {
  const { url: DATABASE_URL, today } = await filledDatabase(people);
  const service = await launch(join(import.meta.dirname, '../src/main.ts'), { DATABASE_URL, ...knownKeys() });
  const who = person('Operations');
  const headers = () => ({ authorization: `Bearer ${tokenOf(who, 'ftes')}` });
  const send = async <T>(path: string, type: string, body: string): Promise<T> => {
    const address = `${service.url}/api/ftes/${path}`;
    const answer = await fetch(address, { method: 'POST', headers: { 'content-type': type, ...headers() }, body });
    if (!answer.ok) throw new Error(await answer.text());
    return dataIn<T>(answer);
  };
  const ask = <T>(call: string, input: object) => send<T>(call, 'application/json', JSON.stringify(input));
  const bring = async (file: string) => {
    const sum = { created: 0, changed: 0, unchanged: 0 };
    for (let from: number | null = 0; from !== null; ) {
      const { next, counts }: ImportedHours = await ask<ImportedHours>('importHours', { file, from });
      sum.created += counts.created;
      sum.unchanged += counts.unchanged;
      from = next;
    }
    return sum;
  };
  try {
    const { id } = await send<{ id: string }>('files/imports?name=hours.csv', 'text/csv', tableOf(today));
    let tried: TriedHours | undefined;
    const trying = await milliseconds(async () => {
      tried = await ask<TriedHours>('tryHours', { file: id });
    });
    if (tried?.counts.created !== rows) throw new Error(JSON.stringify(tried?.refusedRows.slice(0, 3)));
    const bringing = await milliseconds(() => bring(id));
    const again = await bring(id);
    if (again.unchanged !== rows || again.created > 0) throw new Error(JSON.stringify(again));
    say(
      `${rows} hours of ${tried.records} people and bids: tried in ${(trying / 1000).toFixed(1)} s, imported in ${(bringing / 1000).toFixed(1)} s; again they change nothing`,
    );
    if (bringing > maxSeconds * 1000) {
      process.stderr.write(`An import of ${rows} hours may take ${maxSeconds} s\n`);
      process.exitCode = 1;
    }
  } finally {
    await service.stop();
  }
};

await startDatabase();
try {
  await run();
} finally {
  await stopDatabase();
}
