import type { Reference } from '@bidwright/contract-kit';
import type { ReactNode, RefCallback } from 'react';
import type { BidRow } from '../../OpportunityRecord.ts';
import type { Lane } from './lanes.ts';

export interface LaneProps {
  lanes: readonly Lane[];
  /** What is said of a bid below its dates. */
  note?: (bid: BidRow) => ReactNode;
  /** The head of a column. */
  face: (place: Reference) => ReactNode;
  /** Where a bid begins that is to stand in a place; undefined where none can. */
  newAt: (place: string) => string | undefined;
  onMove: (record: BidRow, place: string) => void;
  /** Asks for the cards that have not come yet. */
  onWhole: () => void;
  /** Shows all of one place. */
  onMore: (place: string) => void;
}

/** Makes a strip of an empty column, and a column of a strip. */
export interface Toggle {
  ref: RefCallback<HTMLElement>;
  onClick: () => void;
}
