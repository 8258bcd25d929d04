import type { ColumnLayout } from '../columns/layout.ts';
import type { ListState } from '../state/listState.ts';

/** A list of bids, as pages, groups and rows show it. */
export interface OpportunityTableProps {
  state: ListState;
  change: (part: Partial<ListState>) => void;
  mayCreate: boolean;
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
  /** Rows of one line. */
  dense: boolean;
}
