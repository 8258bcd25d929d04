import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exec, which } from '../exec.ts';
import { serviceNames, serviceRoom } from '../rooms.ts';
import { root } from '../root.ts';
import { buildArtefact } from './artefact.ts';
import { scriptOf } from './script.ts';
import { filesIn } from './tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'bidwright-artefact-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a service wants to be told before it answers anything. */
const settings = {
  PORT: '1',
  DATABASE_URL: 'mysql://nobody@127.0.0.1:1/none',
  INTERNAL_KEY: 'k'.repeat(40),
  PUBLIC_URL: 'http://localhost:1',
  DATA_DIR: folder,
};

const isSource = (file: string) =>
  file.startsWith('src/') && file.endsWith('.ts') && !/\.test\.ts$|^src\/testing\//.test(file);

test.each(serviceNames())('%s runs from one folder with nothing of the project beside it', async (name) => {
  const output = join(folder, name);
  await buildArtefact(serviceRoom(name), '1.2.3-abcd', output);
  const { code, output: said } = await exec(process.execPath, ['main.js', 'promises'], {
    cwd: output,
    env: settings,
  });
  expect([code, JSON.parse(said)]).toEqual([0, expect.objectContaining({ version: '1.2.3-abcd' })]);
  const scripts = filesIn(serviceRoom(name))
    .filter(isSource)
    .map((file) => file.replace(/\.ts$/, '.js'));
  expect(filesIn(join(output, 'service')).filter((file) => file.startsWith('src/') && file.endsWith('.js'))).toEqual(
    expect.arrayContaining(scripts),
  );
});

/** Whoever can build images has one built; a machine that cannot has its container file read below all the same. */
const buildah = which('buildah');

test('an image of it starts as the artefact does, as nobody in particular', async () => {
  const file = join(root, 'deploy/container/Containerfile');
  const output = join(folder, 'imaged');
  await buildArtefact(serviceRoom('template-demo'), '1.0.0', output);
  const said = readFileSync(file, 'utf8');
  expect(said).toMatch(/^CMD \["node", .*"main\.js"\]$/m);
  expect(said).toMatch(/^USER 1000:1000$/m);
  if (!buildah) return;
  const store = ['--storage-driver', 'vfs', '--root', join(folder, 'images'), '--runroot', join(folder, 'run')];
  const image = async (...args: string[]) => {
    const { code, output: told } = await exec(buildah, [...store, ...args]);
    expect([code, code === 0 ? '' : told]).toEqual([0, '']);
    return told;
  };
  // Nothing is fetched: what stands below the artefact is not this test's.
  await image('build', '--isolation', 'chroot', '--build-arg', 'NODE=scratch', '--file', file, '--tag', 'it', output);
  const { OCIv1 } = JSON.parse(await image('inspect', '--type', 'image', 'it'));
  expect(OCIv1.config).toMatchObject({ User: '1000:1000', WorkingDir: '/app', ExposedPorts: { '8080/tcp': {} } });
  expect(OCIv1.config.Env).toContain('DATA_DIR=/data');
});

test('what stands there in that version is left as it is, another one is replaced as a whole', async () => {
  const output = join(folder, 'again');
  const room = serviceRoom('template-demo');
  await buildArtefact(room, '1.0.0-one', output);
  rmSync(join(output, 'service/src/service.js'));
  await buildArtefact(room, '1.0.0-one', output);
  expect(filesIn(output)).not.toContain('service/src/service.js');
  await buildArtefact(room, '1.0.0-two', output);
  expect(filesIn(output)).toContain('service/src/service.js');
  expect(JSON.parse(readFileSync(join(output, 'package.json'), 'utf8'))).toEqual({
    name: 'service-template-demo',
    version: '1.0.0-two',
    type: 'module',
  });
});

test('a script keeps its lines, and names files by their endings there', () => {
  const code = `import { a } from './a.ts';\ntype Gone = string;\nconst file: string = \`\${a}Process.ts\`;\n`;
  expect(
    scriptOf(code)
      .split('\n')
      .map((line) => line.trimEnd()),
  ).toEqual(["import { a } from './a.js';", '', 'const file         = `${a}Process.js`;', '']);
});
