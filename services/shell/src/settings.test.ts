import { readSettings } from './settings.ts';

const sound = {
  PORT: '8080',
  DATABASE_URL: 'mysql://user:word@localhost/bidwright_shell',
  INTERNAL_KEY: 'a key that is long enough for its purpose',
  PUBLIC_URL: 'http://localhost:8080',
  SERVICES: '{"admin":"http://127.0.0.1:4001"}',
  DATA_DIR: '.data',
  SHELL_DIST: 'shell/dist',
};

test('what is left out has a sound value', () => {
  expect(readSettings(sound)).toMatchObject({
    HOST: '127.0.0.1',
    DEMO: '',
    SERVICES: { admin: 'http://127.0.0.1:4001' },
    PUBLISH_TOKENS: {},
    REGISTRATION: 'domains',
    REGISTRATION_DOMAINS: [],
    REGISTRATION_PERMISSIONS: ['User'],
    GOOGLE_CLIENT_ID: '',
    SMTP_URL: '',
    TRUST_PROXY: 0,
    STAGE_MINUTES: 10,
    PROVING: true,
    PROVING_BROWSER: '',
  });
});

test('in demo mode everyone may register; the setting decides elsewhere', () => {
  expect(readSettings({ ...sound, DEMO: '1' }).REGISTRATION).toBe('open');
  for (const mode of ['open', 'first-admin', 'domains', 'closed']) {
    expect(readSettings({ ...sound, DEMO: '1', REGISTRATION: mode }).REGISTRATION).toBe(mode);
  }
  const read = readSettings({
    ...sound,
    REGISTRATION_DOMAINS: 'firm.com, firm.org',
    REGISTRATION_PERMISSIONS: 'User,Team Lead',
  });
  expect(read.REGISTRATION_DOMAINS).toEqual(['firm.com', 'firm.org']);
  expect(read.REGISTRATION_PERMISSIONS).toEqual(['User', 'Team Lead']);
});

test.each<[string, NodeJS.ProcessEnv]>([
  ['PUBLIC_URL is missing', { PUBLIC_URL: undefined }],
  ['SERVICES names no service admin', { SERVICES: '{"ftes":"http://127.0.0.1:1"}' }],
  ['SERVICES has no address for ftes', { SERVICES: '{"admin":"http://127.0.0.1:1","ftes":"nowhere"}' }],
  ['SERVICES is no JSON object of texts', { SERVICES: '{"admin":1}' }],
  ['PUBLISH_TOKENS', { PUBLISH_TOKENS: '{' }],
  ['PUBLISH_TOKENS_FILE names no file', { PUBLISH_TOKENS_FILE: '/no/such/file' }],
  ['REGISTRATION', { REGISTRATION: 'anyone' }],
  ['STAGE_MINUTES', { STAGE_MINUTES: '-1' }],
  ['STAGE_MINUTES is no number of minutes', { STAGE_MINUTES: 'soon' }],
  ['PROVING', { PROVING: 'perhaps' }],
  ['REGISTRATION_PERMISSIONS knows no role Boss', { REGISTRATION_PERMISSIONS: 'User,Boss' }],
  ['FEEDBACK_SCRIPT is no address that begins with https://', { FEEDBACK_SCRIPT: 'http://widget.example/w.js' }],
  ['DEMO cannot be switched on together with NODE_ENV=production', { DEMO: '1', NODE_ENV: 'production' }],
  ['with DEMO the only HOST is 127.0.0.1, not 0.0.0.0', { DEMO: '1', HOST: '0.0.0.0' }],
])('%s is said at the start', (reason, change) => {
  expect(() => readSettings({ ...sound, ...change })).toThrow(reason);
});
