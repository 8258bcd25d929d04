import { userInfo } from 'node:os';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Contents } from '../demo/contents.ts';
import { endDemo } from '../demo/endDemo.ts';
import { Fault } from '../fault.ts';
import { folderOf } from '../platform/folderOf.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

/** What is to be typed. */
const phrase = 'throw the demo away';

const { firm, confirm } = parseArgs({
  options: { firm: { type: 'boolean', default: false }, confirm: { type: 'string' } },
}).values;

const describe = (dataDir: string, { records, demoPeople, others, files }: Contents): void => {
  say(`\nFrom ${dataDir} all of this is removed for good:\n`);
  say(`  people         ${demoPeople} of the demo`);
  for (const other of others) say(`                 ${other}, who made an account here`);
  for (const [service, counts] of Object.entries(records))
    say(
      `  ${service.padEnd(14)} ${
        Object.entries(counts)
          .map(([collection, count]) => `${count} ${collection}`)
          .join(', ') || 'nothing'
      }`,
    );
  say(`  files          ${files}`);
  say(
    '\nWhat stays: keys, published modules, and what an Admin has set for the firm. To keep a copy of all first: npm run backup',
  );
};

const typed = async (): Promise<string> => {
  process.stdout.write(`\nType "${phrase}" to go on: `);
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
};

await main(async (signal) => {
  if (process.env.DATABASE_URL)
    throw new Fault(
      'The databases stand on a server of yours (DATABASE_URL). Begin the firm with another folder and another server, and drop these databases there.',
    );
  const dataDir = folderOf(firm);
  const isDone = await endDemo({
    dataDir,
    by: userInfo().username,
    signal,
    confirm: async (contents) => {
      describe(dataDir, contents);
      return (confirm ?? (await typed())).trim() === phrase;
    },
  });
  say(isDone ? '\nThe demo is gone.' : `\nThe demo was thrown away from ${dataDir} already.`);
  if (process.env.S3_BUCKET) say(`Its files in the bucket ${process.env.S3_BUCKET} stay there: remove them yourself.`);
  say(
    `Start the firm: ${firm ? 'npm start -- --firm' : 'npm start'}. Whoever makes the first account there becomes its Admin.`,
  );
  return 0;
});
