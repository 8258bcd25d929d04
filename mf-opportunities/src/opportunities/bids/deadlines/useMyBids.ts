import type { OpportunityOwner, OpportunityStatus } from '@bidwright/contract-admin';
import type { Where } from '@bidwright/contract-kit';
import { usePerson } from '@bidwright/shell-api';
import { useOpportunities } from '../../../api.ts';
import { ownersOf } from '../../field/lookups/ownersOf.ts';

const max = 50;

/** Open bids that the person owns, manages, or whose team is theirs. A query joins its filters by 'and', so there are three. */
export const useMyBids = (statuses: readonly OpportunityStatus[], owners: readonly OpportunityOwner[]) => {
  const person = usePerson();
  const open: Where = {
    field: 'opportunityStatus',
    is: 'in',
    value: statuses.filter(({ category }) => category === 'Open').map(({ id }) => id),
  };
  const inUse: Where = { field: 'status', is: 'eq', value: 'Active' };
  const answers = [
    useOpportunities({
      where: [open, inUse, { field: 'opportunityOwner', is: 'in', value: ownersOf(person, owners) }],
      limit: max,
    }),
    useOpportunities({ where: [open, inUse, { field: 'rfpManager', is: 'eq', value: person.id }], limit: max }),
    useOpportunities({ where: [open, inUse, { field: 'teamsInvolved', is: 'in', value: person.teams }], limit: max }),
  ];
  const failed = answers.find(({ error }) => error);
  const all = answers.every(({ rows }) => rows) ? answers.flatMap(({ rows = [] }) => rows) : undefined;
  return {
    bids: all && [...new Map(all.map((bid) => [bid.id, bid])).values()],
    error: failed?.error,
    refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
  };
};
