import type { Service } from '@bidwright/service-kit';
import { documentOf } from '@bidwright/service-kit/openapi';
import { connectAdmin } from './accounts/admin.ts';
import { createPeople } from './accounts/people.ts';
import { calls } from './calls.ts';
import { type AppContext, keepContext } from './context.ts';
import { databaseOf } from './database.ts';
import { createLimits } from './limits.ts';
import { migrations } from './migrations.ts';
import { operations } from './operations.ts';
import { Turns } from './proxy/turns.ts';
import { createVersions } from './registry/bring.ts';
import { connectServices, connectTo } from './services.ts';
import { createSessions } from './sessions/sessions.ts';
import type { Settings } from './settings.ts';
import { openPost } from './webhooks/post.ts';

/** Each holds a body and an answer in memory; nobody waits here. */
const openCalls = { atOnce: 5000, ofOne: 128, waiting: 0, waitingOfOne: 0, maxWaitMs: 0 };

/** For what the front door itself asks of admin: nobody's calls stand before it. */
const adminConnections = 16;

export const createContext = (service: Service, settings: Settings): AppContext => {
  const { log, keys, stopping } = service;
  const db = databaseOf(service);
  const services = connectServices(settings);
  const admin = services.get('admin');
  if (!admin)
    throw new Error('Settings: neither SERVICES nor ADDRESSES_FILE names the service admin, which keeps the people');
  const people = createPeople(db, connectAdmin(connectTo(admin.address, adminConnections), keys, log), settings);
  const sessions = createSessions(db, people, settings);
  const document = documentOf(service, { migrations, calls, operations });
  return keepContext(service, {
    log,
    keys,
    key: settings.INTERNAL_KEY,
    stopping,
    settings,
    db,
    versions: createVersions({ db, settings, log }),
    services,
    openCalls: new Turns(openCalls),
    people,
    sessions,
    limits: createLimits(db),
    post: openPost(settings),
    document,
  });
};
