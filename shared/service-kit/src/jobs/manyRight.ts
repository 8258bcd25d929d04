import { type Collection, has, type ManyRights, type Right } from '@bidwright/contract-kit';

const admins: Right = (person) => (has(person) ? 'all' : 'none');

/** Who does something with many records of a collection, or of a subcollection, at once. */
export const manyRight = ({ many, sub }: Collection, act: keyof ManyRights, subName?: string | null): Right => {
  if (subName) return (act === 'import' ? sub[subName]?.many?.import : undefined) ?? admins;
  return many?.[act] ?? admins;
};
