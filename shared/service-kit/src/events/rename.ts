import type { RecordEvent } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Service } from '../app.ts';
import type { Resources } from '../calls/resource.ts';
import { linkTableOf } from '../table/table.ts';
import { differs, type Following, follow } from './copy.ts';
import type { Handler } from './handlers.ts';
import { type Pointing, pointingTo } from './pointing.ts';

/** Whose names the service copies where. */
const namesOf = (resources: Resources, col: string) =>
  pointingTo(resources, col).filter(({ field }) => field.kind !== 'recordId');

const followingOf = ({ col, sub, table, field }: Pointing, id: string, name: string): Following =>
  field.kind === 'references'
    ? {
        col,
        sub,
        table: linkTableOf(table.name, field.name),
        key: 'recordId',
        where: sql`refId = ${id} and ${differs('name', name)}`,
        set: { name },
      }
    : {
        col,
        sub,
        table: table.name,
        key: 'id',
        where: sql`${sql.ref(`${field.name}Id`)} = ${id} and ${differs(`${field.name}Name`, name)}`,
        set: { [`${field.name}Name`]: name },
      };

/** The record's new name, when the event says that it got one. */
const newName = ({ kind, sub, changes, title }: RecordEvent): string | undefined => {
  const name = kind === 'changed' && sub === undefined ? changes[title]?.to : undefined;
  return typeof name === 'string' ? name : undefined;
};

/** Whether an event gives a record another name of which the service keeps copies. */
export const renames = (resources: Resources, event: RecordEvent): boolean =>
  newName(event) !== undefined && namesOf(resources, event.col).length > 0;

/** Brings the copies of a record's name up to date, wherever the service keeps them. */
export const rename: Handler = async (event, { service }: { service: Service }) => {
  const name = newName(event);
  if (name === undefined) return;
  for (const pointing of namesOf(service.resources, event.col))
    await follow(service, event, followingOf(pointing, event.recordId, name));
};
