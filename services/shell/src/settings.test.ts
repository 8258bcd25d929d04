import { readSettings } from './settings.ts';

const sound = {
  PORT: '8080',
  DATABASE_URL: 'mysql://user:word@localhost/bidwright_shell',
  INTERNAL_KEY: 'a key that is long enough for its purpose',
  PUBLIC_URL: 'http://localhost:8080',
  SERVICES: '{"admin":"http://127.0.0.1:4001"}',
  DATA_DIR: '.data',
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
    OIDC_ISSUER: '',
    OIDC_NAME: '',
    OIDC_SCOPES: 'openid email profile',
    OIDC_GROUPS_CLAIM: 'groups',
    OIDC_ROLES: new Map(),
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

const oidc = { OIDC_ISSUER: 'https://firm.okta.example', OIDC_CLIENT_ID: 'bidwright', OIDC_CLIENT_SECRET: 'word' };

test('a directory of the firm is named after its host unless it has a name, and its groups may give roles', () => {
  expect(readSettings({ ...sound, ...oidc }).OIDC_NAME).toBe('firm.okta.example');
  const roles = '{"Bid managers": "Project Manager", "8f14e45f": ["Admin", "User"]}';
  const read = readSettings({ ...sound, ...oidc, OIDC_NAME: 'Okta', OIDC_ROLES: roles });
  expect(read.OIDC_NAME).toBe('Okta');
  expect([...read.OIDC_ROLES]).toEqual([
    ['Bid managers', ['Project Manager']],
    ['8f14e45f', ['Admin', 'User']],
  ]);
  for (const issuer of ['http://127.0.0.1:8081/realms/firm', 'https://login.microsoftonline.com/8f14e45f-ceea/v2.0'])
    expect(readSettings({ ...sound, ...oidc, OIDC_ISSUER: issuer }).OIDC_ISSUER).toBe(issuer);
});

test.each<[string, NodeJS.ProcessEnv]>([
  ['INTERNAL_KEY needs at least 32 characters', { INTERNAL_KEY: 'short' }],
  ['SCIM_TOKEN needs at least 32 characters', { SCIM_TOKEN: 'a token with spaces that is long enough' }],
  ['lacks OIDC_CLIENT_SECRET', { ...oidc, OIDC_CLIENT_SECRET: '' }],
  ['lacks OIDC_ISSUER and OIDC_CLIENT_ID', { OIDC_CLIENT_SECRET: 'word' }],
  ['lacks OIDC_ISSUER and OIDC_CLIENT_ID and OIDC_CLIENT_SECRET', { OIDC_ROLES: '{"Desk": "Operations"}' }],
  ['OIDC_ISSUER is no address that begins with https://', { ...oidc, OIDC_ISSUER: 'http://firm.okta.example' }],
  ['OIDC_ISSUER is no address that begins with https://', { ...oidc, OIDC_ISSUER: 'firm.okta.example' }],
  ['OIDC_ISSUER is longer than 250 characters', { ...oidc, OIDC_ISSUER: `https://${'x'.repeat(250)}` }],
  [
    "put your tenant's id in the place of common",
    { ...oidc, OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' },
  ],
  ['in the place of organizations', { ...oidc, OIDC_ISSUER: 'https://login.microsoftonline.us/organizations/v2.0' }],
  ['for Google set GOOGLE_CLIENT_ID', { ...oidc, OIDC_ISSUER: 'https://accounts.google.com' }],
  ['OIDC_NAME is longer than 60 characters', { ...oidc, OIDC_NAME: 'x'.repeat(61) }],
  ['OIDC_SCOPES does not ask for openid', { ...oidc, OIDC_SCOPES: 'email profile' }],
  ['OIDC_ROLES knows no role Boss for Desk', { ...oidc, OIDC_ROLES: '{"Desk": ["Operations", "Boss"]}' }],
  ['OIDC_ROLES is no JSON object of roles by group', { ...oidc, OIDC_ROLES: '["Desk"]' }],
  ['OIDC_ROLES is no JSON object of roles by group', { ...oidc, OIDC_ROLES: '{' }],
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
