import type { View } from '../../../api.ts';
import { listAddress } from '../../addresses.ts';
import { type ColumnLayout, layoutIn } from '../columns/layout.ts';
import { type ListState, readListState, writeListState } from '../state/listState.ts';

/** What a view of the list brings back: its address, and the columns that go with it. */
export interface ViewState {
  address: string;
  columns: ColumnLayout;
}

/** The address of a state, whichever view it was taken from. A view says what is looked at, of whichever day. */
export const addressOf = (state: ListState): string =>
  writeListState({ ...state, view: undefined, asOf: undefined }).toString();

/** An address in the one way to write it. */
const usual = (address: string) => addressOf(readListState(new URLSearchParams(address)));

/** What a view was saved with; one of another page, or one that makes no sense, is none. */
export const stateOf = ({ page, state }: Pick<View, 'page' | 'state'>): ViewState | undefined => {
  const { address, columns }: { address?: unknown; columns?: unknown } = state;
  if (page !== listAddress || typeof address !== 'string') return undefined;
  return { address: usual(address), columns: layoutIn(columns) };
};

/** Views that everybody has. */
export const readyViews = {
  mine: 'owner=me',
  soon: 'due=next14',
  awaiting: 'status=Submitted',
  overdue: 'due=overdue',
  followed: 'followed=yes&status=all',
  noManager: 'manager=none',
  recompetes: 'recompete=yes',
  wonThisYear: 'status=Won&won=thisYear',
  lostUnexplained: 'status=Lost&notes=none',
} as const satisfies Record<string, string>;

export type ReadyView = keyof typeof readyViews;
export const readyAddress = (name: ReadyView): string => usual(readyViews[name]);

export const sameState = (one: ViewState, other: ViewState): boolean =>
  one.address === other.address && JSON.stringify(one.columns) === JSON.stringify(other.columns);
