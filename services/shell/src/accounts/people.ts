import { isDeepStrictEqual } from 'node:util';
import { isShut } from '../demo/shut.ts';
import type { Settings } from '../settings.ts';
import type { Account, Db } from '../tables.ts';
import { whereRoom } from '../whereRoom.ts';
import { normalEmail } from './accounts.ts';
import type { Admin, AdminPerson } from './admin.ts';

export type { ListedPerson } from './admin.ts';

/** How long admin is left alone after it did not answer, in milliseconds. */
const backOffMs = 1000;

export interface People {
  /**
   * The account with what admin says of its person now. While admin does not answer, what it said last counts; where it
   * never said anything, this throws.
   */
  refreshed(account: Account): Promise<Account>;
  /** The person an Admin has entered with this very address. */
  entered(email: string): Promise<AdminPerson | undefined>;
  /** Makes the person's record in admin, if that is still to be done. False: somebody else has the address there. */
  registered(account: Account): Promise<boolean>;
  /** See `Admin`. */
  haveRoles: Admin['haveRoles'];
  list: Admin['list'];
  change: Admin['change'];
}

type Snapshot = Pick<
  Account,
  'name' | 'permissions' | 'teams' | 'status' | 'expirationDate' | 'showActuals' | 'showProjections' | 'profilePicture'
>;

const snapshotOf = ({
  name,
  permissions,
  teams,
  status,
  expirationDate,
  showActuals,
  showProjections,
  profilePicture,
}: Snapshot): Snapshot => ({
  name,
  permissions,
  teams,
  status,
  expirationDate,
  showActuals,
  showProjections,
  profilePicture,
});

const flagsOf = ({ showActuals, showProjections }: AdminPerson) => ({
  showActuals: showActuals ? (1 as const) : (0 as const),
  showProjections: showProjections ? (1 as const) : (0 as const),
});

export const createPeople = (db: Db, admin: Admin, settings: Pick<Settings, 'DEMO'>): People => {
  let silentUntil = 0;

  const newsOf = async (account: Account): Promise<Snapshot> => {
    if (isShut(settings, account.id)) return { ...account, status: 'Gone' };
    if (account.status && Date.now() < silentUntil) return account;
    try {
      const person = await admin.person({ id: account.id });
      return person ? { ...person, ...flagsOf(person) } : { ...account, status: 'Gone' };
    } catch (error) {
      silentUntil = Date.now() + backOffMs;
      if (!account.status) throw error;
      return account;
    }
  };

  return {
    haveRoles: admin.haveRoles,
    list: admin.list,
    change: admin.change,
    refreshed: async (account) => {
      const news = snapshotOf(await newsOf(account));
      if (isDeepStrictEqual(news, snapshotOf(account))) return account;
      const lists = { permissions: JSON.stringify(news.permissions), teams: JSON.stringify(news.teams) };
      await whereRoom(
        db
          .updateTable('accounts')
          .set({ ...news, ...lists })
          .where('id', '=', account.id)
          .execute(),
      );
      return { ...account, ...news };
    },
    entered: async (email) => {
      const person = await admin.person({ email: normalEmail(email) });
      // Admin's table takes letters for the same that only look alike.
      const isThatOne = person && normalEmail(person.email) === normalEmail(email);
      return isThatOne && !isShut(settings, person.id) ? person : undefined;
    },
    registered: async (account) => {
      const { id, email, registration } = account;
      if (!registration) return true;
      if (!(await admin.create({ id, email, ...registration }))) return false;
      await db.updateTable('accounts').set({ registration: null }).where('id', '=', id).execute();
      return true;
    },
  };
};
