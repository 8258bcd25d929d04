import {
  type AnswerOf,
  array,
  boolean,
  call,
  choice,
  choices,
  count,
  done,
  type InferType,
  listOf,
  message,
  named,
  number,
  object,
  objectOf,
  oneOf,
  roles,
  string,
  tally,
  text,
} from '@bidwright/contract-kit';
import { label, moduleName } from './names.ts';
import { admins } from './rights.ts';

/**
 * An address of another program that is told of what happens: of changes, signed as Standard Webhooks says, or of notices in the form of
 * a chat. What the roles of a webhook may not read it never tells.
 */
const webhooks = 'webhooks';

export const webhookKinds = ['signed', 'slack', 'teams'] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** What happens to records; two that were merged and are apart again are told of as `merged` too. */
export const webhookChanges = ['created', 'changed', 'removed', 'merged'] as const;

export const webhookLanguages = ['en', 'fr', 'ro', 'zh'] as const;

/** Why a webhook was switched off: for a day it was not answered well, its receiver is gone, or too much waited for it. */
export const webhookFaults = ['failing', 'gone', 'full'] as const;

/** A collection of a service: `library/texts`. */
const place = () =>
  string()
    .max(120)
    .matches(/^[a-z][a-z-]*\/[a-zA-Z]+$/, { message: message('validation.invalid') })
    .required();

/** The full name of a type of notices: `library.text-added`. */
const noticeType = () =>
  string()
    .max(120)
    .matches(/^[a-z][a-z-]*\.[a-z][a-z-]*$/, { message: message('validation.invalid') })
    .required();

const some = (of: ReturnType<typeof place>) =>
  array(of)
    .max(100)
    .default(() => [])
    .meta({ kind: 'texts' });

const isChat = (kind: unknown) => kind === 'slack' || kind === 'teams';

const hears = {
  /** What the list and its history name it. */
  name: text(80).required(),
  /** Of which collections' records it is told. A chat is told of none. */
  collections: some(place()).when('kind', ([kind], schema) =>
    isChat(kind) ? schema.max(0, message('shell.webhooks.chatHearsNotices')) : schema,
  ),
  /** What of them. */
  changes: choices(webhookChanges).when('collections', ([collections], schema) =>
    Array.isArray(collections) && collections.length > 0 ? schema.min(1, message('shell.webhooks.noChange')) : schema,
  ),
  /** Which notices. */
  notices: some(noticeType()).when(['kind', 'collections'], ([kind, collections], schema) => {
    if (isChat(kind)) return schema.min(1, message('shell.webhooks.hearsNothing'));
    const hearsChanges = Array.isArray(collections) && collections.length > 0;
    return hearsChanges ? schema : schema.min(1, message('shell.webhooks.hearsNothingAtAll'));
  }),
  /** Whose rights bound what it is told. */
  roles: choices(roles).min(1, message('shell.keys.noRole')),
  /** Of the texts of notices. */
  language: choice(webhookLanguages).default('en').required(),
};

const address = () =>
  text(1000).matches(/^https?:\/\/[^\s/?#]/i, {
    message: message('shell.webhooks.noAddress'),
    excludeEmptyString: true,
  });

/** The body of `POST /api/shell/webhooks/make`. */
export const makeWebhookInput = object({
  kind: choice(webhookKinds).default('signed').required(),
  /** Where it is told. */
  address: address().required(),
  ...hears,
});
export type NewWebhook = InferType<typeof makeWebhookInput>;

/** The body of `POST /api/shell/webhooks/change`: all that it hears. Its kind stays what it is. */
export const changeWebhookInput = object({
  id: text(36).required(),
  /** As it was seen: who changed it since is not overwritten. */
  version: count().min(1).required(),
  kind: choice(webhookKinds).required(),
  /** Where it is told from now on; none: it stays where it is. */
  address: address(),
  ...hears,
});
export type ChangedWebhook = InferType<typeof changeWebhookInput>;

const asked = { service: 'shell', tag: 'webhooks', right: admins };
const changes = () => [{ col: webhooks }];
const one = object({ id: text(36).required() });
const secret = string().nullable().defined();

const heard = objectOf({
  collections: listOf(string().defined()),
  changes: listOf(oneOf(webhookChanges)),
  notices: listOf(string().defined()),
  roles: listOf(oneOf(roles)),
  language: oneOf(webhookLanguages),
});

export const listWebhooks = call({
  ...asked,
  name: 'webhooks/list',
  summary: 'The webhooks, without their secrets, with how each stands; the newest first',
  input: object({}),
  answer: listOf(
    objectOf({
      id: string().defined(),
      /** Grows with every change. */
      version: tally(),
      name: string().defined(),
      kind: oneOf(webhookKinds),
      /** Where it is told; of a chat no more than its host, for who knows the rest may write there. */
      address: string().defined(),
      state: oneOf(['on', 'paused', 'off']),
      /** Why it is off. */
      fault: oneOf(webhookFaults).nullable(),
      /** Messages that wait. */
      waiting: tally(),
      /** How often the first of them was sent in vain. */
      tries: tally(),
      /** Times in seconds since 1970: when it is tried again, until when the secret before signs too, when it was made. */
      nextTry: number().integer().nullable().defined(),
      formerUntil: number().integer().nullable().defined(),
      dateCreated: tally(),
      madeBy: named('users'),
    }).concat(heard),
  ),
  reads: [webhooks],
});
export type Webhook = AnswerOf<typeof listWebhooks>[number];

export const webhookChoices = call({
  ...asked,
  name: 'webhooks/choices',
  summary: 'What webhooks can be told of: the collections of each service that answers, and the types of notices',
  input: object({}),
  answer: objectOf({
    collections: listOf(string().defined()),
    notices: listOf(objectOf({ type: string().defined(), service: moduleName(), title: label() })),
  }),
});

export const makeWebhook = call({
  ...asked,
  name: 'webhooks/make',
  summary: 'Makes a webhook; the secret of a signed one is shown this once',
  input: makeWebhookInput,
  answer: objectOf({ id: string().defined(), secret }),
  refusals: [409],
  changes,
});

export const changeWebhook = call({
  ...asked,
  name: 'webhooks/change',
  summary:
    'Changes what a webhook hears, its roles, its name or where it is told; what waits is sent to where it is told then',
  input: changeWebhookInput,
  answer: done(),
  refusals: [404, 409],
  once: true,
  changes,
});

export const removeWebhook = call({
  ...asked,
  name: 'webhooks/remove',
  summary: 'Removes a webhook with all that waits for it',
  input: one,
  answer: done(),
  refusals: [404],
  once: true,
  changes,
});

export const switchWebhook = call({
  ...asked,
  name: 'webhooks/switch',
  summary: 'Pauses a webhook, so that messages wait, or has it go on at once, in their order',
  input: one.shape({ on: boolean().required() }),
  answer: done(),
  refusals: [404],
  isIdempotent: true,
  changes,
});

export const rollWebhook = call({
  ...asked,
  name: 'webhooks/roll',
  summary: 'Gives a signed webhook another secret, shown this once; for a day the one before signs too',
  input: one,
  answer: objectOf({ secret: string().defined() }),
  refusals: [404],
  changes,
});

/** How an attempt ended: whether it was taken, the status that was answered, or none, and how the answer or the failure began. */
const attempt = {
  isTaken: boolean().defined(),
  code: number().integer().nullable().defined(),
  said: string().nullable().defined(),
};

export const testWebhook = call({
  ...asked,
  name: 'webhooks/test',
  summary: 'Sends a webhook a message at once that says it is a test, and answers what became of it',
  input: one,
  answer: objectOf(attempt),
  refusals: [404, 429],
  changes,
});

export const deliveryStates = ['waiting', 'sent', 'withheld', 'failed'] as const;

export const listDeliveries = call({
  ...asked,
  name: 'webhooks/deliveries',
  summary: 'The last messages of a webhook, the newest first',
  input: one,
  answer: listOf(
    objectOf({
      id: tally(),
      /** What its receiver knows it by, however often it comes. */
      messageId: string().defined(),
      topic: string().defined(),
      /** `withheld`: its roles may not read it. `failed`: a test that was not taken. */
      state: oneOf(deliveryStates),
      tries: tally(),
      code: attempt.code,
      said: attempt.said,
      /** When it was tried last, in seconds since 1970; none: not yet. */
      tried: number().integer().nullable().defined(),
      dateCreated: tally(),
    }),
  ),
  refusals: [404],
  reads: [webhooks],
});
export type WebhookDelivery = AnswerOf<typeof listDeliveries>[number];

export const sendAgain = call({
  ...asked,
  name: 'webhooks/sendAgain',
  summary:
    'Sends a message of a webhook once more, at once and under the same id; one that waits is tried now, in its turn',
  input: object({ id: text(36).required(), delivery: number().integer().min(1).required() }),
  answer: objectOf(attempt).nullable(),
  refusals: [404, 409, 429],
  changes,
});
