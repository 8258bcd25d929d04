import type { Service } from '@bidwright/service-kit';
import { type Document, documentOf } from '@bidwright/service-kit/openapi';
import { connectAdmin } from './accounts/admin.ts';
import { createPeople, type People } from './accounts/people.ts';
import { databaseOf } from './database.ts';
import { createLimits, type Limits } from './limits.ts';
import { operations } from './operations.ts';
import { connectServices, type Services } from './services.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import type { Settings } from './settings.ts';
import type { Db } from './tables.ts';

/** What the front door's routes work with. */
export interface Door extends Pick<Service, 'log' | 'key' | 'stopping'> {
  settings: Settings;
  db: Db;
  services: Services;
  /** For files alone: slow lines hold none of the connections that calls need. */
  transfers: Services;
  people: People;
  sessions: Sessions;
  limits: Limits;
  /** What the front door says of its calls. */
  document: Document;
}

/** Files on their way to or from one service at once; others wait. */
const mostTransfers = 256;

export const createDoor = (service: Service, settings: Settings): Door => {
  const { log, key, stopping } = service;
  const db = databaseOf(service);
  const services = connectServices(settings.SERVICES);
  const transfers = connectServices(settings.SERVICES, mostTransfers);
  const admin = services.get('admin');
  if (!admin) throw new Error('Settings: SERVICES names no service admin');
  const people = createPeople(db, connectAdmin(admin, key, log));
  const sessions = createSessions(db, people);
  const document = documentOf(service, operations);
  return {
    log,
    key,
    stopping,
    settings,
    db,
    services,
    transfers,
    people,
    sessions,
    limits: createLimits(db),
    document,
  };
};
