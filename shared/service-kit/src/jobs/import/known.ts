import type { Field, Person, Reference } from '@bidwright/contract-kit';
import { type RawBuilder, sql } from 'kysely';
import type { Resource } from '../../calls/resource.ts';
import type { Database } from '../../connect.ts';
import type { Service } from '../../service.ts';
import { inScope } from '../../table/scope.ts';
import { storedAt } from '../../table/stored.ts';
import { linkTableOf, type Table } from '../../table/table.ts';

type By = 'id' | 'name';

/** More than one is as good as many. */
const enough = 2;

const distinct = (found: Reference[]): Reference[] => [...new Map(found.map((one) => [one.id, one])).values()];

/** Records of the service's own, those that the person may read. */
const amongOwn = async (db: Database, { table, collection }: Resource, person: Person, by: By, text: string) => {
  const title = storedAt(table, collection.title);
  if (!title) return [];
  const column = sql.ref(`t.${title.at}`);
  const where = [
    sql`${by === 'id' ? sql.ref('t.id') : column} = ${text}`,
    ...inScope(table, collection.rights.read(person)),
  ];
  const { rows } = await sql<Reference>`select t.id, ${column} as name from ${sql.table(table.name)} as t
    where ${sql.join(where, sql` and `)} limit ${enough}`.execute(db);
  return rows;
};

/** Records of other services that this one keeps copies of. */
const amongCopies = async (db: Database, of: string, by: By, text: string) => {
  const name = sql`json_unquote(json_extract(record, '$.name')) collate utf8mb4_unicode_520_ci`;
  const { rows } = await sql<Reference>`select id, ${name} as name from copies
    where col = ${of} and ${by === 'id' ? sql.ref('id') : name} = ${text} limit ${enough}`.execute(db);
  return rows.filter((row) => row.name !== null);
};

/** Records of other services as the service states where they are called what. */
const amongNamed = async (db: Database, query: RawBuilder<Reference>, by: By, text: string) => {
  const asked = by === 'id' ? sql.ref('id') : sql`name collate utf8mb4_unicode_520_ci`;
  const { rows } = await sql<Reference>`select id, name from (${query}) as n
    where ${asked} = ${text} and name is not null limit ${enough}`.execute(db);
  return rows;
};

/** Where records of the service point at records of a collection. */
const pointersTo = (tables: Table[], of: string): [table: RawBuilder<unknown>, id: string, name: string][] =>
  tables.flatMap((table) =>
    table.fields
      .filter((field: Field) => field.of === of)
      .flatMap((field): [RawBuilder<unknown>, string, string][] => {
        if (field.kind === 'reference') return [[sql.table(table.name), `${field.name}Id`, `${field.name}Name`]];
        return field.kind === 'references' ? [[sql.table(linkTableOf(table.name, field.name)), 'refId', 'name']] : [];
      }),
  );

/** Records of other services that some record here points at. */
const amongUsed = async (db: Database, tables: Table[], of: string, by: By, text: string) => {
  const found: Reference[] = [];
  for (const [table, id, name] of pointersTo(tables, of)) {
    const { rows } = await sql<Reference>`select distinct ${sql.ref(id)} as id, ${sql.ref(name)} as name from ${table}
      where ${sql.ref(by === 'id' ? id : name)} = ${text} and ${sql.ref(id)} is not null limit ${enough}`.execute(db);
    found.push(...rows);
    if (distinct(found).length > 1 || (by === 'id' && found.length > 0)) break;
  }
  return found;
};

const tablesOf = ({ resources }: Service): Table[] =>
  [...resources.values()].flatMap(({ table, subs }) => [
    table,
    ...[...subs.values()].filter(({ sub }) => !sub.readOnly).map((one) => one.table),
  ]);

/** Names looked up and remembered at most. */
const max = 20_000;

/**
 * Finds what a name or an id stands for, in what the service itself knows: it asks no other one. What is found is remembered;
 * what is not, too, where nothing is kept meanwhile, or nothing that could be it until `lookAgain`.
 */
export const createKnown = (service: Service, nothingIsKept: boolean) => {
  const tables = tablesOf(service);
  const remembered = new Map<string, Reference[]>();
  let missed = new Set<string>();

  const look = async (db: Database, person: Person, of: string, by: By, text: string) => {
    const own = service.resources.get(of);
    if (own) return distinct(await amongOwn(db, own, person, by, text));
    const query = service.named[of];
    const copies = distinct(await (query ? amongNamed(db, query, by, text) : amongCopies(db, of, by, text)));
    return copies.length > 0 ? copies : distinct(await amongUsed(db, tables, of, by, text));
  };
  /** A row brings records of the service's own, whose ids no other row can name. */
  const mayCome = (of: string, by: By) => !nothingIsKept && by === 'name' && service.resources.has(of);

  return {
    /** None, one, or more than one. */
    find: async (db: Database, person: Person, of: string, by: By, text: string): Promise<Reference[]> => {
      const key = JSON.stringify([of, by, text]);
      const before = remembered.get(key);
      if (before) return before;
      if (missed.has(key)) return [];
      const found = await look(db, person, of, by, text);
      if (remembered.size >= max) remembered.clear();
      if (missed.size >= max) missed = new Set();
      if (found.length > 0) remembered.set(key, found);
      else if (!mayCome(of, by)) missed.add(key);
      return found;
    },
    /** Meanwhile something may have come. */
    lookAgain: () => {
      if (!nothingIsKept) missed = new Set();
    },
    /** Some of what was found was undone. */
    forget: () => {
      remembered.clear();
      missed = new Set();
    },
  };
};

export type Known = ReturnType<typeof createKnown>;

/** Looks in one database or transaction. */
export type KnownRecords = (person: Person, of: string, by: By, text: string) => Promise<Reference[]>;

export const knownIn =
  ({ find }: Known, db: Database): KnownRecords =>
  (...asked) =>
    find(db, ...asked);
