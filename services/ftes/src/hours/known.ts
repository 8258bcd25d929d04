import type { User } from '@bidwright/contract-admin';
import type { Reference } from '@bidwright/contract-kit';
import type { Opportunity } from '@bidwright/contract-opportunities';
import { pathIn } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../tables.ts';

/** What a cell may call a record, in small letters: several may be called the same. */
export type Known = ReadonlyMap<string, readonly Reference[]>;

/** Where a copy has the name, and what else it may be called by. */
type Paths = readonly [name: RawBuilder<string>, code: RawBuilder<string>];

/** Everything by which a table may name somebody or a bid: the id, the name, and the e-mail address or number. */
const knownBy = async (db: Db, col: string, [called, code]: Paths): Promise<Known> => {
  const name = sql<string>`json_value(record, ${called})`;
  const rows = await db
    .selectFrom('copies')
    .select(['id', name.as('name'), sql<string | null>`json_value(record, ${code})`.as('code')])
    .where('col', '=', col)
    .where(name, 'is not', null)
    .execute();
  const known = new Map<string, Reference[]>();
  for (const { id, name, code: also } of rows)
    for (const word of new Set([id, name, also].flatMap((text) => (text ? [text.trim().toLowerCase()] : []))))
      known.set(word, [...(known.get(word) ?? []), { id, name }]);
  return known;
};

export const knownPeople = (db: Db): Promise<Known> =>
  knownBy(db, 'users', [pathIn<User>('name'), pathIn<User>('email')]);
export const knownBids = (db: Db): Promise<Known> =>
  knownBy(db, 'opportunities', [pathIn<Opportunity>('solicitationName'), pathIn<Opportunity>('solicitationNumber')]);
