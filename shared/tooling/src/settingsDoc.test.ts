import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');

/** What the platform tells its services by itself; nobody sets it. */
const ofThePlatform = new Set([
  'ADDRESSES_FILE',
  'BACKUP_NOTE_FILE',
  'DEPLOYED_AT',
  'DEPLOYED_BY',
  'INTERNAL_KEY',
  'LISTEN_FDS',
  'PEERS',
  'PUBLISH_TOKENS_FILE',
  'SERVICES',
  'SPARE',
]);

/** Settings that services state with a check, and those that the command of the platform reads by itself. */
const read = () => {
  const stated = globSync(['services/*/src/settings.ts', 'shared/service-kit/src/{,files/}*ettings.ts'], { cwd: root });
  const names = stated.flatMap((file) => [...text(file).matchAll(/\b([A-Z][A-Z0-9_]+): \w+\(/g)]);
  const commands = ['commands/start.ts', 'publish/*.ts', 'backup/nightly.ts', 'platform/*.ts'];
  const asked = globSync(commands, {
    cwd: join(root, 'shared/tooling/src'),
    exclude: (name) => name.includes('.test.'),
  });
  const direct = asked.flatMap((file) => [
    ...text(join('shared/tooling/src', file)).matchAll(/process\.env\.([A-Z][A-Z0-9_]+)/g),
    ...text(join('shared/tooling/src', file)).matchAll(/\b(BACKUP_[A-Z]+|NODE_ENV|DEMO)\b(?=[,} =])/g),
  ]);
  return new Set([...names, ...direct].map(([, name = '']) => name));
};

test('docs/operations/settings.md names every setting that the code reads, and no other', () => {
  const told = [...text('docs/operations/settings.md').matchAll(/^\| ([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  );
  const settings = [...read()].filter((name) => !ofThePlatform.has(name));
  expect(told.toSorted()).toEqual(settings.toSorted());
});
