import { array, object } from '@bidwright/contract-kit';
import { bidId } from './bidId.ts';

/** Projects of which figures are asked at once, at most. */
export const mostFigures = 100;

/** The call `contractFigures`: the projects in question. */
export const figuresAsked = object({
  ids: array(bidId()).max(mostFigures).required(),
});

/** What the documents of a project say of its contract. Documents that others have replaced do not count. */
export interface ContractFigures {
  id: string;
  /** From the first day of its contracts to the last. */
  start: string | null;
  end: string | null;
  /** What the contracts are worth together; nothing where none says. */
  amount: number | null;
  /** What was invoiced so far. */
  invoiced: number;
  /** The last day of the latest invoice. */
  lastInvoice: string | null;
}
