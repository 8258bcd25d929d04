import type { DocumentType } from '@bidwright/contract-opportunities';
import { sql } from 'kysely';

export const contract: DocumentType = 'signedContractScope';
export const invoice: DocumentType = 'invoices';

/** The documents `d` that figures of a contract follow from: those that no other has replaced. */
export const counted = sql`d.documentType in (${contract}, ${invoice}) and d.status = 'Active'
  and not exists (select 1 from documents as later where later.supersedesId = d.id and later.status = 'Active')`;
