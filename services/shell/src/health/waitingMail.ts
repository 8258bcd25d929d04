import type { PlatformHealth } from '@bidwright/contract-shell';
import { day, minute, now } from '../clock.ts';
import { isQuiet } from '../mail/mailSettings.ts';
import type { Settings } from '../settings.ts';
import type { Db } from '../tables.ts';

/** Mail leaves within seconds; what waits longer than this waits for something. */
const lateAfter = 15 * minute;

type Given = Pick<Settings, 'SMTP_URL' | 'FIRM_ZONE'>;

const countQueued = async (db: Db): Promise<number> => {
  const queued = db.selectFrom('emails').where('state', '=', 'Queued');
  const { count } = await queued.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
};

/** Those that the mail server did not take, and those that nobody has tried although the hours are not quiet. */
const lateMail = async (db: Db, settings: Pick<Settings, 'FIRM_ZONE'>) => {
  const before = now() - lateAfter;
  const quiet = await isQuiet(db, settings);
  return db
    .selectFrom('emails')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('error').as('error')])
    .where('state', '=', 'Queued')
    .where('dateCreated', '<', before)
    .where((row) => (quiet ? row('tries', '>', 0) : row.or([row('tries', '>', 0), row('nextTry', '<', before)])))
    .executeTakeFirstOrThrow();
};

const countFailed = async (db: Db): Promise<number> => {
  const failed = db
    .selectFrom('emails')
    .where('state', '=', 'Failed')
    .where('dateUpdated', '>', now() - day);
  const { count } = await failed.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
};

/** How the mail queue does. */
export const waitingMail = async (db: Db, settings: Given): Promise<PlatformHealth['mail']> => {
  const late = await lateMail(db, settings);
  return {
    hasServer: settings.SMTP_URL !== '',
    queued: await countQueued(db),
    late: late.count,
    failed: await countFailed(db),
    error: late.error,
  };
};
