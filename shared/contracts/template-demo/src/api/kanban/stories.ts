import { array, number, object, string } from '@bidwright/contract-kit';
import { id, written } from '../fields.ts';
import { changed } from '../list.ts';
import { type Routes, refuse, unknownId } from '../route.ts';
import { said } from './items.ts';
import { get, isOrderOf, type KanbanState, type KanbanStory, max, post, put } from './state.ts';

export const storyRoutes = {
  'GET /api/kanban/userstory': get(({ stories }) => ({ data: stories })),
  'GET /api/kanban/userstory-order': get(({ storyOrder }) => ({ data: storyOrder })),

  'POST /api/kanban/add-story': post(object(said), (state, { body, context }) => {
    if (state.stories.length === max.stories) return refuse(400, `A board holds ${max.stories} stories at most`);
    const story: KanbanStory = { ...body, id: context.newId(), itemIds: [], commentIds: [] };
    const stories = [...state.stories, story];
    return { state: { ...state, stories, storyOrder: [...state.storyOrder, story.id] }, data: stories };
  }),

  'POST /api/kanban/edit-story': post(object({ ...said, id: id('stories') }), (state, { body }) => {
    const stories = changed(state.stories, body.id, (one) => ({ ...one, ...body }));
    return stories ? { state: { ...state, stories }, data: stories } : unknownId('story');
  }),

  /** Its items stay on the board. */
  'POST /api/kanban/delete-story': post(object({ id: id('stories') }), (state, { body }) => {
    const stories = state.stories.filter((one) => one.id !== body.id);
    if (stories.length === state.stories.length) return unknownId('story');
    const items = state.items.map((one) => (one.storyId === body.id ? { ...one, storyId: null } : one));
    const storyOrder = state.storyOrder.filter((one) => one !== body.id);
    return { state: { ...state, stories, items, storyOrder }, data: stories };
  }),

  'POST /api/kanban/update-story-order': post(
    object({ storyOrder: array(string().max(60).required()).max(max.stories).required() }),
    (state, { body: { storyOrder } }) =>
      isOrderOf(storyOrder, state.stories)
        ? { state: { ...state, storyOrder }, data: storyOrder }
        : refuse(400, 'An order names each story once', { storyOrder: { key: 'validation.invalid' } }),
  ),

  /** Moves an item to a place of a story, counted without it. */
  'POST /api/kanban/update-storyitem-order': post(
    object({ id: id('items'), storyId: id('stories'), index: number().integer().min(0).max(max.items).required() }),
    (state, { body }) => {
      const items = changed(state.items, body.id, (one) => ({ ...one, storyId: body.storyId }));
      if (!items) return unknownId('item');
      if (!state.stories.some((one) => one.id === body.storyId)) return unknownId('story');
      const stories = put(state.stories, body.id, body.storyId, body.index);
      return { state: { ...state, items, stories }, data: stories };
    },
  ),

  'POST /api/kanban/add-story-comment': post(
    object({ storyId: id('stories'), text: written() }),
    (state, { body, context }) => {
      const comment = { id: context.newId(), author: context.person.name, text: body.text, writtenAtMs: context.now() };
      const stories = changed(state.stories, body.storyId, (one) => ({
        ...one,
        commentIds: [...one.commentIds, comment.id],
      }));
      if (!stories) return unknownId('story');
      const comments = [...state.comments, comment].slice(-max.comments);
      return { state: { ...state, stories, comments }, data: comments };
    },
  ),
} satisfies Routes<KanbanState>;
