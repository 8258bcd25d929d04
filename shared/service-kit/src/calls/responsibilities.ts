import { maxOfKind, type Reference, responsibilitiesIn } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { storedAt } from '../table/stored.ts';
import { type CallHandler, handle } from './handle.ts';
import type { Resource, Responsibility } from './rules.ts';

type Field = [name: string, responsibility: Responsibility];

interface Asked {
  person: string;
  to: Reference | null;
}

/** What a record is called; some are called nothing. */
const calledIn = ({ table, collection }: Resource, { calledBy: title = collection.title }: Responsibility) => {
  const stored = storedAt(table, `${title}.name`) ?? storedAt(table, title);
  return stored ? sql`coalesce(t.${sql.ref(stored.at)}, '')` : sql`''`;
};

const openRecords = async (db: Database, resource: Resource, [field, responsibility]: Field, { person, to }: Asked) => {
  const { open } = responsibility;
  const isOpen = open ? await open(db, to) : sql<boolean>`true`;
  const { rows } =
    await sql<Reference>`select t.id, ${calledIn(resource, responsibility)} as name from ${sql.table(resource.table.name)} as t
    where ${sql.ref(`t.${field}Id`)} = ${person} and t.status = 'Active' and ${isOpen} order by t.id limit ${maxOfKind}`.execute(
      db,
    );
  return rows;
};

const found = async (db: Database, resource: Resource, field: Field, asked: Asked) => {
  const [name, { set, call }] = field;
  const { to } = asked;
  const usual = to && { [name]: to };
  return {
    col: resource.collection.name,
    field: name,
    records: await openRecords(db, resource, field, asked),
    ...(call ? { set: {}, call } : { set: (to && set ? await set(db, to) : usual) ?? {} }),
  };
};

/** Answers for which open records of a service a person is responsible; kinds of which there are none are left out. */
export const answerResponsibilities = (name: string): CallHandler =>
  handle(responsibilitiesIn(name), async ({ service, db, input: { person, to } }) => {
    const kinds = [...service.resources.values()].flatMap((resource) =>
      Object.entries(resource.rules.responsibilities ?? {}).map((field) => [resource, field] as const),
    );
    const all = await Promise.all(kinds.map(([resource, field]) => found(db, resource, field, { person, to })));
    return all.filter(({ records }) => records.length > 0);
  });
