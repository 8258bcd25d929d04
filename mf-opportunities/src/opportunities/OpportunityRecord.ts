import type { RecordOf } from '@bidwright/contract-kit';
import type { opportunities } from '@bidwright/contract-opportunities';

/** An opportunity as its service answers it. */
export type OpportunityRecord = RecordOf<typeof opportunities> & {
  /** When it came to its status, in seconds since 1970, where that is known. */
  inStatusSince?: number;
};
