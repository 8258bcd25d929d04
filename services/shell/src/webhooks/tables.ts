import type { RecordEvent, Role } from '@bidwright/contract-kit';
import type { Notification, Webhook, WebhookDelivery, WebhookKind } from '@bidwright/contract-shell';
import type { Generated } from 'kysely';
import type { Json } from '../json.ts';

/** A program that is told of what happens. */
interface WebhookTable {
  id: string;
  name: string;
  kind: WebhookKind;
  /** Sealed: whoever knows the address of a chat may write there. */
  address: string;
  /** What of it may be shown. */
  shown: string;
  /** Sealed; a chat has none. */
  secret: string | null;
  /** The secret before, which signs too until a day has passed. */
  former: string | null;
  formerUntil: number | null;
  collections: Json<string[]>;
  changes: Json<Webhook['changes']>;
  notices: Json<string[]>;
  roles: Json<Role[]>;
  language: Webhook['language'];
  state: Webhook['state'];
  fault: Webhook['fault'];
  /** How often the first message that waits was sent in vain, and when it is sent again. */
  tries: Generated<number>;
  nextTry: Generated<number>;
  /** Which front door sends just now, and until when nobody else does. */
  lease: string | null;
  leaseUntil: Generated<number>;
  madeById: string;
  madeByName: string;
  dateCreated: number;
  version: Generated<number>;
}

/** What a message tells: a change of a record, a notice in the language of its webhook, or nothing but that it is a test. */
export type Told =
  | { event: Omit<RecordEvent, 'title' | 'also' | 'into' | 'job'> }
  | {
      notice: {
        type: string;
        by: string | null;
        text: NonNullable<Notification['texts']>['en'];
        link: string;
        at: number;
      };
    }
  | { test: number };

/** Messages that wait for their webhook, in their order, and those that were sent. */
interface DeliveryTable {
  id: Generated<number>;
  webhookId: string;
  /** What its receiver knows it by, however often it comes. */
  messageId: string;
  topic: string;
  told: Json<Told>;
  state: WebhookDelivery['state'];
  tries: Generated<number>;
  code: number | null;
  said: string | null;
  tried: number | null;
  dateCreated: number;
}

export interface WebhookTables {
  webhooks: WebhookTable;
  webhook_deliveries: DeliveryTable;
}
