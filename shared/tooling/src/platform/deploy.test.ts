import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { buildArtefact } from '../artefact/artefact.ts';
import { serviceRoom } from '../rooms.ts';
import { orderDeploy } from './control.ts';
import { deployedOf } from './deployed.ts';
import { type Platform, startPlatform } from './platform.ts';

const folder = mkdtempSync(join(tmpdir(), 'bidwright-deploy-'));
const dataDir = join(folder, 'data');
const service = 'template-demo';
const lines: string[] = [];
let platform: Platform;

const start = () => startPlatform({ dataDir, demo: false, report: (line) => lines.push(line) });

/** An artefact of the sources under some version; `before` is what its main file does before it starts. */
const artefact = (version: string, before = ''): string => {
  const made = join(folder, version);
  mkdirSync(made);
  writeFileSync(
    join(made, 'main.js'),
    `${before}\nawait import(${JSON.stringify(join(folder, 'artefact/main.js'))});\n`,
  );
  writeFileSync(join(made, 'package.json'), JSON.stringify({ name: `service-${service}`, version, type: 'module' }));
  return made;
};

const order = (from?: string) => orderDeploy(dataDir, { service, from, by: 'a team' }, (line) => lines.push(line));

const answers = async () =>
  (await fetch(`${platform.service(service).address}/readyz`, { headers: { connection: 'close' } })).status;

const kept = () => readdirSync(join(dataDir, 'deployed', service)).toSorted();

beforeAll(async () => {
  await buildArtefact(serviceRoom(service), '1.0.0-made', join(folder, 'artefact'));
  platform = await start();
}, 120_000);

afterAll(async () => {
  await platform?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('an artefact takes the place of the sources, its successor its own, and both ways back lead there', async () => {
  const sources = platform.service(service).program.version;
  const first = platform.service(service).pid;
  expect(await order(artefact('1.0.0-one'))).toBe('1.0.0-one');
  expect(platform.service(service).pid).not.toBe(first);
  expect(await order(artefact('1.0.0-two'))).toBe('1.0.0-two');
  expect(await deployedOf(dataDir, service)).toMatchObject({ version: '1.0.0-two', before: '1.0.0-one', by: 'a team' });
  expect(await order()).toBe('1.0.0-one');
  expect(await order(artefact('1.0.0-three'))).toBe('1.0.0-three');
  expect(kept()).toEqual(['1.0.0-one', '1.0.0-three', 'now.json']);
  expect(sources).not.toBe('1.0.0-three');
  expect(await answers()).toBe(200);
}, 120_000);

test.each([
  ['throws at its start', 'throw new Error("It is broken");', /did not start/],
  ['ends without a word', 'process.exit(0);', /did not start/],
])(
  'one that %s leaves what ran before',
  async (how, code, reason) => {
    const before = platform.service(service).pid;
    const version = `1.0.0-${how.replaceAll(' ', '-')}`;
    // Its migrations still run: they are a step of their own.
    const bad = artefact(version, `if (process.argv[2] !== 'migrate') { ${code} }`);
    await expect(order(bad)).rejects.toThrow(reason);
    expect(platform.service(service).pid).toBe(before);
    expect(await deployedOf(dataDir, service)).toMatchObject({ version: '1.0.0-three' });
    expect(await answers()).toBe(200);
  },
  60_000,
);

test('one whose migrations fail is not started', async () => {
  const bad = artefact('1.0.0-unmigrated', `process.stderr.write('no such table');process.exit(1);`);
  await expect(order(bad)).rejects.toThrow(/migrations of template-demo 1\.0\.0-unmigrated fail.*\n.*no such table/);
  expect(await answers()).toBe(200);
}, 60_000);

test('what is no artefact of that service is refused', async () => {
  await expect(order(folder)).rejects.toThrow(`${folder} holds no artefact of the service template-demo`);
});

test('a process that dies comes back as what was deployed', async () => {
  const { pid } = platform.service(service);
  process.kill(pid ?? 0, 'SIGKILL');
  while (platform.service(service).pid === pid || platform.service(service).pid === undefined) await after(20);
  expect(platform.service(service).program.version).toBe('1.0.0-three');
});

test('a platform that is started again runs what was deployed', async () => {
  await platform.stop();
  await expect(order(folder)).rejects.toThrow(`No platform takes deploys in ${dataDir}`);
  platform = await start();
  expect(platform.service(service).program.version).toBe('1.0.0-three');
  expect(platform.service('ftes').program.file).toMatch(/services\/ftes\/src\/main\.ts$/);
}, 120_000);
