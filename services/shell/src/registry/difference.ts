import { isDeepStrictEqual } from 'node:util';
import { namesOf } from '@bidwright/contract-kit';
import type { DifferenceKind, ModuleDifference } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';
import { storedVersion } from './stored.ts';
import type { StoredVersion } from './tables.ts';

/** What a version says of itself of one kind, by name. */
type Said = Record<DifferenceKind, Record<string, unknown>>;

const by = <T>(list: readonly T[] | undefined, nameOf: (one: T) => string): Record<string, T> =>
  Object.fromEntries((list ?? []).map((one) => [nameOf(one), one]));

const saidBy = ({ file, asks, uses }: StoredVersion): Said => ({
  page: by(file.routes, ({ path }) => path),
  menu: by(file.menu, ({ id, title }) => title.en ?? id),
  create: by(file.creates, ({ url }) => url),
  slot: by(file.slots, ({ slot, name }) => `${slot} ${name}`),
  offer: by(file.offers, ({ slot }) => slot),
  destination: by(file.destinations, ({ name }) => name),
  link: by(file.links, ({ name }) => name),
  language: by(file.languages, (language) => language),
  service: by(file.services, ({ name }) => name),
  data: asks ?? {},
  shell: uses ?? {},
});

const kindsOf = (said: Said) => namesOf(said);

const changesIn = (kind: DifferenceKind, before: Said, after: Said): ModuleDifference['changes'] => {
  const [was, is] = [before[kind], after[kind]];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  return names.flatMap((name): ModuleDifference['changes'] => {
    if (!Object.hasOwn(was, name)) return [{ change: 'added', kind, name }];
    if (!Object.hasOwn(is, name)) return [{ change: 'removed', kind, name }];
    return isDeepStrictEqual(was[name], is[name]) ? [] : [{ change: 'changed', kind, name }];
  });
};

const filesIn = (before: StoredVersion, after: StoredVersion): ModuleDifference['files'] => {
  const [was, is] = [new Set(Object.values(before.files)), new Set(Object.values(after.files))];
  const same = [...is].filter((hash) => was.has(hash)).length;
  return { added: is.size - same, removed: was.size - same, same };
};

const mustBeThere = async (db: Db, name: string, version: string): Promise<StoredVersion> => {
  const found = await storedVersion(db, name, version);
  if (!found) throw new Problem(404, 'no-version', `${name} ${version} is not published`);
  return found;
};

/** In what two versions of a module differ, as far as the registry knows. */
export const differenceOf = async (
  db: Db,
  { name, from, to }: { name: string; from: string; to: string },
): Promise<ModuleDifference> => {
  const [before, after] = [await mustBeThere(db, name, from), await mustBeThere(db, name, to)];
  const [was, is] = [saidBy(before), saidBy(after)];
  return { changes: kindsOf(is).flatMap((kind) => changesIn(kind, was, is)), files: filesIn(before, after) };
};
