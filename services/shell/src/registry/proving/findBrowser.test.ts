import { readSettings } from '../../settings.ts';
import { bench } from '../../testing/bench.ts';
import { activate, publication, publish } from '../../testing/publications.ts';
import { findBrowser } from './findBrowser.ts';

const tokens = { ftes: 'token-of-ftes' };
const { visit } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens), PROVING: 'on' }));

const node = process.execPath;
beforeEach(() => {
  process.execPath = '/no/such/program';
});
afterEach(() => {
  process.execPath = node;
});

test('where no browser can be looked for versions are switched on all the same', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    process.execPath = node;
    await publish(visit(), publication('ftes', { version }), tokens.ftes, 'ftes');
    process.execPath = '/no/such/program';
    expect((await activate(visit(), 'ftes', version, tokens.ftes)).status).toBe(200);
  }
});

test('a look that failed is told of and is not the last one', async () => {
  const settings = readSettings({
    PORT: '1',
    DATABASE_URL: 'mysql://nobody@localhost/none',
    INTERNAL_KEY: 'nobody is asked with this key in a test',
    PUBLIC_URL: 'http://localhost:8080',
    SERVICES: '{"admin":"http://localhost:2"}',
    DATA_DIR: '/no/such/data',
  });
  const said: string[] = [];
  const log = { warn: (_about: unknown, line: string) => said.push(line) } as never;
  expect(await findBrowser({ settings, log })).toBe('');
  expect(said).toEqual(['no browser could be looked for; versions are switched on without being tried']);
  // Answers what it is asked: the file that would look.
  process.execPath = '/bin/echo';
  expect(await findBrowser({ settings, log })).toContain('browserProcess.ts');
  process.execPath = '/no/such/program';
  expect(await findBrowser({ settings, log })).toContain('browserProcess.ts');
});
