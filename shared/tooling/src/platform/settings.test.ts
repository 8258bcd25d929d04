import { type Surroundings, settingsOf } from './settings.ts';

const secrets = { databaseRoot: '', internalKey: '', databases: {}, publishTokens: {} };
const ports = { admin: 20_002, ftes: 20_001, shell: 8080 };
const given: Surroundings = {
  dataDir: '/data',
  address: 'http://localhost:8080',
  host: '127.0.0.1',
  ports,
  databases: {},
  secrets,
  demo: false,
};

const metricsPorts = (settings: NodeJS.ProcessEnv) =>
  Object.keys(ports).map((name) => settingsOf({ ...given, settings }, name).METRICS_PORT);

test('figures are told where that is asked for, by each service at a port of its own', () => {
  expect(metricsPorts({ METRICS_PORT: '9100' })).toEqual(['9100', '9101', '9102']);
  expect(metricsPorts({ METRICS_PORT: 'abc' })).toEqual(['abc', 'abc', 'abc']);
  expect(metricsPorts({ METRICS_PORT: '' })).toEqual(['0', '0', '0']);
});
