import { type FieldErrors, message } from '@bidwright/contract-kit';
import type { Opportunity } from '@bidwright/contract-opportunities';
import type { Rules } from '@bidwright/service-kit';
import { similarlyNamed } from './duplicates/similarlyNamed.ts';

/** A bid that may be there already, and a decision that comes too late. */
export const bidWarnings: NonNullable<Rules['warnings']> = async (record, { db }) => {
  const { id, client, solicitationName, decisionDueDate, dueDate } = record as unknown as Opportunity;
  const [similar] = await similarlyNamed(db, { client, name: solicitationName, but: id });
  const found: FieldErrors = {};
  if (similar)
    found.solicitationName = message('opportunities.solicitationName.similar', { name: similar.solicitationName });
  if (decisionDueDate && decisionDueDate > dueDate)
    found.decisionDueDate = message('opportunities.decisionDueDate.afterDue');
  return found;
};
