import { useOpportunities, useStatuses } from '../api.ts';
import { statusIds } from '../opportunities/bids/state/queryOf.ts';

/** Bids that are named; of more the number is told. */
const max = 5;

/** The bids that a team is involved in and that are neither decided nor given up, those that are due first. */
export const useTeamBids = (team: string) => {
  const statuses = useStatuses();
  const open = statuses.data && statusIds(['Open', 'Submitted'], statuses.data);
  const pages = useOpportunities(
    open && {
      where: [
        { field: 'teamsInvolved', is: 'in', value: [team] },
        { field: 'opportunityStatus', is: 'in', value: open },
        { field: 'status', is: 'eq', value: 'Active' },
      ],
      sort: { field: 'dueDate' },
      limit: max,
    },
  );
  const error = statuses.error ?? pages.table.error;
  return {
    rows: pages.rows,
    total: pages.total,
    error,
    refetch: () => (statuses.error ? statuses.refetch() : pages.refetch()),
  };
};
