import type { Service } from '@bidwright/service-kit';
import type { Document } from '@bidwright/service-kit/openapi';
import type { People } from './accounts/people.ts';
import type { Limits } from './limits.ts';
import type { Turns } from './proxy/turns.ts';
import type { Versions } from './registry/bring.ts';
import type { Services } from './services.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Settings } from './settings.ts';
import type { Db } from './tables.ts';
import type { Post } from './webhooks/post.ts';

/** What the front door's routes work with. */
export interface AppContext extends Pick<Service, 'log' | 'keys' | 'stopping'> {
  /** Seals what only the front door may read or make. */
  key: string;
  settings: Settings;
  db: Db;
  versions: Versions;
  services: Services;
  /** Calls that are not answered and read to the end yet. */
  openCalls: Turns;
  people: People;
  sessions: Sessions;
  limits: Limits;
  /** Sends messages of webhooks. */
  post: Post;
  /** What the front door says of its calls. */
  document: Document;
}

const contexts = new WeakMap<Service, AppContext>();

/** Remembers what the routes of a service work with, for its calls. */
export const keepContext = (service: Service, context: AppContext): AppContext => {
  contexts.set(service, context);
  return context;
};

/** What the routes of a service work with. */
export const contextOf = (service: Service): AppContext => {
  const context = contexts.get(service);
  if (!context) throw new Error('The front door is not open yet');
  return context;
};
