import { repeat, type Service } from '@bidwright/service-kit';
import { forgetInvitations } from './accounts/invitations.ts';
import { minute, now } from './clock.ts';
import { contextOf } from './context.ts';
import { databaseOf } from './database.ts';
import { beginDemo } from './demo/begin.ts';
import { forgetDeliveries } from './failures/deliveries.ts';
import { forgetOpenings } from './failures/openings.ts';
import { forgetFailures } from './failures/recent.ts';
import { forgetLimits } from './limits.ts';
import { deliver } from './mail/deliver.ts';
import { daily } from './notifications/daily/daily.ts';
import { forgetOverrides } from './overrides/override.ts';
import { commonPasswords } from './password/common.ts';
import { forgetProvings } from './registry/proving/forget.ts';
import { endStages } from './registry/stages/end.ts';
import type { Settings } from './settings.ts';
import type { Db } from './tables.ts';
import { forgetCalls } from './traffic/read.ts';
import { forgetSent, switchOffFull } from './webhooks/deliveries.ts';
import { sendWebhooks } from './webhooks/send.ts';

const forgetEnded = async (db: Db, settings: Settings) => {
  await db.deleteFrom('sessions').where('expires', '<', now()).execute();
  await db.deleteFrom('passwordResets').where('expires', '<', now()).execute();
  await forgetInvitations(db);
  await db.deleteFrom('googleLinks').where('expires', '<', now()).execute();
  await forgetLimits(db);
  await forgetOverrides({ db, settings });
  await forgetProvings(db, settings);
  await forgetFailures(db);
  await forgetDeliveries(db);
  await forgetOpenings(db);
  await forgetCalls(db);
  await forgetSent(db);
  await switchOffFull(db);
};

/** So much later at most open pages hear that all may have a version. */
const stagePollMs = 5000;

/** What happens beside requests: accounts of the demo, common passwords, mail, clearing away what has ended. */
export const begin = async (service: Service, settings: Settings): Promise<void> => {
  const { log, stopping } = service;
  const db = databaseOf(service);
  await beginDemo(db, settings);
  // Whoever is first to choose a password waits for them, and no start does.
  commonPasswords().catch((error: unknown) => log.error({ err: error }, 'the common passwords cannot be read'));
  await deliver({ db, log, stopping, settings });
  daily(service, settings);
  sendWebhooks(contextOf(service));
  repeat({ log, stopping }, stagePollMs, 'first stages cannot be ended', () => endStages(db));
  repeat({ log, stopping }, 5 * minute * 1000, 'what has ended cannot be cleared away', () =>
    forgetEnded(db, settings),
  );
};
