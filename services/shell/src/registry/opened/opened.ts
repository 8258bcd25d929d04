import type { Person } from '@bidwright/contract-kit';
import { Problem } from '@bidwright/service-kit';
import { now } from '../../clock.ts';
import type { Db } from '../../tables.ts';
import { activeParts } from '../versions.ts';
import { canOpen } from './openedFile.ts';

/** The names of modules that are opened. */
export const openedModules = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('opened_modules').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};

/** The person as sessions and tokens tell who it is. */
export const withOpened = (person: Person, opened: string[]): Person =>
  opened.length > 0 ? { ...person, opened } : person;

/** Opens a module to the roles that its file names for that, or closes it again. */
export const setOpened = async (db: Db, name: string, open: boolean, by: Person): Promise<void> => {
  const part = (await activeParts(db)).get(name);
  if (!part) throw new Problem(404, 'no-module', `There is no module ${name}`);
  if (open && !canOpen(part.file))
    throw new Problem(422, 'not-to-open', `The module ${name} names no roles that it may be opened to`);
  if (!open) await db.deleteFrom('opened_modules').where('name', '=', name).execute();
  else
    await db
      .insertInto('opened_modules')
      .ignore()
      .values({ name, openedById: by.id, openedByName: by.name, dateCreated: now() })
      .execute();
};
