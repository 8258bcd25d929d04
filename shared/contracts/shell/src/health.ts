import {
  type AnswerOf,
  boolean,
  call,
  type healthIn,
  listOf,
  number,
  object,
  objectOf,
  string,
  tally,
} from '@bidwright/contract-kit';
import { admins } from './rights.ts';

const moment = () => number().integer().nullable().defined();

/** The last backups, as whoever makes them notes it in a file: the last that was made, and the last that was not. */
export const notedBackup = object({
  /** Seconds since 1970; null: never. */
  madeAt: moment().default(null),
  folder: string().nullable().defined().default(null),
  tookMs: moment().default(null),
  failedAt: moment().default(null),
  reason: string().nullable().defined().default(null),
});

/** What the front door knows of the platform's health; each service says the rest of itself. */
export const platformHealth = call({
  service: 'shell',
  tag: 'health',
  right: admins,
  name: 'health/platform',
  summary: 'Which services answer, the room on the disk, the last backup, and the mail that waits; for an Admin',
  input: object({}),
  answer: objectOf({
    /** When it was looked; seconds since 1970. */
    at: tally(),
    /** Sample data alone: nobody misses a backup or a mail server. */
    isDemo: boolean().defined(),
    services: listOf(objectOf({ name: string().defined(), isReady: boolean().defined() })),
    /** As the database names itself. */
    database: string().defined(),
    disk: objectOf({ freeBytes: tally(), totalBytes: tally() }),
    /** With whether the platform makes one each night by itself. */
    backup: notedBackup.shape({ isNightly: boolean().defined() }).defined(),
    mail: objectOf({
      hasServer: boolean().defined(),
      queued: tally(),
      /** Should have left a quarter of an hour ago. */
      late: tally(),
      /** Given up within a day. */
      failed: tally(),
      /** What the mail server said last of those that wait. */
      error: string().nullable().defined(),
    }),
  }),
});

export type PlatformHealth = AnswerOf<typeof platformHealth>;
export type ServiceHealth = AnswerOf<ReturnType<typeof healthIn>>;

/** Something that an administrator does something about. */
export type Concern =
  | { id: 'serviceSilent'; service: string }
  | { id: 'diskFull' | 'diskLow'; freeBytes: number }
  | { id: 'backupFailed'; reason: string; at: number }
  | { id: 'backupOld'; at: number }
  | { id: 'backupNone' | 'mailNone' }
  | { id: 'mailLate' | 'mailFailed'; count: number; error: string | null }
  | { id: 'eventsParked'; service: string; count: number };

/** A night that was missed is noticed in the morning. */
const maxBackupAge = 26 * 60 * 60;
const fullShare = 0.03;
const lowShare = 0.1;

const diskConcern = ({ freeBytes, totalBytes }: PlatformHealth['disk']): Concern[] => {
  const share = freeBytes / Math.max(1, totalBytes);
  if (share >= lowShare) return [];
  return [{ id: share < fullShare ? 'diskFull' : 'diskLow', freeBytes }];
};

const backupConcern = ({ isNightly, madeAt, failedAt, reason }: PlatformHealth['backup'], now: number): Concern[] => {
  if (failedAt !== null && failedAt > (madeAt ?? 0))
    return [{ id: 'backupFailed', reason: reason ?? '', at: failedAt }];
  if (madeAt === null) return [{ id: 'backupNone' }];
  // Whoever makes them by hand decides how often.
  return isNightly && madeAt < now - maxBackupAge ? [{ id: 'backupOld', at: madeAt }] : [];
};

const mailConcern = ({ hasServer, late, failed, error }: PlatformHealth['mail']): Concern[] => {
  if (!hasServer) return [{ id: 'mailNone' }];
  const found: Concern[] = [];
  if (late > 0) found.push({ id: 'mailLate', count: late, error });
  if (failed > 0) found.push({ id: 'mailFailed', count: failed, error: null });
  return found;
};

/**
 * What needs somebody, the gravest first.
 * @param services how each service does that answers, by name
 */
export const concernsOf = (platform: PlatformHealth, services: ReadonlyMap<string, ServiceHealth>): Concern[] => [
  ...platform.services.flatMap(({ name, isReady }): Concern[] =>
    isReady ? [] : [{ id: 'serviceSilent', service: name }],
  ),
  ...diskConcern(platform.disk),
  ...[...services].flatMap(([service, { events }]): Concern[] =>
    events.parked > 0 ? [{ id: 'eventsParked', service, count: events.parked }] : [],
  ),
  ...(platform.isDemo ? [] : [...backupConcern(platform.backup, platform.at), ...mailConcern(platform.mail)]),
];
