import { type KanbanState, priorities } from '../kanban/state.ts';
import type { DemoContext } from '../route.ts';
import { hoursAgo, names, nth, times } from './names.ts';

const tasks = [
  'Sketch the front page',
  'Write the welcome mail',
  'Check the colours in print',
  'Ask three readers',
  'Move the archive',
  'Shorten the form',
  'Plan the opening day',
  'Order new chairs',
  'Fix the door sign',
] as const;

const columns = ['To do', 'In progress', 'Review', 'Done'] as const;
const stories = ['A friendlier first visit', 'The reading room opens'] as const;

const dayMs = 86_400_000;

export const seed = (context: DemoContext): KanbanState => {
  const items = times(tasks.length, (i) => ({
    id: `item-${i}`,
    title: nth(tasks, i),
    description: i % 2 === 0 ? 'Small, and finished within the week.' : null,
    priority: nth(priorities, i),
    dueDate: i % 3 === 2 ? null : new Date(context.now() + (i * 2 - 3) * dayMs).toISOString().slice(0, 10),
    assigneeId: i % 4 === 3 ? null : `profile-${i % 5}`,
    storyId: i < 6 ? `story-${i % 2}` : null,
    commentIds: i % 4 === 0 ? [`comment-${i}`] : [],
  }));
  const idsOf = (fits: (i: number) => boolean) => items.filter((_, i) => fits(i)).map(({ id }) => id);
  return {
    columns: columns.map((title, c) => ({
      id: `column-${c}`,
      title,
      itemIds: idsOf((i) => i % columns.length === c),
    })),
    columnsOrder: columns.map((_, c) => `column-${c}`),
    items,
    stories: stories.map((title, s) => ({
      id: `story-${s}`,
      title,
      description: null,
      priority: nth(priorities, s + 1),
      dueDate: null,
      assigneeId: `profile-${s}`,
      itemIds: idsOf((i) => i < 6 && i % 2 === s),
      commentIds: [],
    })),
    storyOrder: stories.map((_, s) => `story-${s}`),
    comments: items.flatMap(({ commentIds: [id] }, i) =>
      id
        ? [{ id, author: nth(names, i), text: 'Looks good, one more round.', writtenAtMs: hoursAgo(context, 3 + i) }]
        : [],
    ),
    profiles: times(5, (i) => ({ id: `profile-${i}`, name: nth(names, i) })),
    selectedItemId: null,
  };
};
