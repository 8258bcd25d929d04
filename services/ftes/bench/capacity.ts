import { join } from 'node:path';
import type { CapacityAnswer } from '@bidwright/contract-ftes';
import { knownKeys, launch, milliseconds, person, quantile, tokenOf } from '@bidwright/service-testing';
import startDatabase from '@bidwright/tooling/jest/startDatabase';
import stopDatabase from '@bidwright/tooling/jest/stopDatabase';
import { filledDatabase } from './fill.ts';

/** The longest that ninety-five of a hundred answers may take, in milliseconds. */
const max = 1500;
const turns = Number(process.env.BENCH_TURNS ?? 20);
const people = 2000;
const months = 24;

const say = (line: string) => process.stdout.write(`${line}\n`);

const run = async () => {
  const { url: DATABASE_URL, today, plans } = await filledDatabase(people);
  const service = await launch(join(import.meta.dirname, '../src/main.ts'), { DATABASE_URL, ...knownKeys() });
  const ask = async (who = person('Admin')) => {
    const answer = await fetch(`${service.url}/api/ftes/capacity`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(who, 'ftes')}` },
      body: JSON.stringify({ from: today.slice(0, 7), months }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text;
  };
  try {
    const text = await ask();
    const { data }: { data: CapacityAnswer } = JSON.parse(text);
    const { people: found } = data;
    const cells = found.flatMap(({ over }) => over);
    const busy = found.filter(({ exposure }) => exposure.some((part) => part > 0)).length;
    if (found.length !== people || cells.length !== people * months || busy < people * 0.9)
      throw new Error(`${found.length} people, ${cells.length} months, ${busy} with plans`);
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) times.push(await milliseconds(ask));
    const [half, almost] = [quantile(0.5, times), quantile(0.95, times)];
    say(
      `Capacity of ${people} people × ${months} months out of ${plans} plans: p50 ${half.toFixed(0)} ms, p95 ${almost.toFixed(0)} ms, ${Math.round(text.length / 1000)} kB, ${await service.memory()} MB in use`,
    );
    if (almost > max) {
      process.stderr.write(`The 95th of a hundred may take ${max} ms\n`);
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
