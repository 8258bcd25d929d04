import { choice, day, lines, number, object, text } from '@bidwright/contract-kit';
import { id, title, written } from '../fields.ts';
import { changed } from '../list.ts';
import { type Routes, refuse, unknownId } from '../route.ts';
import { get, type KanbanItem, type KanbanState, max, post, priorities, put } from './state.ts';

/** What people say of an item or a story. */
export const said = {
  title: title(),
  description: lines(2000),
  priority: choice(priorities).default('medium').required(),
  dueDate: day(),
  assigneeId: text(60).meta({ of: 'profiles' }),
};

const fields = { ...said, columnId: id('columns'), storyId: text(60).meta({ of: 'stories' }) };

const unknownIn = (state: KanbanState, { columnId, storyId }: { columnId: string; storyId: string | null }) => {
  if (!state.columns.some(({ id: one }) => one === columnId)) return unknownId('column');
  return storyId && !state.stories.some(({ id: one }) => one === storyId) ? unknownId('story') : undefined;
};

/** The state with an item that has changed, where it now belongs. */
const placed = (state: KanbanState, item: KanbanItem, columnId: string): KanbanState => {
  const holds = (one: { itemIds: string[] } | undefined) => one?.itemIds.includes(item.id);
  const stays = holds(state.columns.find((one) => one.id === columnId));
  const inStory = holds(state.stories.find((one) => one.id === item.storyId));
  return {
    ...state,
    columns: stays ? state.columns : put(state.columns, item.id, columnId),
    stories: inStory ? state.stories : put(state.stories, item.id, item.storyId),
  };
};

export const itemRoutes = {
  'GET /api/kanban/items': get(({ items }) => ({ data: items })),
  'GET /api/kanban/comments': get(({ comments }) => ({ data: comments })),
  'GET /api/kanban/profiles': get(({ profiles }) => ({ data: profiles })),

  'POST /api/kanban/add-item': post(object(fields), (state, { body: { columnId, ...body }, context }) => {
    if (state.items.length === max.items) return refuse(400, `A board holds ${max.items} items at most`);
    const item: KanbanItem = { ...body, id: context.newId(), commentIds: [] };
    const data = [...state.items, item];
    return (
      unknownIn(state, { columnId, ...body }) ?? { state: placed({ ...state, items: data }, item, columnId), data }
    );
  }),

  'POST /api/kanban/edit-item': post(
    object({ ...fields, id: id('items') }),
    (state, { body: { columnId, ...body } }) => {
      const before = state.items.find((one) => one.id === body.id);
      if (!before) return unknownId('item');
      const item: KanbanItem = { ...body, commentIds: before.commentIds };
      const data = state.items.map((one) => (one === before ? item : one));
      return (
        unknownIn(state, { columnId, ...body }) ?? { state: placed({ ...state, items: data }, item, columnId), data }
      );
    },
  ),

  'POST /api/kanban/delete-item': post(object({ id: id('items') }), (state, { body }) => {
    const items = state.items.filter((one) => one.id !== body.id);
    if (items.length === state.items.length) return unknownId('item');
    const selectedItemId = state.selectedItemId === body.id ? null : state.selectedItemId;
    const [columns, stories] = [put(state.columns, body.id, null), put(state.stories, body.id, null)];
    return { state: { ...state, items, columns, stories, selectedItemId }, data: items };
  }),

  /** Moves an item to a place of a column, counted without it. */
  'POST /api/kanban/update-item-order': post(
    object({ id: id('items'), columnId: id('columns'), index: number().integer().min(0).max(max.items).required() }),
    (state, { body }) => {
      if (!state.items.some((one) => one.id === body.id)) return unknownId('item');
      if (!state.columns.some((one) => one.id === body.columnId)) return unknownId('column');
      const columns = put(state.columns, body.id, body.columnId, body.index);
      return { state: { ...state, columns }, data: columns };
    },
  ),

  /** Which item is looked at; none without an id. */
  'POST /api/kanban/select-item': post(object({ id: text(60).meta({ of: 'items' }) }), (state, { body }) => {
    if (body.id && !state.items.some((one) => one.id === body.id)) return unknownId('item');
    return { state: { ...state, selectedItemId: body.id }, data: body.id };
  }),

  'POST /api/kanban/add-item-comment': post(
    object({ itemId: id('items'), text: written() }),
    (state, { body, context }) => {
      const comment = { id: context.newId(), author: context.person.name, text: body.text, writtenAtMs: context.now() };
      const items = changed(state.items, body.itemId, (one) => ({
        ...one,
        commentIds: [...one.commentIds, comment.id],
      }));
      if (!items) return unknownId('item');
      const comments = [...state.comments, comment].slice(-max.comments);
      return { state: { ...state, items, comments }, data: comments };
    },
  ),
} satisfies Routes<KanbanState>;
