import type { KanbanColumn, KanbanItem } from '@bidwright/contract-template-demo/api';
import { useDemo } from '../client/index.ts';

export interface Lane {
  column: KanbanColumn;
  items: KanbanItem[];
}

/** The things that an order names, in that order; what is not there any more is left out. */
export const inOrder = <T extends { id: string }>(ids: readonly string[], things: readonly T[]): T[] => {
  const byId = new Map(things.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The whole board: its columns in order, each with its items in order. */
export const useBoard = () => {
  const columns = useDemo('GET /api/kanban/columns');
  const order = useDemo('GET /api/kanban/columns-order');
  const items = useDemo('GET /api/kanban/items');
  const profiles = useDemo('GET /api/kanban/profiles');
  const readings = [columns, order, items, profiles];
  const isRead = columns.data && order.data && items.data && profiles.data;
  const lanes = inOrder(order.data ?? [], columns.data ?? []).map(
    (column): Lane => ({ column, items: inOrder(column.itemIds, items.data ?? []) }),
  );
  return {
    data: isRead ? { lanes, profiles: profiles.data ?? [] } : undefined,
    error: readings.find(({ error }) => error)?.error,
    refetch: () => Promise.all(readings.map(({ refetch }) => refetch())),
  };
};

export type Board = NonNullable<ReturnType<typeof useBoard>['data']>;
