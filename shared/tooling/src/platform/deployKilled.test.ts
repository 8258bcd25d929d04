import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { artefactIn, buildArtefact } from '../artefact/artefact.ts';
import { turns } from '../deep.ts';
import { serviceRoom } from '../rooms.ts';
import { orderDeploy } from './control.ts';
import { deployedOf } from './deployed.ts';

const folder = mkdtempSync(join(tmpdir(), 'bidwright-killed-'));
const dataDir = join(folder, 'data');
const service = 'template-demo';

const program = `
  const { startPlatform } = await import(${JSON.stringify(join(import.meta.dirname, 'platform.ts'))});
  const platform = await startPlatform({ dataDir: ${JSON.stringify(dataDir)}, demo: false, report: () => {} });
  process.send(platform.service(${JSON.stringify(service)}).program.version);
  process.once('message', () => platform.stop().then(() => process.exit()));`;

let child: ChildProcess | undefined;
let sources: string;

/** Starts a platform as a process of its own; answers the version that it runs. */
const start = async (): Promise<string> => {
  child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [version] = await once(child, 'message');
  return version;
};

const kill = async () => {
  child?.kill('SIGKILL');
  if (child) await once(child, 'exit');
};

const artefact = (version: string): string => {
  const made = join(folder, version);
  mkdirSync(made);
  writeFileSync(join(made, 'main.js'), `await import(${JSON.stringify(join(folder, 'artefact/main.js'))});\n`);
  writeFileSync(join(made, 'package.json'), JSON.stringify({ name: `service-${service}`, version }));
  return made;
};

const addressOf = (name: string): string => JSON.parse(readFileSync(join(dataDir, 'addresses.json'), 'utf8'))[name];

beforeAll(async () => {
  await buildArtefact(serviceRoom(service), '1.0.0-made', join(folder, 'artefact'));
  sources = await start();
});

afterAll(async () => {
  child?.send('stop');
  if (child) await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** How long after the order the machine is gone: a deploy takes about two seconds at rest. */
const momentsMs = Array.from({ length: turns(3, 20) }, (_, at) => Math.round((at * 3000) / turns(3, 20)) + 50);

/** What is noted to run, whole; where nothing is the sources do. */
const wholeVersion = async (): Promise<string | undefined> => {
  const noted = await deployedOf(dataDir, service);
  return noted ? (await artefactIn(join(dataDir, 'deployed', service, noted.version)))?.version : sources;
};

test.each(momentsMs)('a machine that is gone %i ms into a deploy runs one version or the other, whole', async (ms) => {
  const before = await wholeVersion();
  const next = `1.0.0-at-${ms}`;
  const ordered = orderDeploy(dataDir, { service, from: artefact(next), by: 'a team' }, () => undefined).catch(
    (error: Error) => error.message,
  );
  await after(ms);
  await kill();
  const said = await ordered;
  const runs = await start();
  expect([before, next]).toContain(runs);
  expect(await wholeVersion()).toBe(runs);
  // Who was told that it runs finds it running; who was not is told why.
  expect([runs, expect.stringContaining('The platform ended in the middle')]).toContainEqual(said);
  expect((await fetch(`${addressOf(service)}/readyz`)).status).toBe(200);
  expect(await orderDeploy(dataDir, { service, from: artefact(`${next}-again`), by: 'a team' }, () => undefined)).toBe(
    `${next}-again`,
  );
});
