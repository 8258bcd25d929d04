import type { DocumentType } from '@bidwright/contract-opportunities';
import { sql } from 'kysely';
import { aliasOf } from '../tables.ts';

export const contract: DocumentType = 'signedContractScope';
export const invoice: DocumentType = 'invoices';

export const d = aliasOf('documents', 'd');
const later = aliasOf('documents', 'later');

/** The documents `d` that figures of a contract follow from: those that no other has replaced. */
export const counted = sql`${d.documentType} in (${contract}, ${invoice}) and ${d.status} = 'Active'
  and not exists (select 1 from ${later} where ${later.supersedesId} = ${d.id} and ${later.status} = 'Active')`;
