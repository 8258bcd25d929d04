import {
  changeWebhook,
  listDeliveries,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  rollWebhook,
  sendAgain,
  switchWebhook,
  testWebhook,
  webhookChoices,
} from '@bidwright/contract-shell';
import { type CallHandler, handle } from '@bidwright/service-kit';
import { contextOf } from '../context.ts';
import { databaseOf } from '../database.ts';
import { changeOne } from './change.ts';
import { choicesFor } from './choices.ts';
import { deliveriesOf, sendOneAgain, sendTest } from './deliveries.ts';
import { makeOne, removeOne, rollOne, switchOne, webhooksOf } from './manage.ts';

/** What answers the calls about webhooks. */
export const webhookCalls: CallHandler[] = [
  handle(listWebhooks, ({ service }) => webhooksOf(databaseOf(service))),
  handle(webhookChoices, ({ service, person }) => choicesFor(contextOf(service), person)),
  handle(makeWebhook, ({ service, by, input }) => makeOne(contextOf(service), by, input)),
  handle(changeWebhook, async ({ service, by, input, ...context }) => {
    await changeOne({ ...contextOf(service), db: databaseOf(context) }, by, input);
    return {};
  }),
  handle(removeWebhook, async ({ by, input, ...context }) => {
    await removeOne(databaseOf(context), by, input.id);
    return {};
  }),
  handle(switchWebhook, async ({ service, by, input }) => {
    await switchOne(databaseOf(service), by, input.id, input.on);
    return {};
  }),
  handle(rollWebhook, ({ service, by, input }) => rollOne(contextOf(service), by, input.id)),
  handle(testWebhook, ({ service, person, input }) => sendTest(contextOf(service), person.id, input.id)),
  handle(listDeliveries, ({ service, input }) => deliveriesOf(databaseOf(service), input.id)),
  handle(sendAgain, ({ service, person, input }) =>
    sendOneAgain(contextOf(service), person.id, input.id, input.delivery),
  ),
];
