import type { Person } from '@bidwright/contract-kit';
import { instant } from '@bidwright/contract-kit/days';
import type { Session } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Request } from 'express';
import { sql } from 'kysely';
import { day, minute, now } from '../clock.ts';
import { withOpened } from '../registry/opened/opened.ts';
import { hashOf } from '../secret.ts';
import type { Db } from '../tables.ts';
import { whereRoom } from '../whereRoom.ts';
import { stateOf } from './keys.ts';

/** Programs that ask, by their requests. */
const programs = new WeakMap<Request, Session>();

/** The program that asks, as if it had a session; undefined where a browser does. */
export const programOf = (request: Request): Session | undefined => programs.get(request);

export const keepProgram = (request: Request, program: Session): void => {
  programs.set(request, program);
};

const helps = 'An Admin makes a new one under Data management, Program keys';

const refused = (code: string, why: string) => new Problem(401, code, `${why}. ${helps}.`);

/** When it was used last is written at most this often, so that not every request writes. */
const step = minute;

const noteUse = (db: Db, id: string, time: number) =>
  whereRoom(
    db
      .updateTable('program_keys')
      .set({ lastUsed: time })
      .where('id', '=', id)
      .where((is) => is.or([is('lastUsed', 'is', null), is('lastUsed', '<=', time - step)]))
      .execute(),
  );

/** There is no account, no team and no mailbox of it; what an Admin lets people see beside their roles it does not see. */
export const personOf = ({ id, name, roles }: { id: string; name: string; roles: string[] }): Person => ({
  id,
  name,
  email: 'program@bidwright.invalid',
  permissions: roles,
  teams: [],
  showActuals: false,
  showProjections: false,
  program: true,
});

/**
 * Whose key this is. It is looked up each time, so that one that was revoked opens nothing from that moment on. The hash is what is
 * looked for: how long that takes tells nothing of secrets.
 */
export const programBy = async (db: Db, secret: string): Promise<Session> => {
  const found = await db
    .selectFrom('program_keys')
    .select(['id', 'name', 'roles', 'expirationDate', 'revoked', 'lastUsed'])
    .select(sql<string[] | null>`(select json_arrayagg(name) from opened_modules)`.as('modules'))
    .where('keyHash', '=', hashOf(secret))
    .executeTakeFirst();
  if (!found) throw refused('unknown-key', 'This is no key of this installation');
  const { name, expirationDate } = found;
  const state = stateOf(found);
  if (state === 'revoked') throw refused('revoked-key', `The key “${name}” was revoked`);
  if (state === 'expired') throw refused('expired-key', `The key “${name}” was good until ${expirationDate}`);
  const time = now();
  if (time - (found.lastUsed ?? 0) >= step) await noteUse(db, found.id, time);
  const user = withOpened(personOf(found), found.modules ?? []);
  return { user, expires: instant(expirationDate).getTime() / 1000 + day };
};
