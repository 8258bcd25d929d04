import type { Where } from '@bidwright/contract-kit';

/** Which notifications are shown. */
export const inboxViews = ['all', 'new', 'unread', 'other'] as const;
export type InboxView = (typeof inboxViews)[number];

export const isInboxView = (value: unknown): value is InboxView => inboxViews.some((view) => view === value);

const unread: Where = { field: 'read', is: 'eq', value: false };

/** The filters of a view. `seen`: the last one that was there when the bell was opened the time before. */
export const whereOf = (view: InboxView, seen: number): Where[] =>
  ({
    all: [],
    new: [unread, { field: 'seq', is: 'gt' as const, value: seen }],
    unread: [unread],
    other: [{ field: 'read', is: 'eq' as const, value: true }],
  })[view];
