import type { Where } from '@bidwright/contract-kit';
import { type InboxView, isInboxView, whereOf } from './views.ts';

/** How far back, in days. */
export const spans = ['1', '7', '30'] as const;

/** What the page of notifications shows, as its address says it. */
export interface InboxState {
  view: InboxView;
  types: string[];
  /** One of `spans`, or nothing: since ever. */
  days: string[];
}

export const stateIn = (params: URLSearchParams): InboxState => {
  const view = params.get('view');
  return {
    view: isInboxView(view) ? view : 'all',
    types: params.getAll('type'),
    days: spans.filter((span) => span === params.get('days')),
  };
};

export const paramsOf = ({ view, types, days }: InboxState): URLSearchParams =>
  new URLSearchParams([
    ...(view === 'all' ? [] : [['view', view]]),
    ...types.map((type) => ['type', type]),
    ...days.map((span) => ['days', span]),
  ]);

/** Midnight of the first of the last `days` days; today is one of them. */
const since = (days: number, now: Date) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1).getTime() / 1000;

export const whereIn = ({ view, types, days }: InboxState, seen: number, now: Date): Where[] => [
  ...whereOf(view, seen),
  ...(types.length > 0 ? [{ field: 'type', is: 'in' as const, value: types }] : []),
  ...days.map((span) => ({ field: 'dateUpdated', is: 'ge' as const, value: since(Number(span), now) })),
];
