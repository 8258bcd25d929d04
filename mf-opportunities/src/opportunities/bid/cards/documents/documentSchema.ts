import { type InputFrom, text } from '@bidwright/contract-kit';
import { documents } from '@bidwright/contract-opportunities';

/** What a person says of a document; it is nothing without a file. */
export const documentSchema = documents.input
  .pick(['documentName', 'name', 'documentType', 'subContractor', 'startDate', 'endDate', 'amount'])
  .shape({ documentName: text(255).required() });

export type NewDocument = InputFrom<typeof documentSchema>;
