import type { InputFrom, Kept } from '@bidwright/contract-kit';
import type { parts } from '@bidwright/contract-opportunities';
import type { CompanyContact } from '../../admin/contacts.ts';
import type { Lived } from '../history.ts';
import { keptOf } from './part.ts';

/** Links to the people at the client who have to do with a bid: one, at every other bid two. */
export const contactRecords = (
  bid: Lived,
  people: Map<string, CompanyContact[]>,
): (InputFrom<typeof parts.contacts.input> & Kept)[] => {
  const { client, addedBy } = bid.record;
  const known = people.get(client.name)?.slice(0, 1 + (bid.plan.n % 2)) ?? [];
  return known.map(({ id, name, role }, n) => ({
    company: client,
    contact: { id, name },
    role,
    ...keptOf('contacts', bid, n, bid.plan.created, addedBy ?? client),
  }));
};
