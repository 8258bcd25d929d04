import type { RecordOf } from '@bidwright/contract-kit';
import type { opportunities } from '@bidwright/contract-opportunities';

/** An opportunity as its service answers it. */
export type OpportunityRecord = RecordOf<typeof opportunities> & {
  /** When it came to its status, in seconds since 1970, where that is known. */
  inStatusSince?: number;
};

/** What is pointed at, of which a list may know only what it is called. */
type Called<Value> = Value extends { id: unknown; name: string }
  ? { id?: Value['id']; name: string }
  : Value extends (infer One)[]
    ? Called<One>[]
    : Value;

/** What every list knows of a bid, and fields that are looked up by their ids wherever they are shown. */
type Known = Pick<OpportunityRecord, 'id' | 'version' | 'solicitationName' | 'opportunityStatus'>;
type LookedUp = Partial<Pick<OpportunityRecord, 'primaryTeam' | 'chance'>>;

/** A bid as a list asks for it: with the fields that it shows. Whatever needs all of it asks for the record first. */
export type BidRow = { [Name in keyof OpportunityRecord]?: Called<OpportunityRecord[Name]> } & Known &
  LookedUp & {
    /** Whether the person may change it, as its service says; of a whole record it follows from its fields. */
    mayUpdate?: boolean;
  };
