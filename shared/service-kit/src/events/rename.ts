import type { RecordEvent } from '@bidwright/contract-kit';
import { type SqlBool, sql } from 'kysely';
import type { Resources } from '../calls/resource.ts';
import { renameInCopies } from '../copies/rename.ts';
import type { Service } from '../service.ts';
import { linkTableOf } from '../table/table.ts';
import { areDifferent, differs, type Following, follow, followThrough } from './copy.ts';
import type { Handler } from './handler.ts';
import { type Pointing, pointingTo } from './pointing.ts';

/** Whose names the service copies where. */
const namesOf = (resources: Resources, target: string) =>
  pointingTo(resources, target).filter(({ field }) => field.kind !== 'recordId');

const inGroup = (within: string, path: string) => sql`json_value(${sql.ref(within)}, ${sql.lit(`$.${path}`)})`;

const followingOf = ({ col, sub, table, field, within }: Pointing, id: string, name: string): Following => {
  const about = { col, sub, table: table.name, key: 'id' as const };
  if (field.kind === 'references') {
    const where = sql<SqlBool>`refId = ${id} and ${differs('name', name)}`;
    return { ...about, table: linkTableOf(table.name, field.name), key: 'recordId', where, set: { name } };
  }
  if (within !== undefined) {
    const [idWithin, nameWithin] = [inGroup(within, `${field.name}.id`), inGroup(within, `${field.name}.name`)];
    const where = sql<SqlBool>`${idWithin} = ${id} and ${areDifferent(nameWithin, name)}`;
    const path = sql.lit(`$.${field.name}.name`);
    return { ...about, where, set: { [within]: sql`json_set(${sql.ref(within)}, ${path}, ${name})` } };
  }
  const where = sql<SqlBool>`${sql.ref(`${field.name}Id`)} = ${id} and ${differs(`${field.name}Name`, name)}`;
  return { ...about, where, set: { [`${field.name}Name`]: name } };
};

const targetOf = ({ col, sub }: RecordEvent) => (sub === undefined ? col : `${col}/${sub}`);

/** The record's new name, when the event says that it got one. */
const newName = ({ kind, sub, changes, title }: RecordEvent): string | undefined => {
  const name = kind === 'changed' ? changes[sub === undefined ? title : 'name']?.to : undefined;
  return typeof name === 'string' ? name : undefined;
};

/** Whether an event gives a record another name of which the service keeps copies. */
export const renames = (resources: Resources, event: RecordEvent): boolean =>
  newName(event) !== undefined && namesOf(resources, targetOf(event)).length > 0;

/** Brings the copies of a record's name up to date, wherever the service keeps them. */
export const rename: Handler = async (event, { service }: { service: Service }) => {
  const name = newName(event);
  if (name === undefined) return;
  for (const pointing of namesOf(service.resources, targetOf(event))) {
    const goOn = pointing.within === undefined ? follow : followThrough;
    await goOn(service, event, followingOf(pointing, event.recordId, name));
  }
  await renameInCopies(service.db, event.recordId, name);
};
