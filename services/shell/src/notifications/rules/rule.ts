import type { RecordEvent, Reference, Role } from '@bidwright/contract-kit';
import type { Directory } from '../../watched/directory.ts';
import type { Bid } from '../../watched/records.ts';
import type { Notice } from '../notice.ts';

/** What a rule may look at beside the event. */
export interface Facts {
  directory: Directory;
  /** The bid that the event is about, as it is now. */
  bid?: Bid;
  /** Who wants to be told what becomes of it. */
  followers: (Reference | null)[];
  /** Who wrote the comment that is replied to. */
  repliedTo?: Reference | null;
  /** The bids that make a month too much. */
  bids: Bid[];
}

/** Who is told what about an event: a function of the event and the facts alone. */
export interface Rule {
  /** Topics, `<service>.<collection>[/<sub>].<kind>`; `*` stands for any service. */
  on: string[];
  notices(event: RecordEvent, facts: Facts): Notice[];
}

/** Who reads bids. */
export const bidders: Role[] = ['Admin', 'Team Lead', 'Project Manager', 'Operations'];

/** Who reads the library: those who write bids too, once it is opened to them. */
export const libraryReaders = ({ isOpened }: Directory): Role[] =>
  isOpened('rfp-library') ? ['Admin', 'Team Lead', 'Project Manager'] : ['Admin'];

export const pageOf = ({ id }: { id: string }): string => `/general/opportunities/${id}`;

/** A reference in an event, if it is one. */
export const referenceIn = (value: unknown): Reference | null =>
  value && typeof value === 'object' && 'id' in value && typeof value.id === 'string'
    ? { id: value.id, name: 'name' in value ? String(value.name) : '' }
    : null;

export const referencesIn = (value: unknown): Reference[] =>
  Array.isArray(value) ? value.map(referenceIn).filter((one) => one !== null) : [];

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The people who answer for a bid. */
export const ownersOf = (bid: Bid, directory: Directory): (Reference | null)[] => [
  directory.owner(bid.opportunityOwner),
  bid.rfpManager,
];
