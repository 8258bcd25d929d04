import { setTimeout as after } from 'node:timers/promises';
import type { AskedOf } from '@bidwright/contract-kit';
import type { makeWebhook, Webhook, WebhookDelivery } from '@bidwright/contract-shell';
import { contextOf } from '../context.ts';
import { sendWebhooks } from '../webhooks/send.ts';
import type { bench } from './bench.ts';
import type { Visitor } from './visitor.ts';

const longestMs = 60_000;

type Made = Partial<AskedOf<typeof makeWebhook>>;

/** What a webhook of a test hears unless it says otherwise. */
export const hearing: Made = {
  name: 'Accounts',
  kind: 'signed',
  collections: ['garden/beds'],
  changes: ['created', 'changed', 'removed', 'merged'],
  notices: [],
  roles: ['Operations'],
  language: 'en',
};

const list = async (browser: Visitor) => (await browser.post<Webhook[]>('/api/shell/webhooks/list', {})).body.data;
const sent = async (browser: Visitor, id: string) =>
  (await browser.post<WebhookDelivery[]>('/api/shell/webhooks/deliveries', { id })).body.data;

/** Waits until something is so, as long as a busy machine may take. */
const until = async (isSo: () => boolean | Promise<boolean>) => {
  const end = performance.now() + longestMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It is not so: ${isSo}`);
    await after(50);
  }
};

/** Webhooks as Admins make them; the front door sends what they hear. */
export const hooks = ({ service, signedIn, db }: Pick<ReturnType<typeof bench>, 'service' | 'signedIn' | 'db'>) => {
  beforeAll(() => sendWebhooks(contextOf(service.service)));

  const admin = () => signedIn({ permissions: ['Admin'] });

  /** Makes one, and answers with who made it. */
  const make = async (about: Made) => {
    const { browser } = await admin();
    const { status, body } = await browser.post<{ id: string; secret: string }>('/api/shell/webhooks/make', {
      ...hearing,
      ...about,
    });
    expect([status, body.errorInfo]).toEqual([200, undefined]);
    return { browser, ...body.data };
  };

  const waiting = async (): Promise<number> => {
    const { count } = await db()
      .selectFrom('webhook_deliveries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  return { admin, make, list, sent, until, waiting };
};
