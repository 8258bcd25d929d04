import type { Person } from '@bidwright/contract-kit';
import type { ModuleVersion } from '@bidwright/contract-shell';
import { now } from '../clock.ts';
import type { Override } from '../registry/tables.ts';
import type { Db } from '../tables.ts';

/** What the person is to see of modules: what is active, but for own overrides. */
export const withOverrides = async (
  db: Db,
  person: Person,
  active: ModuleVersion[],
  toVersion: (stored: Omit<Override, 'codeHash' | 'personId' | 'expires'>) => ModuleVersion,
): Promise<ModuleVersion[]> => {
  const own = await db
    .selectFrom('module_overrides')
    .selectAll()
    .where('personId', '=', person.proving ?? person.id)
    .where('expires', '>', now())
    .orderBy('name')
    .execute();
  const overrides = new Map(own.map((row) => [row.name, { ...toVersion(row), override: { expires: row.expires } }]));
  const others = active.filter(({ name }) => !overrides.has(name));
  return overrides.size ? [...others, ...overrides.values()] : active;
};
