import { daysBetween } from '@bidwright/contract-kit/days';
import type { Document, DocumentType } from '@bidwright/contract-opportunities';

/** Kinds of documents that hold until a day; the days of the others are the time they are about. */
const termed: ReadonlySet<string> = new Set<DocumentType>([
  'signedContractScope',
  'letterOfCommitment',
  'conflictOfInterest',
]);

/** Days before the end from which on it is worth a word. */
const soon = 90;

/** Days until a document no longer holds, negative once it does not; undefined where that is far off or never. */
export const endOfTerm = (
  { documentType, endDate }: Pick<Document, 'documentType' | 'endDate'>,
  today: string,
): number | undefined => {
  if (!endDate || !termed.has(documentType?.value ?? '')) return undefined;
  const days = daysBetween(today, endDate);
  return days <= soon ? days : undefined;
};
