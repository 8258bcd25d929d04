import type { Chance, OpportunityOwner, OpportunityStatus } from '@bidwright/contract-admin';
import type { Reference } from '@bidwright/contract-kit';
import { type Needs, needsOf } from '@bidwright/contract-opportunities';
import { copiesAt, type Database } from '@bidwright/service-kit';

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

/** What admin's lists say of a bid's status and owner. */
interface Known {
  category: Category;
  /** What it asks for of bids that come to it. */
  needs: Needs;
  /** What both are called; undefined of one that is not known. */
  statusName: string | undefined;
  ownerName: string | undefined;
  /** The chance that the status usually has. */
  usualChance: Reference | null;
  /** The person behind the owner; undefined where the owner is not known. */
  person: Reference | null | undefined;
}

/** What admin says of the lists that bids point at, as it was copied. */
export interface Lists extends Record<string, object> {
  opportunityStatus: OpportunityStatus;
  opportunityOwner: OpportunityOwner;
  chances: Chance;
}

/** Asks for all of it at once: a bid is written while its transaction is open. */
export const knownOf = async (
  db: Database,
  { opportunityStatus, opportunityOwner }: { opportunityStatus: Reference; opportunityOwner: Reference },
): Promise<Known> => {
  const lists = await copiesAt<Lists>(db, {
    opportunityStatus: [opportunityStatus.id],
    opportunityOwner: [opportunityOwner.id],
    chances: 'all',
  });
  const [status] = lists.opportunityStatus;
  const [owner] = lists.opportunityOwner;
  const usual = status?.defaultChance ?? null;
  const chance = lists.chances.find(({ status: its, value }) => its === 'Active' && usual !== null && value === usual);
  return {
    needs: needsOf(status),
    category: status?.category ?? guessed(opportunityStatus.name),
    usualChance: chance ? { id: chance.id, name: chance.name } : null,
    person: owner?.user,
    statusName: status?.name ?? undefined,
    ownerName: owner?.name ?? undefined,
  };
};
