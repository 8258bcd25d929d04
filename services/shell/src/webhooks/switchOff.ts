import type { Webhook } from '@bidwright/contract-shell';
import { keepNotices } from '../notifications/keep.ts';
import { ownService } from '../notifications/statements.ts';
import { pathTo } from '../registry/pathTo.ts';
import type { Db } from '../tables.ts';

/** Nothing is sent to a webhook any more until an Admin has it go on, and Admins are told so. */
export const switchOff = async (
  trx: Db,
  { id, name }: { id: string; name: string },
  fault: NonNullable<Webhook['fault']>,
): Promise<void> => {
  await trx
    .updateTable('webhooks')
    .set({ state: 'off', fault, lease: null, leaseUntil: 0 })
    .where('id', '=', id)
    .execute();
  await keepNotices(trx, ownService, null, [
    {
      type: `webhook-${fault}`,
      recordId: id,
      occasion: String(Date.now()),
      values: { name },
      link: await pathTo(trx, 'Webhook.list'),
      roles: ['Admin'],
      mail: 'now',
    },
  ]);
};
