import { array, object, string } from '@bidwright/contract-kit';
import { id, title } from '../fields.ts';
import { changed } from '../list.ts';
import { type Routes, refuse, unknownId } from '../route.ts';
import { get, isOrderOf, type KanbanState, max, post } from './state.ts';

export const columnRoutes = {
  'GET /api/kanban/columns': get(({ columns }) => ({ data: columns })),
  'GET /api/kanban/columns-order': get(({ columnsOrder }) => ({ data: columnsOrder })),

  'POST /api/kanban/add-column': post(object({ title: title() }), (state, { body, context }) => {
    if (state.columns.length === max.columns) return refuse(400, `A board has ${max.columns} columns at most`);
    const made = { id: context.newId(), title: body.title, itemIds: [] };
    const columns = [...state.columns, made];
    return { state: { ...state, columns, columnsOrder: [...state.columnsOrder, made.id] }, data: columns };
  }),

  'POST /api/kanban/edit-column': post(object({ id: id('columns'), title: title() }), (state, { body }) => {
    const columns = changed(state.columns, body.id, (one) => ({ ...one, title: body.title }));
    return columns ? { state: { ...state, columns }, data: columns } : unknownId('column');
  }),

  /** Its items go with it. */
  'POST /api/kanban/delete-column': post(object({ id: id('columns') }), (state, { body }) => {
    const gone = state.columns.find((one) => one.id === body.id);
    if (!gone) return unknownId('column');
    const isLeft = (item: string) => !gone.itemIds.includes(item);
    const columns = state.columns.filter((one) => one !== gone);
    return {
      state: {
        ...state,
        columns,
        columnsOrder: state.columnsOrder.filter((one) => one !== body.id),
        items: state.items.filter((one) => isLeft(one.id)),
        stories: state.stories.map((one) => ({ ...one, itemIds: one.itemIds.filter(isLeft) })),
      },
      data: columns,
    };
  }),

  'POST /api/kanban/update-column-order': post(
    object({ columnsOrder: array(string().max(60).required()).max(max.columns).required() }),
    (state, { body: { columnsOrder } }) =>
      isOrderOf(columnsOrder, state.columns)
        ? { state: { ...state, columnsOrder }, data: columnsOrder }
        : refuse(400, 'An order names each column once', { columnsOrder: { key: 'validation.invalid' } }),
  ),
} satisfies Routes<KanbanState>;
