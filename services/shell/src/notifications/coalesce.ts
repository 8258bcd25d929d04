import type { MailTiming, Notice, Reference } from '@bidwright/contract-kit';
import { minute, now } from '../clock.ts';
import type { Db } from '../tables.ts';
import type { Addressees } from './addressees.ts';

/** What one person does to one record within this time is told as one. */
const span = 10 * minute;

/** A notification that further news of its record are put into. */
export interface Coalesced {
  id: string;
  version: number;
  values: Record<string, string | number>;
  addressees: Addressees;
  /** By target. */
  mails: Map<string, MailTiming>;
}

/** The notification that the person has caused about the record a moment ago. */
export const coalescedWith = async (
  trx: Db,
  notice: Notice,
  actor: Reference | null,
): Promise<Coalesced | undefined> => {
  if (!actor) return undefined;
  const found = await trx
    .selectFrom('notifications')
    .selectAll()
    .where('recordId', '=', notice.recordId)
    .where('type', '=', notice.type)
    .where('addedById', '=', actor.id)
    .where('dateUpdated', '>', now() - span)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const users = await trx
    .selectFrom('notifications_users')
    .select(['refId as id', 'name'])
    .where('recordId', '=', found.id)
    .execute();
  const { id, version, values, roles } = found;
  const targets = await trx
    .selectFrom('notification_targets')
    .select(['target', 'mail'])
    .where('notificationId', '=', id)
    .execute();
  const mails = new Map(targets.map(({ target, mail }) => [target, mail]));
  return { id, version, values, addressees: { roles, users }, mails };
};

/** The news with what it goes into: it still began where the first of them began. */
export const mergedValues = (coalesced: Coalesced | undefined, { values }: Notice): Notice['values'] =>
  coalesced && 'from' in coalesced.values && 'from' in values
    ? { ...values, from: coalesced.values.from ?? '' }
    : values;

/** Everybody who was told, and those who are told now. */
export const mergedAddressees = (coalesced: Coalesced | undefined, fresh: Addressees): Addressees => {
  if (!coalesced) return fresh;
  const { roles, users } = coalesced.addressees;
  const ids = new Set(users.map(({ id }) => id));
  return {
    roles: [...new Set([...roles, ...fresh.roles])],
    users: [...users, ...fresh.users.filter(({ id }) => !ids.has(id))],
  };
};
