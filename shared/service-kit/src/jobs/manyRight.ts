import { type Collection, has, type ManyRights, nobody, type Right } from '@bidwright/contract-kit';

const admins: Right = (person) => (has(person) ? 'all' : 'none');

/** Who does something with many records of a collection, or of a subcollection, at once. */
export const manyRight = ({ many, sub, file }: Collection, act: keyof ManyRights, subName?: string | null): Right => {
  if (subName) return (act === 'import' ? sub[subName]?.many?.import : undefined) ?? admins;
  // Records that stand for files are made with their files.
  if (act === 'import' && file) return nobody;
  return many?.[act] ?? admins;
};
