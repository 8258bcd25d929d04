import type { Collection } from './collection.ts';
import { has } from './person.ts';
import { type ManyRights, nobody, type Right } from './rights.ts';

const admins: Right = (person) => (has(person) ? 'all' : 'none');

/** Who does something with many records of a collection, or of a subcollection, at once. */
export const manyRight = ({ many, sub, file }: Collection, act: keyof ManyRights, subName?: string | null): Right => {
  if (subName) return (act === 'bulk' ? undefined : sub[subName]?.many?.[act]) ?? admins;
  // Records that stand for files are made with their files.
  if (act === 'import' && file) return nobody;
  return many?.[act] ?? admins;
};
