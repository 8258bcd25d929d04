import { endOfMonth } from '@bidwright/contract-kit/days';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { useStatuses } from '../../../api.ts';
import { firstOfNew } from '../../addresses.ts';
import { pointing } from './pointing.ts';

const month = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * What the address says of a new bid: the column of the board that it was begun in, and the values that it has of that. A column that is
 * not known says nothing.
 */
export const useBegunAt = (): { at: string | undefined; values: Partial<OpportunityInput> } => {
  const [address] = useSearchParams();
  const { data: statuses } = useStatuses();
  const award = address.get(firstOfNew.award);
  if (award && month.test(award)) return { at: award, values: { expectedAwardDate: endOfMonth(`${award}-01`) } };
  const id = address.get(firstOfNew.status);
  const status = pointing(statuses?.find((one) => one.id === id));
  return { at: status?.id, values: status ? { opportunityStatus: status } : {} };
};
