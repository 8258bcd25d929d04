import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { usePerson } from '@bidwright/shell-api';
import { useOwners, useStatuses } from '../../../api.ts';
import { ownersOf } from '../../field/lookups/ownersOf.ts';
import { pointing } from './pointing.ts';

/**
 * Answers how a new bid begins where nothing else is said: in the first open status, owned by who records it. Undefined while the lists
 * are on their way; a list that did not come gives nothing.
 */
export const useFirstValues = (): ((values: OpportunityInput) => OpportunityInput) | undefined => {
  const person = usePerson();
  const statuses = useStatuses();
  const owners = useOwners();
  if (![statuses, owners].every(({ data, error }) => data || error)) return undefined;
  const status = pointing(statuses.data?.find(({ category }) => category === 'Open'));
  const [own] = ownersOf(person, owners.data ?? []);
  const owner = pointing(owners.data?.find(({ id }) => id === own));
  const first = { ...(status && { opportunityStatus: status }), ...(owner && { opportunityOwner: owner }) };
  return (values) => {
    const lacking = Object.entries(first).filter(([name]) => Reflect.get(values, name) === null);
    return { ...values, ...Object.fromEntries(lacking) };
  };
};
