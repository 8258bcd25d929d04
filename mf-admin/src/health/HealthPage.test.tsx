import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { healthIn } from '@bidwright/contract-kit';
import { type PlatformHealth, platformHealth, type ServiceHealth } from '@bidwright/contract-shell';
import { renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { shell, store } from '../api.ts';
import module from '../module.tsx';

const at = 1_764_000_000;

const well: PlatformHealth = {
  at,
  isDemo: false,
  services: [
    { name: 'admin', isReady: true },
    { name: 'ftes', isReady: true },
  ],
  database: '11.4.3-MariaDB',
  disk: { freeBytes: 52.4e9, totalBytes: 100e9 },
  backup: { isNightly: true, madeAt: at - 3600, folder: '/mnt/backups/a', tookMs: 900, failedAt: null, reason: null },
  mail: { hasServer: true, queued: 3, late: 0, failed: 0, error: null },
};

const idle: ServiceHealth = {
  since: at - 7200,
  version: '1.0.0',
  deployedAt: null,
  deployedBy: null,
  databaseBytes: 1_250_000_000,
  events: { waiting: 0, parked: 0 },
  jobs: { queued: 1, running: 2 },
  slowCalls: [],
};

/** What the front door and the services answer, by the path of the call. */
const answers = new Map<string, object | undefined>();

const server = createServer((request, response) => {
  const data = answers.get(request.url ?? '');
  const body = data ? { data } : { errorInfo: { code: 'unavailable', message: 'It does not answer' } };
  response.writeHead(data ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
const browserFetch = globalThis.fetch;

beforeAll(async () => {
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (address, init) => browserFetch(new URL(String(address), `http://127.0.0.1:${port}`), init);
});

afterAll(async () => {
  globalThis.fetch = browserFetch;
  server.closeAllConnections();
  await new Promise<void>((done) => void server.close(() => done()));
});

const open = async (platform: PlatformHealth | undefined, services: Record<string, ServiceHealth> = {}) => {
  if (platform) await platformHealth.answer.validate(platform, { strict: true });
  answers.clear();
  answers.set('/api/shell/health/platform', platform);
  for (const [name, health] of Object.entries({ shell: idle, admin: idle, ftes: idle, ...services })) {
    await healthIn(name).answer.validate(health, { strict: true });
    answers.set(`/api/${name}/readHealth`, health);
  }
  store.dispatch(shell.util.resetApiState());
  return renderModule(module, '/admin/health');
};

const slow = (call: string, longestMs: number) => ({ call, count: 3, longestMs, last: at });

const serviceRow = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Services' });
  return within(table).findByRole('row', { name: new RegExp(`^${name}`) });
};

test('a platform that does well says so first, then its figures', async () => {
  await open(well);
  expect(await screen.findByText('No action needed. All services are responding.')).toBeVisible();
  expect(screen.getByText('3 of 3 responding')).toBeVisible();
  expect(screen.getByText('52.4 GB free')).toBeVisible();
  expect(screen.getByText('3 waiting')).toBeVisible();
  const row = await serviceRow('ftes');
  expect(await within(row).findByText('1.3 GB')).toBeVisible();
  expect(within(row).getByText('3')).toBeVisible();
  expect(await screen.findByText('No calls over half a second')).toBeVisible();
});

test('what needs somebody stands first, each with what to do; a silent service is not asked', async () => {
  await open(
    {
      ...well,
      services: [
        { name: 'admin', isReady: true },
        { name: 'ftes', isReady: false },
      ],
      disk: { freeBytes: 1e9, totalBytes: 100e9 },
      backup: { ...well.backup, failedAt: at, reason: 'The disk of the backups is full' },
      mail: { hasServer: true, queued: 4, late: 2, failed: 1, error: 'connect ECONNREFUSED' },
    },
    { admin: { ...idle, events: { waiting: 9, parked: 4 } } },
  );
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(6));
  const told = screen.getAllByRole('alert').map((alert) => alert.textContent ?? '');
  expect(told.map((text) => /^[^.:]+/.exec(text)?.[0])).toEqual([
    'The service ftes is not responding',
    'The disk is almost full',
    '4 events of admin cannot be delivered',
    expect.stringContaining('The backup'),
    '2 emails have been waiting for over 15 minutes',
    '1 email could not be delivered in the past day',
  ]);
  expect(told.join(' ')).toContain('The disk of the backups is full');
  expect(told.join(' ')).toContain('connect ECONNREFUSED');
  expect(screen.getByRole('link', { name: 'See them' })).toHaveAttribute('href', '/admin/emails?state=Failed');
  expect(within(await serviceRow('ftes')).getByText('Not responding')).toBeVisible();
});

test('each service says which version of it runs, and who deployed it', async () => {
  await open(well, { ftes: { ...idle, version: '1.1.0-46b31535', deployedAt: at - 60, deployedBy: 'rosalind' } });
  const row = await serviceRow('ftes');
  expect(await within(row).findByText('1.1.0-46b31535')).toBeVisible();
  expect(row).toHaveTextContent(/Deployed .+ by rosalind/);
  const admin = await serviceRow('admin');
  expect(await within(admin).findByText('1.0.0')).toBeVisible();
  expect(within(admin).queryByText(/Deployed/)).not.toBeInTheDocument();
});

test('slow calls of all services are told together, the longest first', async () => {
  await open(well, {
    admin: { ...idle, slowCalls: [slow('admin/list', 700)] },
    ftes: { ...idle, slowCalls: [slow('ftes/capacity', 2400), slow('ftes/list', 510)] },
  });
  const table = await screen.findByRole('table', { name: 'Slow calls' });
  await within(table).findByText('ftes/capacity');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => /^\w+\/[a-z]+/.exec(row.textContent ?? '')?.[0])).toEqual([
    'ftes/capacity',
    'admin/list',
    'ftes/list',
  ]);
  expect(within(table).getByText('2,400 ms')).toBeVisible();
});

test('where the front door cannot say it, the page says so and asks again', async () => {
  const { user } = await open(undefined);
  await screen.findByText('The platform’s health did not load');
  answers.set('/api/shell/health/platform', well);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No action needed. All services are responding.')).toBeVisible();
});
