import type { Document } from '@bidwright/contract-opportunities';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';

type Bid = Pick<
  OpportunityRecord,
  'id' | 'solicitationName' | 'client' | 'dueDate' | 'subContractor' | 'winningFirm' | 'opportunityStatus'
>;

export interface Partner {
  id: string;
  name: string;
  /** Other running bids on which the firm is our partner, those of the same client first. */
  also: Bid[];
  /** Bids that it won where we lost, the latest first. */
  wonAgainst: Bid[];
  /** Its statement about conflicts of interest is on file. */
  hasStatement: boolean;
}

const isOf = (id: string) => (one: { id: string }) => one.id === id;

/** What is known of the partners of a bid: where else they work with us, and where against us. */
export const partnersOf = (
  { id, client, subContractor }: Pick<OpportunityRecord, 'id' | 'client' | 'subContractor'>,
  known: {
    running: readonly Bid[];
    lost: readonly Bid[];
    documents: readonly Pick<Document, 'documentType' | 'subContractor'>[];
  },
): Partner[] => {
  const elsewhere = ({ client: its }: Bid) => Number(its.id !== client.id);
  return subContractor.map((partner) => ({
    ...partner,
    also: known.running
      .filter((bid) => bid.id !== id && bid.subContractor.some(isOf(partner.id)))
      .toSorted((one, other) => elsewhere(one) - elsewhere(other) || one.dueDate.localeCompare(other.dueDate)),
    wonAgainst: known.lost
      .filter((bid) => bid.id !== id && bid.winningFirm?.id === partner.id)
      .toSorted((one, other) => other.dueDate.localeCompare(one.dueDate)),
    hasStatement: known.documents.some(
      ({ documentType, subContractor: of }) => documentType?.value === 'conflictOfInterest' && of?.id === partner.id,
    ),
  }));
};
