import { concernsOf, type PlatformHealth, type ServiceHealth } from './health.ts';

const now = 1_764_000_000;
const hour = 3600;

const well: PlatformHealth = {
  at: now,
  isDemo: false,
  services: [
    { name: 'admin', isReady: true },
    { name: 'ftes', isReady: true },
  ],
  database: '11.4.3-MariaDB',
  disk: { freeBytes: 50e9, totalBytes: 100e9 },
  backup: { isNightly: true, madeAt: now - 6 * hour, folder: '/b', tookMs: 900, failedAt: null, reason: null },
  mail: { hasServer: true, queued: 3, late: 0, failed: 0, error: null },
};

const service = (parked: number): ServiceHealth => ({
  version: '1.0.0',
  deployedAt: null,
  deployedBy: null,
  since: now - hour,
  databaseBytes: 1,
  events: { waiting: 2, parked },
  jobs: { queued: 0, running: 0 },
  slowCalls: [],
});

const found = (changed: Partial<PlatformHealth>) => concernsOf({ ...well, ...changed }, new Map());
const backup = (changed: Partial<PlatformHealth['backup']>) => found({ backup: { ...well.backup, ...changed } });
const mail = (changed: Partial<PlatformHealth['mail']>) => found({ mail: { ...well.mail, ...changed } });
const free = (freeBytes: number) => found({ disk: { freeBytes, totalBytes: 100e9 } });

test('a platform that does well needs nobody', () => {
  expect(concernsOf(well, new Map([['admin', service(0)]]))).toEqual([]);
});

test.each([
  ['a service that is silent', found({ services: [{ name: 'ftes', isReady: false }] }), 'serviceSilent'],
  ['a tenth of the disk', free(9e9), 'diskLow'],
  ['a disk that is full soon', free(2e9), 'diskFull'],
  ['a backup that failed after the last one', backup({ failedAt: now, reason: 'no room' }), 'backupFailed'],
  ['a night without a backup', backup({ madeAt: now - 27 * hour }), 'backupOld'],
  ['no backup ever', backup({ isNightly: false, madeAt: null }), 'backupNone'],
  ['no mail server', mail({ hasServer: false, failed: 2 }), 'mailNone'],
  ['mail that does not leave', mail({ late: 2, error: 'refused' }), 'mailLate'],
  ['mail that was given up', mail({ failed: 1 }), 'mailFailed'],
  ['events that a service keeps refusing', concernsOf(well, new Map([['ftes', service(4)]])), 'eventsParked'],
])('%s is told', (_, concerns, id) => {
  expect(concerns.map((concern) => concern.id)).toEqual([id]);
});

test.each([
  ['a failure before the last backup', backup({ failedAt: now - 30 * hour, reason: 'no room' })],
  ['an old backup of who makes them by hand', backup({ isNightly: false, madeAt: now - 90 * hour })],
  ['a demo without backups and mail', found({ ...well, isDemo: true, mail: { ...well.mail, hasServer: false } })],
])('%s is not', (_, concerns) => {
  expect(concerns).toEqual([]);
});

test('the gravest comes first', () => {
  const services = [{ name: 'admin', isReady: false }];
  const disk = { freeBytes: 1, totalBytes: 100 };
  const concerns = concernsOf({ ...well, services, disk, mail: { ...well.mail, failed: 1 } }, new Map());
  expect(concerns.map(({ id }) => id)).toEqual(['serviceSilent', 'diskFull', 'mailFailed']);
});
