import { routesOf } from '../route.ts';

export const priorities = ['low', 'medium', 'high'] as const;
export type Priority = (typeof priorities)[number];

export interface KanbanColumn {
  id: string;
  title: string;
  itemIds: string[];
}

export interface KanbanItem {
  id: string;
  title: string;
  description: string | null;
  priority: Priority;
  /** A calendar date. */
  dueDate: string | null;
  assigneeId: string | null;
  /** The story it belongs to. */
  storyId: string | null;
  commentIds: string[];
}

export interface KanbanStory {
  id: string;
  title: string;
  description: string | null;
  priority: Priority;
  dueDate: string | null;
  assigneeId: string | null;
  itemIds: string[];
  commentIds: string[];
}

export interface KanbanComment {
  id: string;
  author: string;
  text: string;
  writtenAtMs: number;
}

export interface KanbanProfile {
  id: string;
  name: string;
}

export interface KanbanState {
  columns: KanbanColumn[];
  columnsOrder: string[];
  items: KanbanItem[];
  stories: KanbanStory[];
  storyOrder: string[];
  comments: KanbanComment[];
  profiles: KanbanProfile[];
  selectedItemId: string | null;
}

/** As many of each as a board holds. */
export const max = { columns: 20, items: 300, stories: 50, comments: 500 } as const;

export const { get, post } = routesOf<KanbanState>();

/** The lists with an entry taken out of all and put into one of them, at a place. */
export const put = <T extends { id: string; itemIds: string[] }>(
  lists: readonly T[],
  item: string,
  into: string | null,
  index?: number,
): T[] =>
  lists.map((list) => {
    const others = list.itemIds.filter((one) => one !== item);
    if (list.id !== into) return others.length < list.itemIds.length ? { ...list, itemIds: others } : list;
    const at = index ?? others.length;
    return { ...list, itemIds: [...others.slice(0, at), item, ...others.slice(at)] };
  });

/** Whether an order names each of some things once. */
export const isOrderOf = (order: readonly string[], things: readonly { id: string }[]): boolean =>
  order.length === things.length && things.every(({ id }) => order.includes(id));
