import { copyOf } from '@bidwright/service-kit';
import type { Colleague } from '../accounts/colleagues.ts';
import type { Db, Email } from '../tables.ts';

/** So often the address of somebody who is not known yet is looked for: for a quarter of an hour. */
const maxLooks = 5;

/** Addresses, or why there are none; `isOver` where waiting does not help. */
type WhereTo = { to: string[] } | { why: string; isOver: boolean };

/** Where a mail goes to by now: a letter goes to its person, who may have left or changed the address since it was written. */
export const whereTo = async (
  db: Db,
  { template, personId, personName, to, tries }: Pick<Email, 'template' | 'personId' | 'personName' | 'to' | 'tries'>,
): Promise<WhereTo> => {
  if (template !== 'letter' || !personId) return { to };
  const person = await copyOf<Colleague>(db, 'users', personId);
  if (!person) return { why: `There is no address of ${personName}`, isOver: tries + 1 >= maxLooks };
  if (person.status !== 'Active') return { why: `${personName} does not work here any more`, isOver: true };
  return { to: [person.email] };
};
