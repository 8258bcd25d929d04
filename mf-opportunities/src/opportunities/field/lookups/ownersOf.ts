import type { OpportunityOwner } from '@bidwright/contract-admin';
import type { Person } from '@bidwright/contract-kit';

/** The entries of the list of owners that stand for a person. */
export const ownersOf = ({ id }: Person, owners: readonly OpportunityOwner[]): string[] =>
  owners.filter(({ user }) => user?.id === id).map((owner) => owner.id);
