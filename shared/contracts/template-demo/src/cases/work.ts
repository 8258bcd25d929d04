import type { Cases } from './run.ts';

const holding = (part: object) => expect.arrayContaining([expect.objectContaining(part)]);
const lacking = (id: string) => ({
  asymmetricMatch: (list: { id: string }[]) => list.length > 0 && list.every((one) => one.id !== id),
});
const event = { title: 'Lunch', color: 'blue', startsAtMs: 1_000_000, endsAtMs: 2_000_000 };
const item = { title: 'Do it', columnId: 'column-0' };
const order = ['column-3', 'column-2', 'column-1', 'column-0'];

export const work: Cases = {
  'mails are marked and filtered': [
    ['POST /api/mails/setRead', { id: 'mail-0' }, 200, holding({ id: 'mail-0', read: true })],
    ['POST /api/mails/setStarred', { id: 'mail-0' }, 200, holding({ id: 'mail-0', starred: true })],
    ['POST /api/mails/setStarred', { id: 'mail-0' }, 200, holding({ id: 'mail-0', starred: false })],
    ['POST /api/mails/setImportant', { id: 'mail-0' }, 200, holding({ id: 'mail-0', important: true })],
    ['POST /api/mails/filter', { filter: 'important' }, 200, holding({ id: 'mail-0' })],
    ['POST /api/mails/filter', { filter: 'starred' }, 200, lacking('mail-0')],
    ['POST /api/mails/filter', { filter: 'odd' }, 422, ['filter']],
    ['POST /api/mails/new', { to: 'a@demo.example', subject: 'Hi', folder: 'sent' }, 200, holding({ subject: 'Hi' })],
  ],
  'events come, change and go': [
    ['POST /api/calendar/new', event, 200, holding({ title: 'Lunch' })],
    [
      'POST /api/calendar/update',
      { eventId: 'event-1', update: event },
      200,
      holding({ id: 'event-1', title: 'Lunch' }),
    ],
    ['POST /api/calendar/remove', { eventId: 'event-1' }, 200, lacking('event-1')],
    ['POST /api/calendar/remove', { eventId: 'event-1' }, 404, 'There is no event with this id'],
    ['POST /api/calendar/new', { ...event, endsAtMs: 0 }, 400, ['endsAtMs']],
    ['GET /api/calendar/events', {}, 200, lacking('event-1')],
  ],
  'messages are kept with whom they are for': [
    ['GET /api/chat/users', {}, 200, holding({ id: 'chat-user-1', unread: 2 })],
    ['POST /api/chat/users/id', { id: 'chat-user-1' }, 200, { id: 'chat-user-1' }],
    ['POST /api/chat/insert', { from: 'me', to: 'chat-user-1', text: 'Hi', time: 5 }, 200, { text: 'Hi', time: 5 }],
    ['POST /api/chat/filter', { user: 'chat-user-1' }, 200, holding({ text: 'Hi', to: 'chat-user-1' })],
    ['POST /api/chat/users/modify', { id: 'chat-user-1', unread: 0 }, 200, holding({ id: 'chat-user-1', unread: 0 })],
    [
      'POST /api/chat/insert',
      { from: 'me', to: 'none', text: 'Hi', time: 5 },
      404,
      'There is no chat user with this id',
    ],
  ],
  'items move between columns': [
    ['POST /api/kanban/update-item-order', { id: 'item-0', columnId: 'column-2', index: 0 }, 200, expect.any(Array)],
    ['GET /api/kanban/columns', {}, 200, holding({ id: 'column-2', itemIds: ['item-0', 'item-2', 'item-6'] })],
    ['GET /api/kanban/columns', {}, 200, holding({ id: 'column-0', itemIds: ['item-4', 'item-8'] })],
    ['POST /api/kanban/update-column-order', { columnsOrder: order }, 200, order],
    ['POST /api/kanban/update-column-order', { columnsOrder: ['column-0'] }, 400, ['columnsOrder']],
    ['GET /api/kanban/columns-order', {}, 200, order],
  ],
  'the board is written on': [
    ['POST /api/kanban/add-column', { title: 'Later' }, 200, holding({ title: 'Later', itemIds: [] })],
    ['POST /api/kanban/edit-column', { id: 'column-1', title: 'Now' }, 200, holding({ id: 'column-1', title: 'Now' })],
    ['POST /api/kanban/add-item', item, 200, holding({ title: 'Do it', priority: 'medium' })],
    ['POST /api/kanban/edit-item', { ...item, id: 'item-1' }, 200, holding({ id: 'item-1', title: 'Do it' })],
    ['GET /api/kanban/columns', {}, 200, holding({ id: 'column-1', itemIds: ['item-5'] })],
    ['POST /api/kanban/add-item', { ...item, columnId: 'none' }, 404, 'There is no column with this id'],
    ['POST /api/kanban/select-item', { id: 'item-1' }, 200, 'item-1'],
    ['POST /api/kanban/delete-item', { id: 'item-1' }, 200, lacking('item-1')],
    ['POST /api/kanban/add-item-comment', { itemId: 'item-2', text: 'Nice' }, 200, holding({ text: 'Nice' })],
    ['GET /api/kanban/comments', {}, 200, holding({ text: 'Nice' })],
    ['POST /api/kanban/delete-column', { id: 'column-2' }, 200, lacking('column-2')],
    ['GET /api/kanban/items', {}, 200, lacking('item-2')],
    ['GET /api/kanban/profiles', {}, 200, holding({ id: 'profile-0' })],
  ],
  'stories take items': [
    ['GET /api/kanban/userstory', {}, 200, holding({ id: 'story-0', itemIds: ['item-0', 'item-2', 'item-4'] })],
    ['POST /api/kanban/update-storyitem-order', { id: 'item-0', storyId: 'story-1', index: 9 }, 200, expect.any(Array)],
    ['POST /api/kanban/add-story', { title: 'More' }, 200, holding({ title: 'More' })],
    ['POST /api/kanban/edit-story', { id: 'story-0', title: 'Less' }, 200, holding({ id: 'story-0', title: 'Less' })],
    ['POST /api/kanban/add-story-comment', { storyId: 'story-0', text: 'Fine' }, 200, holding({ text: 'Fine' })],
    ['POST /api/kanban/update-story-order', { storyOrder: ['story-0'] }, 400, ['storyOrder']],
    ['POST /api/kanban/delete-story', { id: 'story-1' }, 200, lacking('story-1')],
    ['GET /api/kanban/items', {}, 200, holding({ id: 'item-0', storyId: null })],
    ['GET /api/kanban/userstory-order', {}, 200, expect.any(Array)],
  ],
};
