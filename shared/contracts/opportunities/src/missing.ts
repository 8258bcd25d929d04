import { lacking, type Missing, type Needs } from './needs.ts';
import type { OpportunityInput } from './opportunities.ts';

/** What a status means, as admin's list of statuses says it. */
type Category = 'Open' | 'Submitted' | 'Won' | 'Lost' | 'No-bid' | 'Cancelled';

const wanted: Record<Category, Needs> = {
  Open: { fields: ['rfpManager', 'decisionDueDate', 'estimatedBudgetAmount', 'chance'], documents: ['rfp'] },
  Submitted: { fields: ['estimatedBudgetAmount', 'chance'], documents: ['rfpTechnical', 'rfpBusiness'] },
  Won: { fields: ['winningAmount'], documents: ['signedContractScope'] },
  Lost: { fields: ['winningFirm', 'winningAmount', 'notesLostDropped', 'pointsLostOnSections'], documents: [] },
  'No-bid': { fields: ['notesLostDropped'], documents: [] },
  Cancelled: { fields: ['notesLostDropped'], documents: [] },
};

/** What a bid of a status lacks, in the order in which it is needed. */
export const missingFor = (
  category: Category,
  bid: Partial<OpportunityInput>,
  documents: ReadonlySet<string>,
): Missing[] => lacking(wanted[category], bid, documents);
