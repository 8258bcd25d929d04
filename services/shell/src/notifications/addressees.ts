import type { Notice, NoticeType, Reference } from '@bidwright/contract-kit';
import type { Colleague } from '../accounts/colleagues.ts';
import { now } from '../clock.ts';
import type { Db } from '../tables.ts';
import { roleTarget, userTarget } from './targets.ts';

/** Who is told: roles, and people by name. */
export interface Addressees {
  roles: string[];
  users: Reference[];
}

/** May somebody read what notices of a type are about? More people may where an Admin has opened the module. */
export const mayRead = (
  { permissions }: Pick<Colleague, 'permissions'>,
  { readers, openTo = [] }: Pick<NoticeType, 'readers' | 'openTo'>,
  isOpened: boolean,
): boolean => {
  if (!readers || permissions.includes('Admin')) return true;
  return [...readers, ...(isOpened ? openTo : [])].some((role) => permissions.includes(role));
};

/** Whom a notice names: each once, of those who may read of it, and not the person whose action it tells. */
const named = ({ users = [] }: Notice, actorId: string | undefined, readers: Colleague[]): Reference[] => {
  const ids = new Set(users.map((user) => user?.id));
  return readers
    .filter(({ id }) => ids.has(id) && id !== actorId)
    .map(({ id, name, email }) => ({ id, name: name ?? email }));
};

/** Notes that a target is told of something; false when it was told before. */
export const isNews = async (trx: Db, about: string, target: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('notification_told')
    .ignore()
    .values({ about, target, dateCreated: now() })
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Those of a notice's addressees who have not been told of it yet; people only if they are among its readers. */
export const addresseesOf = async (
  trx: Db,
  notice: Notice,
  actorId: string | undefined,
  readers: Colleague[],
): Promise<Addressees> => {
  const { type, recordId, occasion, once = `${recordId}:${occasion}` } = notice;
  const about = `${type}:${once}`;
  const fresh: Addressees = { roles: [], users: [] };
  for (const role of notice.roles ?? []) if (await isNews(trx, about, roleTarget(role))) fresh.roles.push(role);
  for (const user of named(notice, actorId, readers))
    if (await isNews(trx, about, userTarget(user.id))) fresh.users.push(user);
  return fresh;
};

/** The people behind addressees. */
export const peopleOf = ({ roles, users }: Addressees, actorId: string | undefined, people: Colleague[]) => {
  const ids = new Set(users.map(({ id }) => id));
  return people.filter(
    ({ id, permissions }) => id !== actorId && (ids.has(id) || roles.some((role) => permissions.includes(role))),
  );
};
