import type { Person, Role } from '@bidwright/contract-kit';
import { personOf } from '../programs/program.ts';
import { openedModules, withOpened } from '../registry/opened/opened.ts';
import type { Db } from '../tables.ts';

/** Who asks for what a webhook tells: a program with its roles. */
export const personFor = async (db: Db, webhook: { id: string; name: string; roles: Role[] }): Promise<Person> =>
  withOpened(personOf(webhook), await openedModules(db));
