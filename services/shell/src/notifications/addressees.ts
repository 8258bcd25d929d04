import type { Reference } from '@bidwright/contract-kit';
import { now } from '../clock.ts';
import type { Db } from '../tables.ts';
import type { Directory } from '../watched/directory.ts';
import type { WatchedUser } from '../watched/records.ts';
import type { Notice } from './notice.ts';
import { roleTarget, userTarget } from './targets.ts';

/** Who is told: roles, and people by name. */
export interface Addressees {
  roles: string[];
  users: Reference[];
}

const mayRead = ({ permissions }: WatchedUser, readers: string[] | undefined) =>
  !readers || permissions.includes('Admin') || readers.some((role) => permissions.includes(role));

/** Whom a notice names: each once, nobody who may not read of it, and not the person whose action it tells. */
const named = ({ users = [], readers }: Notice, actorId: string | undefined, directory: Directory): Reference[] => {
  const ids = [...new Set(users.map((user) => user?.id))].filter((id) => id !== actorId);
  return ids.flatMap((id) => {
    const user = directory.user(id);
    return user && mayRead(user, readers) ? [{ id: user.id, name: user.name ?? user.email }] : [];
  });
};

/** Notes that a target is told of something; false when it was told before. */
const isNews = async (trx: Db, about: string, target: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('notification_told')
    .ignore()
    .values({ about, target, dateCreated: now() })
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Those of a notice's addressees who have not been told of it yet. */
export const addresseesOf = async (
  trx: Db,
  notice: Notice,
  actorId: string | undefined,
  directory: Directory,
): Promise<Addressees> => {
  const { type, recordId, occasion, once = `${recordId}:${occasion}` } = notice;
  const about = `${type}:${once}`;
  const fresh: Addressees = { roles: [], users: [] };
  for (const role of notice.roles ?? []) if (await isNews(trx, about, roleTarget(role))) fresh.roles.push(role);
  for (const user of named(notice, actorId, directory))
    if (await isNews(trx, about, userTarget(user.id))) fresh.users.push(user);
  return fresh;
};

/** The people behind addressees. */
export const peopleOf = ({ roles, users }: Addressees, actorId: string | undefined, directory: Directory) => {
  const ids = new Set(users.map(({ id }) => id));
  return directory.users.filter(
    ({ id, permissions }) => id !== actorId && (ids.has(id) || roles.some((role) => permissions.includes(role))),
  );
};
