import {
  across,
  type Collection,
  type Field,
  fieldsOf,
  type Person,
  type SubCollection,
  type Where,
} from '@bidwright/contract-kit';
import {
  callsOf,
  connect,
  type Database,
  insertRecords,
  migrate,
  type ServiceOptions,
  tableOf,
} from '@bidwright/service-kit';
import { type Resources, resourcesOf } from '@bidwright/service-kit/internal/calls/resource';
import { loadSeeds } from '@bidwright/service-kit/internal/seed';
import { subTableOf } from '@bidwright/service-kit/internal/table/table';
import { CompiledQuery, sql } from 'kysely';
import { emptyDatabase } from './database.ts';
import { person } from './person.ts';
import { plansInRows } from './plans.ts';
import { variedRecord } from './varied.ts';

/** Rows that a step of a query may read at most, and how many there are: whoever reads all of them reads as many. */
const max = 10_000;
const rows = 12_000;

interface Plan {
  type: string | null;
  rows: string | number | null;
  Extra: string | null;
}

interface Seen {
  sql: string;
  parameters: readonly unknown[];
}

type Served = ServiceOptions & { collections: Collection[] };

const kept = [
  { name: 'id', kind: 'text' },
  { name: 'dateCreated', kind: 'number' },
  { name: 'dateUpdated', kind: 'number' },
  { name: 'addedBy', kind: 'reference' },
] as Field[];

const fieldNamed = ({ input }: Collection, name: string): Field => {
  const field = [...fieldsOf(input), ...kept].find((one) => one.name === name);
  if (!field) throw new Error(`There is no field ${name}`);
  return field;
};

/** The value of a field in the 4,321st record, as a filter names it. */
const valueOf = (collection: Collection, { name, kind }: Field): Where['value'] => {
  const value: unknown = variedRecord(collection, 4321)[name];
  const one = Array.isArray(value) ? value[0] : value;
  if (kind === 'labelled') return (one as { value: string }).value;
  return (one as { id?: string })?.id ?? (one as string | number | boolean);
};

/** Filters by a field that find a few records, or none. */
const wheresOf = (collection: Collection, field: Field): Where[] => {
  const { name, kind } = field;
  const value = valueOf(collection, field);
  const isOrdered = kind === 'number' || kind === 'date';
  const isAmong = typeof value === 'string' || typeof value === 'number';
  return [
    { field: name, is: 'eq', value },
    ...(isAmong ? [{ field: name, is: 'in' as const, value: [value] }] : []),
    ...(isOrdered
      ? (['le', 'ge'] as const).map((is) => ({ field: name, is, value: kind === 'date' ? '1999-01-01' : -1 }))
      : []),
    ...(kind === 'references' ? [] : [{ field: name, is: 'empty' as const }]),
  ];
};

/** Rows that a connection has had read up to now. */
const rowsRead = async (one: Database): Promise<number> => {
  const { rows: counts } = await sql<{
    Value: string;
  }>`show session status where Variable_name like 'Handler_read%'`.execute(one);
  return counts.reduce((sum, { Value }) => sum + Number(Value), 0);
};

/** What a service's own eyes see of the database while it answers. */
export const watched = async (url: string, service: Served) => {
  const seen: Seen[] = [];
  const db = connect(url, (text, parameters) => seen.push({ sql: text, parameters }));
  const resources: Resources = resourcesOf(service);
  const ask = callsOf(resources);
  return {
    db,
    /** Answers a call, and tells what its statements would read whole and how many rows they did read. */
    tried: (who: Person, call: string, body: object) =>
      db.connection().execute(async (one) => {
        await plansInRows(one);
        const before = await rowsRead(one);
        seen.length = 0;
        const answer = await ask(one, who, call, body);
        const statements = seen.slice();
        const took = (await rowsRead(one)) - before;
        const whole: string[] = [];
        for (const { sql: text, parameters } of statements) {
          const { rows: plan } = await one.executeQuery<Plan>(CompiledQuery.raw(`explain ${text}`, [...parameters]));
          for (const step of plan) {
            const isLarge = Number(step.rows) > max;
            if (step.type === 'ALL' && isLarge) whole.push(`${text}: reads all rows`);
            if (isLarge && step.Extra?.includes('filesort')) whole.push(`${text}: sorts ${step.rows} rows`);
          }
        }
        return { answer, whole, took };
      }),
  };
};

/** A collection that grows large, or a subcollection that is asked for across its parents, and how calls name it. */
interface Large {
  collection: Collection;
  at: { col: string; sub?: string };
  load(db: Database): Promise<void>;
}

const wholes = (of: Collection, count = rows) => Array.from({ length: count }, (_, n) => variedRecord(of, n));

const largeOf = (collection: Collection): Large => ({
  collection,
  at: { col: collection.name },
  load: (db) => loadSeeds(db, { collection, records: wholes(collection) }),
});

const parentIdOf = (record: object) => (record as { parent: { id: string } }).parent.id;

const largePartOf = (parent: Collection, sub: SubCollection): Large => {
  const collection = across(parent, sub);
  return {
    collection,
    at: { col: parent.name, sub: sub.name },
    load: async (db) => {
      const records = wholes(collection);
      const parents = [...new Set(records.map(parentIdOf))].map((id, n) => ({ ...variedRecord(parent, n), id }));
      await insertRecords(db, tableOf(parent), parents);
      await insertRecords(db, subTableOf(parent, sub), records, parentIdOf);
    },
  };
};

const largeIn = (collections: Collection[]): Large[] =>
  collections.flatMap((one) => [
    ...(one.asked ? [largeOf(one)] : []),
    ...Object.values(one.sub).flatMap((sub) => (sub.asked ? [largePartOf(one, sub)] : [])),
  ]);

/**
 * Fills the large collections of a service, and asks for everything their contracts allow: in every order, by every filter,
 * of the first page and the next. No statement may read all rows, by the server's plan and by its own count.
 */
export const noScans = (service: Served, people: Person[] = []): void => {
  const large = largeIn(service.collections);
  const admin = person('Admin');
  let running: Awaited<ReturnType<typeof watched>>;

  beforeAll(async () => {
    const url = await emptyDatabase(`${service.name} scans`);
    running = await watched(url, service);
    await migrate(running.db, service.migrations);
    for (const { collection, load } of large) {
      await load(running.db);
      await sql`analyze table ${sql.table(collection.name)}`.execute(running.db);
    }
  });

  afterAll(() => running.db.destroy());

  test.each(large)('no order of $collection.name sorts or reads all rows', async ({ collection, at }) => {
    for (const field of ['id', 'dateCreated', 'dateUpdated', ...(collection.asked?.sort ?? [])]) {
      for (const descending of [false, true]) {
        const sort = { field, descending };
        const first = await running.tried(admin, 'query', { ...at, sort });
        const next = await running.tried(admin, 'query', { ...at, sort, after: first.answer.next });
        expect([field, descending, first.whole, next.whole]).toEqual([field, descending, [], []]);
        expect(first.took + next.took).toBeLessThan(max / 10);
      }
    }
  });

  test.each(large)('no filter of $collection.name reads all rows', async ({ collection, at }) => {
    const { sort = [], filter = [] } = collection.asked ?? {};
    for (const name of ['id', 'dateCreated', 'dateUpdated', 'addedBy', ...sort, ...filter]) {
      for (const where of wheresOf(collection, fieldNamed(collection, name))) {
        const { whole, took } = await running.tried(admin, 'query', { ...at, where: [where] });
        expect([where, whole, took < rows ? 'few rows' : took]).toEqual([where, [], 'few rows']);
      }
    }
  });

  const askers = [admin, ...people].map((who) => ({ who, name: who.name }));
  test.each(large.flatMap((one) => askers.map((asker) => ({ ...asker, ...one }))))(
    'neither does the list of $collection.name as $name sees it',
    async ({ who, collection, at }) => {
      for (const [call, body] of Object.entries({ ...(!at.sub && { list: {} }), query: { limit: 50 } })) {
        if (collection.rights.read(who) === 'none') continue;
        const { whole, took } = await running.tried(who, call, { ...at, ...body });
        expect([call, whole, took < rows ? 'few rows' : took]).toEqual([call, [], 'few rows']);
      }
    },
  );
};
