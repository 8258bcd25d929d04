import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { keepBackedUp, nightlyOf } from '../backup/nightly.ts';
import { isDemoIn } from '../demo/ended.ts';
import { Fault } from '../fault.ts';
import { folderOf } from '../platform/folderOf.ts';
import { startPlatform } from '../platform/platform.ts';
import { renewOnChange } from '../platform/watch.ts';
import { say, since } from '../say.ts';
import { main } from './main.ts';

const portOf = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Fault(`PORT is no port: "${text}". Give a number from 1 to 65535, such as PORT=8090 npm start`);
};

const roles = ['admin', 'lead', 'manager', 'operations', 'user'];

/** `--firm` begins an empty firm beside the demo, in a folder of its own; `--dev` renews what is changed. */
const optionsOf = () => {
  const { firm, dev } = parseArgs({
    options: { firm: { type: 'boolean', default: false }, dev: { type: 'boolean', default: false } },
  }).values;
  const folder = folderOf(firm);
  return { dev, demo: !firm && isDemoIn(folder, process.env), folder };
};

const greet = (address: string, demo: boolean, started: number) => {
  say(`\nBidwright is ready after ${since(started)}:  ${address}\n`);
  if (demo) {
    say('Sign in as one of the demo people, all with the password bidwright-demo-2026:');
    for (const role of roles) say(`  ${role}@harborvale.example`);
  } else say('Whoever makes the first account there becomes the Admin of the firm, and is led through setting it up.');
  say('\nCtrl-C stops it.');
};

const run = async (stopped: AbortSignal) => {
  const started = Date.now();
  const { dev, demo, folder } = optionsOf();
  const nightly = nightlyOf(process.env);
  const publicUrl = process.env.PUBLIC_URL || undefined;
  const platform = await startPlatform({
    dataDir: folder,
    port: portOf(process.env.PORT || '8080'),
    host: process.env.HOST || undefined,
    publicUrl,
    databaseUrl: process.env.DATABASE_URL || undefined,
    demo,
    build: true,
    sources: dev,
    signal: stopped,
  });
  greet(publicUrl ?? platform.address, demo, started);
  if (nightly) keepBackedUp(folder, nightly, stopped, say);
  if (dev) await renewOnChange(platform, stopped);
  else if (!stopped.aborted) await once(stopped, 'abort');
  say('\nStopping …');
  await platform.stop();
};

await main(async (stopped) => {
  // To be stopped is how this command ends, also before everything runs.
  await run(stopped).catch((error: unknown) => {
    if (!stopped.aborted) throw error;
  });
  return 0;
});
