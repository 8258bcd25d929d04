import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const artefact = (version: string, before = '', name = service): string => {
  const made = join(folder, version);
  mkdirSync(made);
  writeFileSync(
    join(made, 'main.js'),
    `${before}\nawait import(${JSON.stringify(join(folder, 'artefact/main.js'))});\n`,
  );
  writeFileSync(join(made, 'package.json'), JSON.stringify({ name: `service-${name}`, version, type: 'module' }));
  return made;
};

const order = (from?: string, name = service) =>
  orderDeploy(dataDir, { service: name, from, by: 'a team' }, (line) => lines.push(line));

const answers = async () =>
  (await fetch(`${platform.service(service).address}/readyz`, { headers: { connection: 'close' } })).status;

const kept = () => readdirSync(join(dataDir, 'deployed', service)).toSorted();

beforeAll(async () => {
  await buildArtefact(serviceRoom(service), '1.0.0-made', join(folder, 'artefact'));
  platform = await start();
});

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
});

test.each([
  ['throws at its start', 'throw new Error("It is broken");', /did not start: Error: It is broken/],
  ['ends without a word', 'process.exit(0);', /did not start/],
])('one that %s leaves what ran before', async (how, code, reason) => {
  const before = platform.service(service).pid;
  const version = `1.0.0-${how.replaceAll(' ', '-')}`;
  // What is asked of it before it serves it still does.
  const bad = artefact(version, `if (process.argv.length < 3) { ${code} }`);
  await expect(order(bad)).rejects.toThrow(reason);
  expect(platform.service(service).pid).toBe(before);
  expect(await deployedOf(dataDir, service)).toMatchObject({ version: '1.0.0-three' });
  expect(await answers()).toBe(200);
});

test('one whose migrations fail is not started', async () => {
  const bad = artefact(
    '1.0.0-unmigrated',
    `if (process.argv[2] === 'migrate') { process.stderr.write('no such table'); process.exit(1); }`,
  );
  await expect(order(bad)).rejects.toThrow(/migrations of template-demo 1\.0\.0-unmigrated fail.*\n.*no such table/);
  expect(await answers()).toBe(200);
});

test('one that others could not work with is not started', async () => {
  const promises = JSON.stringify({ version: '1.0.0-less', answers: {}, asks: {} });
  const bad = artefact('1.0.0-less', `process.stdout.write(${JSON.stringify(promises)}); process.exit();`, 'admin');
  await expect(order(bad, 'admin')).rejects.toThrow(
    /refuses admin 1\.0\.0-less \(422\)[^]*the service ftes 1\.0\.0 asks for admin\/users, which admin 1\.0\.0-less does not have/,
  );
  expect(platform.service('admin').program.file).toMatch(/services\/admin\/src\/main\.ts$/);
});

test('what is no artefact of that service is refused', async () => {
  await expect(order(folder)).rejects.toThrow(`${folder} holds no artefact of the service template-demo`);
});

test('a process that dies comes back as what was deployed', async () => {
  const { pid } = platform.service(service);
  process.kill(pid ?? 0, 'SIGKILL');
  while (platform.service(service).pid === pid || platform.service(service).pid === undefined) await after(20);
  expect(platform.service(service).program.version).toBe('1.0.0-three');
});

/** Who answers where, as all services read it. */
const addresses = (): Record<string, string> => JSON.parse(readFileSync(join(dataDir, 'addresses.json'), 'utf8'));

test('one that is new and does not start leaves no trace', async () => {
  const bad = artefact('1.0.0-bad', `if (process.argv.length < 3) throw new Error('It is broken');`, 'garden');
  await expect(order(bad, 'garden')).rejects.toThrow(/Service garden did not start/);
  expect([platform.serviceNames.includes('garden'), 'garden' in addresses()]).toEqual([false, false]);
  expect(await deployedOf(dataDir, 'garden')).toBeUndefined();
});

test('one that is new joins, and nobody else starts again', async () => {
  const others = platform.serviceNames;
  const pids = () => others.map((name) => platform.service(name).pid);
  const before = pids();
  expect(await order(artefact('1.0.0-new', '', 'garden'), 'garden')).toBe('1.0.0-new');
  expect(addresses().garden).toBe(platform.service('garden').address);
  expect((await fetch(`${addresses().garden}/readyz`)).status).toBe(200);
  expect(pids()).toEqual(before);
  await expect(order(undefined, 'garden')).rejects.toThrow('there is nothing to go back to');
});

test('a platform that is started again runs what was deployed', async () => {
  await platform.stop();
  await expect(order(folder)).rejects.toThrow(`No platform takes deploys in ${dataDir}`);
  platform = await start();
  expect(platform.service(service).program.version).toBe('1.0.0-three');
  expect(platform.service('garden').program.version).toBe('1.0.0-new');
  expect(platform.service('ftes').program.file).toMatch(/services\/ftes\/src\/main\.ts$/);
});
