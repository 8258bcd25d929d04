import startDatabase from '@bidwright/tooling/jest/startDatabase';
import stopDatabase from '@bidwright/tooling/jest/stopDatabase';
import { beside } from './beside.ts';
import { filledDatabase } from './fill.ts';
import { keyset } from './keyset.ts';
import { writing } from './write.ts';

const rows = Number(process.env.BENCH_ROWS ?? 100_000);

/** The part of a bare server's answers a second that the service must reach. */
const least = 0.6;
/** What page 1,000 may cost, as a multiple of page 1. */
const most = 1.2;
/** The longest that ninety-five of a hundred creates may take, in milliseconds. */
const longest = 30;

const complain = (text: string) => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
};

await startDatabase();
try {
  const url = await filledDatabase(rows);
  process.stdout.write(`Out of ${rows} opportunities with their change logs:\n`);
  for (const [name, ratio] of Object.entries(await beside(url)))
    if (!(ratio >= least)) complain(`${name}: less than ${least} of the bare server`);
  const multiple = await keyset(url);
  if (!(multiple <= most)) complain(`Page 1,000 costs more than ${most} times page 1`);
  if (!((await writing(url)) <= longest)) complain(`The 95th of a hundred creates may take ${longest} ms`);
} finally {
  await stopDatabase();
}
