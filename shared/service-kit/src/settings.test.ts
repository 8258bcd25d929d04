import { serviceSettings, settings } from './settings.ts';

const complete = {
  PORT: '9000',
  DATABASE_URL: 'mysql://bids:secret@localhost/bids?socketPath=/run/db.sock',
};

test('settings are read with their defaults', () => {
  expect(settings(serviceSettings, complete)).toEqual({
    ...complete,
    PORT: 9000,
    HOST: '127.0.0.1',
    LISTEN_FDS: 0,
    SPARE: 0,
    METRICS_HOST: '127.0.0.1',
    METRICS_PORT: 0,
    PEERS: {},
    ADDRESSES_FILE: '',
    KNOWN_KEYS: {},
    DEPLOYED_AT: 0,
    DEPLOYED_BY: '',
    FIRM_ZONE: Intl.DateTimeFormat().resolvedOptions().timeZone,
    TODAY: '',
    DEMO: '',
    DEMO_TODAY: new Date().toISOString().slice(0, 10),
  });
});

test('one line names all that is missing', () => {
  expect(() => settings(serviceSettings, { PORT: '9000' })).toThrow('Settings: DATABASE_URL is missing');
});

test.each([
  [{ PORT: 'first' }, 'PORT'],
  [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL is no mysql://user:password@host/database'],
  [{ DATABASE_URL: 'postgres://localhost/bids' }, 'DATABASE_URL is no mysql://user:password@host/database'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL is no mysql://user:password@host/database'],
  [{ KNOWN_KEYS: '[]' }, 'KNOWN_KEYS is no JSON object of key sets'],
  [{ KNOWN_KEYS: '{"shell":{"keys":[1]}}' }, 'KNOWN_KEYS has no JSON Web Key Set for shell'],
  [{ PEERS: 'admin' }, 'PEERS is no JSON object of addresses'],
  [{ PEERS: '[]' }, 'PEERS is no JSON object of addresses'],
  [{ PEERS: '{"admin":"nowhere"}' }, 'PEERS has no address for admin'],
  [{ DEMO_TODAY: 'tomorrow' }, 'DEMO_TODAY is no date such as 2026-01-31'],
])('%j is refused by name', (wrong, message) => {
  expect(() => settings(serviceSettings, { ...complete, ...wrong })).toThrow(message);
});
