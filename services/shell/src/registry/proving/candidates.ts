import type { Release } from '@bidwright/contract-shell';
import type { Db } from '../../tables.ts';
import { wayBack } from '../releases/wayBack.ts';
import { keyOf, lastProvings } from './record.ts';
import type { Candidate } from './tables.ts';

/** What the module was switched to so far, the earliest first. */
const stepsOf = (db: Db, name: string) =>
  db.selectFrom('module_activations').select('version').where('name', '=', name).orderBy('id').execute();

/**
 * The versions of a release that a browser must try first. Not those that it has found good; nor what there was before, as a way back must
 * not wait; nor the first version that a module ever had, which takes nothing from anybody.
 */
export const candidatesOf = async (db: Db, { changes }: Release): Promise<Candidate[]> => {
  const modules = await db.selectFrom('modules').selectAll().execute();
  const on = new Map(modules.map(({ name, activeVersion }) => [name, activeVersion]));
  const provings = await lastProvings(db);
  const candidates: Candidate[] = [];
  for (const { name, version } of changes) {
    if (version === null || !on.has(name) || on.get(name) === version) continue;
    if (provings.get(keyOf({ name, version }))?.state === 'proven') continue;
    const steps = await stepsOf(db, name);
    if (steps.length > 0 && wayBack(steps) !== version) candidates.push({ name, version });
  }
  return candidates;
};
