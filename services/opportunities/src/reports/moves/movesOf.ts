import type { StatusCategory } from '@bidwright/contract-admin';
import type { PipelineMove } from '@bidwright/contract-opportunities';

/** How a bid stands on a day. */
export interface Standing {
  category: StatusCategory;
  /** The place of its status among the firm's statuses. */
  place: number;
  dueDate: string;
  amount: number | null;
}

const isRunning = ({ category }: Standing) => category === 'Open' || category === 'Submitted';

const ends: Partial<Record<StatusCategory, PipelineMove>> = {
  Won: 'won',
  Lost: 'lost',
  'No-bid': 'dropped',
  Cancelled: 'dropped',
};

/** What became of a running bid: which way its status, its date and its amount went. */
const waysOf = (was: Standing, is: Standing): PipelineMove[] => {
  const worth = (is.amount ?? 0) - (was.amount ?? 0);
  const place = is.place - was.place;
  return [
    ...(place > 0 ? ['forward' as const] : []),
    ...(place < 0 ? ['back' as const] : []),
    ...(is.dueDate > was.dueDate ? ['slipped' as const] : []),
    ...(is.dueDate < was.dueDate ? ['earlier' as const] : []),
    ...(worth > 0 ? ['up' as const] : []),
    ...(worth < 0 ? ['down' as const] : []),
  ];
};

/** What became of a bid between two days; one that was not recorded on the first is new. */
export const movesOf = (was: Standing | undefined, is: Standing): PipelineMove[] => {
  const end = ends[is.category];
  return [
    ...(was ? [] : ['new' as const]),
    ...(was && isRunning(is) ? waysOf(was, is) : []),
    ...(end && (!was || ends[was.category] !== end) ? [end] : []),
  ];
};
