import { hour, now } from '../../clock.ts';
import type { Db } from '../../tables.ts';
import { holdsSomethingFor } from '../isFor.ts';
import type { StoredVersion } from '../tables.ts';
import { placeOf } from './first.ts';

type WithFile = Pick<StoredVersion, 'file'>;

/** The ids of those who may come in and for whom one of the versions holds something. */
export const peopleOf = async (db: Db, versions: WithFile[]): Promise<string[]> => {
  const today = new Date().toISOString().slice(0, 10);
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'permissions'])
    .where('status', '=', 'Active')
    .where(({ or, eb }) => or([eb('expirationDate', 'is', null), eb('expirationDate', '>=', today)]))
    .execute();
  return rows.filter(({ permissions }) => versions.some(holdsSomethingFor(permissions))).map(({ id }) => id);
};

/** Those who were here of late. */
const present = async (db: Db): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('sessions')
    .select('accountId')
    .distinct()
    .where('lastSeen', '>', now() - hour)
    .execute();
  return new Set(rows.map(({ accountId }) => accountId));
};

/** Somebody to be the first in any case, as in a small firm the share may be nobody: one of those who are here, if there are any. */
export const chosenOf = async (db: Db, seed: string, versions: WithFile[]): Promise<string | undefined> => {
  const all = await peopleOf(db, versions);
  const here = await present(db);
  const near = all.filter((id) => here.has(id));
  return (near.length > 0 ? near : all).toSorted((one, other) => placeOf(seed, one) - placeOf(seed, other))[0];
};
