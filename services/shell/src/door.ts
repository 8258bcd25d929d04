import type { Service } from '@bidwright/service-kit';
import type { Document } from '@bidwright/service-kit/openapi';
import type { People } from './accounts/people.ts';
import type { Limits } from './limits.ts';
import type { Turns } from './proxy/turns.ts';
import type { Services } from './services.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Settings } from './settings.ts';
import type { Db } from './tables.ts';

/** What the front door's routes work with. */
export interface Door extends Pick<Service, 'log' | 'key' | 'stopping'> {
  settings: Settings;
  db: Db;
  services: Services;
  /** Calls that are not answered and read to the end yet. */
  openCalls: Turns;
  people: People;
  sessions: Sessions;
  limits: Limits;
  /** What the front door says of its calls. */
  document: Document;
}

const doors = new WeakMap<Service, Door>();

/** Remembers what the routes of a service work with, for its calls. */
export const keepDoor = (service: Service, door: Door): Door => {
  doors.set(service, door);
  return door;
};

/** What the routes of a service work with. */
export const doorOf = (service: Service): Door => {
  const door = doors.get(service);
  if (!door) throw new Error('The front door is not open yet');
  return door;
};
