import type { Reference } from '@bidwright/contract-kit';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** What a cell may call a record, in small letters: several may be called the same. */
export type Known = ReadonlyMap<string, readonly Reference[]>;

/** Where a copy has the name, and what else it may be called by. */
type Paths = readonly [name: string, code: string];

interface Row extends Reference {
  code: string | null;
}

/** Everything by which a table may name somebody or a bid: the id, the name, and the e-mail address or number. */
const knownBy = async (db: Database, col: string, paths: Paths): Promise<Known> => {
  const [called, code] = paths.map((path) => sql.lit(path));
  const { rows } = await sql<Row>`select id, json_value(record, ${called}) as name, json_value(record, ${code}) as code
    from copies where col = ${col} and json_value(record, ${called}) is not null`.execute(db);
  const known = new Map<string, Reference[]>();
  for (const { id, name, code: also } of rows)
    for (const word of new Set([id, name, also].flatMap((text) => (text ? [text.trim().toLowerCase()] : []))))
      known.set(word, [...(known.get(word) ?? []), { id, name }]);
  return known;
};

export const knownPeople = (db: Database): Promise<Known> => knownBy(db, 'users', ['$.name', '$.email']);
export const knownBids = (db: Database): Promise<Known> =>
  knownBy(db, 'opportunities', ['$.solicitationName', '$.solicitationNumber']);
