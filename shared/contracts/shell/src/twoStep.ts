import {
  array,
  boolean,
  call,
  choices,
  done,
  message,
  number,
  type ObjectSchema,
  object,
  roles,
  string,
  text,
} from '@bidwright/contract-kit';
import { personAnswer, sessionAnswer } from './answers.ts';
import { invitations } from './invitations.ts';
import { admins } from './rights.ts';
import { provePasswordInput, type Session } from './session.ts';

/** By what people show a second time who they are: an app that makes codes, a passkey, or a code kept for when both are lost. */
export const stepWays = ['app', 'passkey', 'recovery'] as const;
export type StepWay = (typeof stepWays)[number];

/** The password was right, and something is still asked: to prove it by one of `ways`, or to set an app up, which the role needs. */
export interface AskedStep {
  user: null;
  step: 'prove' | 'setUp';
  ways: StepWay[];
}

/** What `POST /api/shell/signIn` and `invitation/accept` answer. */
export type SignedIn = Session | AskedStep;

/** What `POST /api/shell/register` answers: `user` null with no step when a mail with a link must confirm the address first. */
export type Registered = SignedIn | { user: null };

export const isAsked = (answer: object): answer is AskedStep => 'step' in answer;

/** Without a person when a second step is asked, or after a registration when a mail must confirm the address. */
export const signedInAnswer = object({
  user: personAnswer.nullable(),
  expires: number().integer(),
  step: string().oneOf(['prove', 'setUp']),
  ways: array(string().oneOf(stepWays).required()),
});

/** What `GET /api/shell/signIn/step` answers. */
export const askedAnswer = object({
  step: string().oneOf(['prove', 'setUp']).required(),
  ways: array(string().oneOf(stepWays).required()).required(),
});

/** The body of `POST /api/shell/signIn/step`: six digits of the app, or a recovery code. */
export const stepInput = object({ code: text(40).required() });

/** How an app is set up. */
export interface AppOffer {
  /** In Base32, for who types it. */
  secret: string;
  /** The same as an address for a picture: `otpauth://…`. */
  address: string;
  /** Comes back with the first code; nothing is kept before. */
  offer: string;
}
export const appOfferAnswer: ObjectSchema<AppOffer> = object({
  secret: string().required(),
  address: string().required(),
  offer: string().required(),
});

/** The bodies of `POST /api/shell/signIn/setUp/confirm` and `twoStep/app/confirm`. */
export const confirmAppInput = object({ code: text(40).required(), offer: text(2000).required() });

/** Codes that are shown this once. Null: the person has some already. */
export interface RecoveryCodes {
  codes: string[] | null;
}
export const codesAnswer: ObjectSchema<RecoveryCodes> = object({
  codes: array(string().required()).nullable().defined(),
});
export const setUpAnswer = object({ session: sessionAnswer.required(), codes: array(string().required()).required() });

/** A passkey of somebody, for a list; times in seconds since 1970. */
export interface Passkey {
  id: string;
  name: string;
  dateCreated: number;
  lastUsed: number | null;
}

/** What `GET /api/shell/twoStep` answers of the own account. */
export interface OwnTwoStep {
  hasPassword: boolean;
  /** Since when an app makes codes. */
  app: number | null;
  /** How many are left. */
  recoveryCodes: number;
  passkeys: Passkey[];
  /** A role of the person's needs a second step. */
  isNeeded: boolean;
}
const moment = () => number().integer().nullable().defined();
export const ownTwoStepAnswer: ObjectSchema<OwnTwoStep> = object({
  hasPassword: boolean().required(),
  app: moment(),
  recoveryCodes: number().integer().required(),
  passkeys: array(
    object({
      id: string().required(),
      name: string().required(),
      dateCreated: number().integer().required(),
      lastUsed: moment(),
    }),
  ).required(),
  isNeeded: boolean().required(),
});

/** What a browser's credential says, as the JSON that the standard defines. */
const credential = () => text(12_000).required();
/** What the browser is asked for, in the standard's own JSON. */
export const passkeyOptionsAnswer = object({ options: object().required() });
export const signInPasskeyInput = object({ credential: credential() });
export const addPasskeyInput = object({ name: text(60).required(), credential: credential() });
export const removePasskeyInput = provePasswordInput.concat(
  object({
    /** As the own account names it. */
    id: text(64)
      .matches(/^[0-9a-f]{64}$/, { message: message('validation.invalid') })
      .required(),
  }),
);

const twoStep = { service: 'shell', tag: 'two-step', right: admins };
const twoStepRoles = 'twoStepRoles';

/** Whose people need a second step after their password. */
export const twoStepRolesInput = object({ roles: choices(roles) });

export const readTwoStepRoles = call({
  ...twoStep,
  name: 'twoStep/roles',
  summary: 'Whose people need a second step after their password',
  input: object({}),
  answer: object({ roles: array(string().oneOf(roles).required()).required() }).required(),
  reads: [twoStepRoles],
});

export const setTwoStepRoles = call({
  ...twoStep,
  name: 'twoStep/setRoles',
  summary: 'Sets whose people need a second step after their password, from their next sign-in',
  input: twoStepRolesInput,
  answer: done(),
  isIdempotent: true,
  changes: () => [{ col: twoStepRoles }],
});

export const resetTwoStep = call({
  ...twoStep,
  name: 'twoStep/reset',
  summary: 'Takes the second step off an account whose person has lost it, signs the person out and tells by mail',
  input: object({ user: text(36).required() }),
  answer: done(),
  refusals: [404],
  changes: () => [{ col: invitations }],
});
