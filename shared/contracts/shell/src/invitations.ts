import {
  array,
  boolean,
  call,
  type InferType,
  idOf,
  listOf,
  number,
  object,
  objectOf,
  oneOf,
  string,
  text,
} from '@bidwright/contract-kit';
import { admins } from './rights.ts';

const accounts = { service: 'shell', tag: 'accounts', right: admins };
const moment = () => number().integer().nullable().defined();
const user = () => text(36).required();

/** Of what pages read about invitations; no collection keeps them. */
export const invitations = 'invitations';
const changes = () => [{ col: invitations }];

/** How many days an invitation waits for its person. */
export const invitationDays = 7;

/** About how many people is asked at once. */
export const maxSignIns = 100;

/** Whether a link still opens an account: it has been used, is too old, or never was one. */
export const invitationStates = ['open', 'used', 'late', 'unknown'] as const;

export const signIns = call({
  ...accounts,
  name: 'accounts/signIns',
  summary: 'When people signed in last, and until when those are invited who never did',
  input: object({ users: array(user()).min(1).max(maxSignIns).required().meta({ kind: 'texts' }) }),
  answer: listOf(
    objectOf({
      id: idOf('users'),
      /** Seconds since 1970. */
      lastSignIn: moment(),
      /** A password was chosen, or another way to sign in joined. */
      isOpened: boolean().defined(),
      /** Until when the newest invitation can be used, in seconds since 1970; null: there is none. */
      invitedUntil: moment(),
      /** An app or a passkey stands before the account. */
      hasTwoStep: boolean().defined(),
    }),
  ),
  reads: [invitations],
});

export const invitationLink = call({
  ...accounts,
  name: 'invitations/link',
  summary:
    'A link by which a person who never signed in chooses a first password, to be handed over by other ways than mail',
  input: object({ user: user() }),
  answer: objectOf({ url: string().defined(), expires: number().integer().defined() }),
  refusals: [404, 409],
  changes,
});

export const sendInvitation = call({
  ...accounts,
  name: 'invitations/send',
  summary: 'Mails a person who never signed in an invitation once more',
  input: object({ user: user() }),
  answer: objectOf({ expires: number().integer().defined() }),
  refusals: [404, 409, 429],
  changes,
});

/** The body of `POST /api/shell/invitation`. */
export const invitationInput = object({ token: text(200).required() });

/** What it answers: of an open one, whom it is for; of any other, whom to ask. */
export const invitationAnswer = objectOf({
  state: oneOf(invitationStates),
  name: string().nullable().defined(),
  email: string().nullable().defined(),
  contact: string().nullable().defined(),
});

export type Invitation = InferType<typeof invitationAnswer>;
export type SignIns = InferType<typeof signIns.answer>;
