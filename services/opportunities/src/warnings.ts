import { type FieldErrors, message } from '@bidwright/contract-kit';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import type { Rules } from '@bidwright/service-kit';
import { similarlyNamed } from './duplicates/similarlyNamed.ts';
import type { Db } from './tables.ts';

/** A bid that may be there already, and a decision that comes too late. */
export const bidWarnings: NonNullable<Rules<OpportunityInput, Db>['warnings']> = async (bid, { db }) => {
  const { id, client, solicitationName, decisionDueDate, dueDate } = bid;
  const [similar] = await similarlyNamed(db, { client, name: solicitationName, but: id });
  const found: FieldErrors = {};
  if (similar)
    found.solicitationName = message('opportunities.solicitationName.similar', { name: similar.solicitationName });
  if (decisionDueDate && decisionDueDate > dueDate)
    found.decisionDueDate = message('opportunities.decisionDueDate.afterDue');
  return found;
};
