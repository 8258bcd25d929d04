import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database, type KitDatabase, migrate } from '@bidwright/service-kit';
import { subjectOf } from '@bidwright/service-kit/internal/ledger';
import { sql } from 'kysely';
import { emptyDatabase } from './database.ts';
import { migrationsIn } from './numbering.ts';

interface Column {
  place: string;
  type: string;
  length: number | null;
  nullable: boolean;
  /** Who adds a row need not name it. */
  filled: boolean;
}

interface Row {
  table: string;
  column: string;
  type: string;
  length: number | null;
  nullable: string;
  usual: string | null;
  /** MySQL: null where there is nothing. */
  extra: string | null;
}

export const columnsIn = async (db: Database): Promise<Map<string, Column>> => {
  const { rows } = await sql<Row>`select table_name as \`table\`, column_name as \`column\`, data_type as type,
    character_maximum_length as length, is_nullable as nullable, column_default as usual, extra
    from information_schema.columns where table_schema = database()`.execute(db);
  return new Map(
    rows.map(({ table, column, type, length, nullable, usual, extra }) => {
      const place = `${table}.${column}`;
      const filled = nullable === 'YES' || usual !== null || Boolean(extra);
      return [place, { place, type, length, nullable: nullable === 'YES', filled }] as const;
    }),
  );
};

/** What the version before does with a column and could not do any longer. */
const narrowed = (before: Column, now: Column | undefined): string[] => {
  const { place } = before;
  if (!now) return [`${place} is gone`];
  if (before.type !== now.type && before.length === null) return [`${place} holds ${now.type}, not ${before.type}`];
  if ((now.length ?? Infinity) < (before.length ?? 0)) return [`${place} is shorter`];
  return before.nullable && !now.nullable && !now.filled ? [`${place} must be filled`] : [];
};

/** What a change of the tables takes from the version before, which still runs meanwhile. */
export const narrowings = (before: Map<string, Column>, now: Map<string, Column>): string[] => {
  const tables = new Set([...before.keys()].map((place) => place.split('.', 1)[0]));
  const added = [...now.values()].filter(({ place }) => !before.has(place) && tables.has(place.split('.', 1)[0]));
  return [
    ...[...before.values()].flatMap((column) => narrowed(column, now.get(column.place))),
    ...added.filter(({ filled }) => !filled).map(({ place }) => `${place} is new and must be filled`),
  ];
};

/** Those that an installation of the last release has run already. */
const releasedSubjects = (migrations: string): Set<string> => {
  const file = join(migrations, 'released.sql');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const ledger = /insert into `kysely_migration` [^;]*;/.exec(text)?.[0] ?? '';
  return new Set([...ledger.matchAll(/'(\d[\d-]*-[\w-]+)'/g)].map(([, name = '']) => subjectOf(name)));
};

/** From before services were deployed alone. */
const before = new Set(['shell: 0016-no-watched', 'shell: 0017-deliveries']);

/** A migration that ends what the last release did not use any more is called `0031-contract-its-subject`. */
const isContract = (name: string) => /^\d{4}-contract-/.test(name);

const newOnes = (name: string, migrations: string): string[] => {
  const released = releasedSubjects(migrations);
  if (released.size === 0) return [];
  return migrationsIn(migrations).filter(
    (one) => !released.has(subjectOf(one)) && !isContract(one) && !before.has(`${name}: ${one}`),
  );
};

/**
 * That the version before goes on working beside the next one, and can be gone back to: migrations since the last release add,
 * and leave what there was as it was.
 */
export const expandTests = ({ name, migrations }: { name: string; migrations: string }): void => {
  const looked = new Set(newOnes(name, migrations));
  if (looked.size === 0) return;

  test('migrations since the last release take nothing from the version before', async () => {
    const db: KitDatabase = connect(await emptyDatabase(`${name} expand`));
    const none = mkdtempSync(join(tmpdir(), 'bidwright-migrations-'));
    try {
      await migrate(db, none);
      const faults: string[] = [];
      for (const one of migrationsIn(migrations)) {
        const was = await columnsIn(db);
        const { up } = await import(join(migrations, `${one}.ts`));
        await up(db);
        if (looked.has(one)) faults.push(...narrowings(was, await columnsIn(db)).map((fault) => `${one}: ${fault}`));
      }
      expect(faults).toEqual([]);
    } finally {
      await db.destroy();
      rmSync(none, { recursive: true });
    }
  });
};
