import {
  array,
  boolean,
  number,
  type ObjectSchema,
  object,
  type Person,
  roles,
  string,
  text,
} from '@bidwright/contract-kit';
import { type OpenSession, type OwnAccount, registrationModes, type Session, type SessionState } from './session.ts';

/** What the front door answers, for the document of its calls. */

const texts = () => array(string().required()).required();
const count = () => number().integer().required();

export const personAnswer: ObjectSchema<Person> = object({
  id: string().required(),
  name: string().required(),
  email: string().required(),
  permissions: texts(),
  teams: texts(),
  profilePicture: text(500),
  showActuals: boolean(),
  showProjections: boolean(),
  opened: array(string().required()),
  viewAs: string().oneOf(roles),
  proving: string(),
  program: boolean(),
}).required();

export const sessionAnswer: ObjectSchema<Session> = object({ user: personAnswer, expires: count() });

export const sessionStateAnswer: ObjectSchema<SessionState> = object({ left: count(), unread: count() });

export const registrationAnswer = object({ mode: string().oneOf(registrationModes).required() });

export const accountAnswer: ObjectSchema<OwnAccount> = object({
  email: string().required(),
  hasPassword: boolean().required(),
  hasGoogle: boolean().required(),
  hasOidc: boolean().required(),
});

const openSession: ObjectSchema<OpenSession> = object({
  id: string().required(),
  browser: string().nullable().defined(),
  system: string().nullable().defined(),
  dateCreated: count(),
  lastSeen: count(),
  expires: count(),
  current: boolean().required(),
});
export const sessionsAnswer = array(openSession).required();

const version = object({
  name: string().required(),
  version: string().required(),
  container: string().required(),
  entry: string().required(),
  files: object().required(),
  preload: texts(),
  /** The module’s `module.json`. */
  file: object().required(),
  /** Only this person sees the version, until then in seconds since 1970. */
  override: object({ expires: count() }).default(undefined),
});
export const registryAnswer = object({ modules: array(version).required() });
export const offeredAnswer = object({ code: string().required(), expires: count() });
export const publishedAnswer = object({ name: string().required(), version: string().required() });
export const activatedAnswer = publishedAnswer.concat(object({ previous: text(60).defined() }));
