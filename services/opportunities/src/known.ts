import type { Chance, OpportunityOwner, OpportunityStatus } from '@bidwright/contract-admin';
import type { Reference } from '@bidwright/contract-kit';
import { copiesOf, copyOf, type Database } from '@bidwright/service-kit';

type Category = OpportunityStatus['category'];

const guesses: [RegExp, Category][] = [
  [/won|award/i, 'Won'],
  [/lost/i, 'Lost'],
  [/no.?bid|no.?go$/i, 'No-bid'],
  [/cancel/i, 'Cancelled'],
  [/submit/i, 'Submitted'],
];

/** What a status means by its name, where nothing else is known of it. */
export const guessed = (name: string): Category => guesses.find(([words]) => words.test(name))?.[1] ?? 'Open';

/** What a status means. */
export const categoryOf = async (db: Database, { id, name }: Reference): Promise<Category> => {
  const known = await copyOf<OpportunityStatus>(db, 'opportunityStatus', id);
  return known?.category ?? guessed(name);
};

/** The chance that a status usually has. */
export const usualChance = async (db: Database, { id }: Reference): Promise<Reference | null> => {
  const status = await copyOf<OpportunityStatus>(db, 'opportunityStatus', id);
  const usual = status?.defaultChance ?? null;
  if (usual === null) return null;
  const chances = await copiesOf<Chance>(db, 'chances');
  const found = chances.find((chance) => chance.status === 'Active' && chance.value === usual);
  return found ? { id: found.id, name: found.name } : null;
};

/** The person behind an owner; undefined where the owner is not known. */
export const personOfOwner = async (db: Database, id: string): Promise<Reference | null | undefined> => {
  const owner = await copyOf<OpportunityOwner>(db, 'opportunityOwner', id);
  return owner && owner.user;
};
