import { object, reference, text } from '@bidwright/contract-kit';

/** Bids that the call `duplicates` answers at most. */
export const mostDuplicates = 3;

/** The call `duplicates`: what is filled in of a bid so far. */
export const duplicatesAsked = object({
  /** The bid itself, where it is recorded already. */
  but: text(36),
  client: reference('companies'),
  solicitationName: text(255),
  solicitationNumber: text(100),
});

/** A bid that may be the same one: it has the same number, or the same client and a similar name. */
export interface Duplicate {
  id: string;
  solicitationName: string;
  client: string;
  /** The name of its status. */
  opportunityStatus: string;
  dueDate: string;
  same: 'number' | 'name';
}
