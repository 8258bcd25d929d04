import { type AskedOf, isRole } from '@bidwright/contract-kit';
import { dayAt } from '@bidwright/contract-kit/days';
import { keyMark, type makeKey, type ProgramKey } from '@bidwright/contract-shell';
import { audit, type CallContext, entryOf, isId, Problem } from '@bidwright/service-kit';
import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { databaseOf } from '../database.ts';
import { refuse } from '../refuse.ts';
import { hashOf, newSecret } from '../secret.ts';
import type { Db } from '../tables.ts';

/** So many keys open something at a time: more than programs a firm has, few enough to be looked through. */
const maxUsable = 100;
/** Of those that are over, so many are told of beside them. */
const maxListed = 300;
/** Six signs behind the mark tell keys apart and leave 216 bits that nobody sees. */
const prefixLength = keyMark.length + 6;

const today = () => dayAt(new Date());

type Ends = { revoked: number | null; expirationDate: string };

/** What a key is good for now. */
export const stateOf = ({ revoked, expirationDate }: Ends): ProgramKey['state'] => {
  if (revoked !== null) return 'revoked';
  return expirationDate < today() ? 'expired' : 'usable';
};

const usable = (db: Db) =>
  db.selectFrom('program_keys').where('revoked', 'is', null).where('expirationDate', '>=', today());

/** The keys that open something, then those that are over; the newest first. */
export const keysOf = async (db: Db): Promise<ProgramKey[]> => {
  const rows = await db
    .selectFrom('program_keys')
    .selectAll()
    .orderBy((is) => is.or([is('revoked', 'is not', null), is('expirationDate', '<', today())]))
    .orderBy('dateCreated', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();
  return rows.map(({ keyHash: _keyHash, madeById, madeByName, revoked, ...key }) => ({
    ...key,
    madeBy: { id: madeById, name: madeByName },
    state: stateOf({ revoked, expirationDate: key.expirationDate }),
  }));
};

type By = Pick<CallContext, 'db' | 'by'>;

/** Makes a key and answers its secret, which is kept nowhere. */
export const makeOne = ({ db, by }: By, { name, roles, expirationDate }: AskedOf<typeof makeKey>) => {
  const secret = keyMark + newSecret();
  const id = uuid();
  const key = { name, roles: roles.filter(isRole), expirationDate };
  const row = { ...key, roles: JSON.stringify(key.roles), prefix: secret.slice(0, prefixLength) };
  const made = { madeById: by.id, madeByName: by.name, dateCreated: now(), lastUsed: null, revoked: null };
  return databaseOf({ db })
    .transaction()
    .execute(async (trx) => {
      const { count } = await usable(trx)
        .select((of) => of.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (count >= maxUsable)
        throw refuse({
          status: 409,
          code: 'too-many',
          key: 'shell.keys.tooMany',
          values: { max: maxUsable },
          field: 'name',
        });
      await trx
        .insertInto('program_keys')
        .values({ id, keyHash: hashOf(secret), ...row, ...made })
        .execute();
      const changes = Object.fromEntries(Object.entries(key).map(([field, to]) => [field, { from: null, to }]));
      await audit(trx, entryOf(by, 'created', 'programKeys', { recordId: id, changes }));
      return { id, secret };
    });
};

const noKey = () => new Problem(404, 'no-key', 'There is no such key');

/** Takes a key away. Of several who do so at once one is the one who did. */
export const revokeOne = async ({ db, by }: By, id: string): Promise<void> => {
  if (!isId(id)) throw noKey();
  await databaseOf({ db })
    .transaction()
    .execute(async (trx) => {
      const time = now();
      const { numUpdatedRows } = await trx
        .updateTable('program_keys')
        .set({ revoked: time })
        .where('id', '=', id)
        .where('revoked', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) {
        const changes = { revoked: { from: null, to: time } };
        return audit(trx, entryOf(by, 'revoked', 'programKeys', { recordId: id, changes }));
      }
      const kept = await trx.selectFrom('program_keys').select('id').where('id', '=', id).executeTakeFirst();
      if (!kept) throw noKey();
    });
};
