import type { OpportunityStatus } from '@bidwright/contract-admin';
import type { BoardColumn, BoardDimension } from '@bidwright/contract-opportunities';

/** Groups as people expect them: statuses as the firm orders them, others by name. One that is no longer in the list comes last. */
export const inOrder = (
  columns: readonly BoardColumn[],
  by: BoardDimension,
  statuses: readonly OpportunityStatus[],
): BoardColumn[] => {
  const places = new Map(statuses.map(({ id }, place) => [id, place]));
  const placeOf = ({ group }: BoardColumn) =>
    by === 'opportunityStatus' ? (places.get(group.id) ?? Number.POSITIVE_INFINITY) : 0;
  return columns.toSorted((one, other) => {
    const [place, next] = [placeOf(one), placeOf(other)];
    return place === next ? one.group.name.localeCompare(other.group.name) : place - next;
  });
};
