import type { DocumentType } from './documents.ts';
import type { OpportunityInput } from './opportunities.ts';

/** Something that a bid should have by now: a field, or a document of a kind. */
export type Missing = { field: keyof OpportunityInput } | { document: DocumentType };

/** What a status means, as admin's list of statuses says it. */
type Category = 'Open' | 'Submitted' | 'Won' | 'Lost' | 'No-bid' | 'Cancelled';

const wanted: Record<Category, { fields: (keyof OpportunityInput)[]; documents: DocumentType[] }> = {
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
): Missing[] => [
  ...wanted[category].fields.filter((field) => bid[field] == null || bid[field] === '').map((field) => ({ field })),
  ...wanted[category].documents.filter((type) => !documents.has(type)).map((document) => ({ document })),
];
