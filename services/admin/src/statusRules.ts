import type { OpportunityStatus } from '@bidwright/contract-admin';
import { type FieldErrors, message, namesOf } from '@bidwright/contract-kit';
import { neededDocuments, neededFields } from '@bidwright/contract-opportunities';
import { Problem, type Row, type Rules } from '@bidwright/service-kit';

type Asking = Pick<OpportunityStatus, 'requiredFields' | 'requiredDocuments'>;

const known: Record<keyof Asking, readonly string[]> = {
  requiredFields: neededFields,
  requiredDocuments: neededDocuments,
};
const asking = namesOf(known);

const mustBeKnown = <R extends Asking>(row: R): R => {
  const fields: FieldErrors = {};
  for (const name of asking) {
    const unknown = row[name].find((one) => !known[name].includes(one));
    if (unknown !== undefined)
      fields[name] = message('validation.noneOf', { given: unknown, values: known[name].join(', ') });
  }
  if (Object.keys(fields).length === 0) return row;
  throw new Problem(422, 'invalid', 'A status asks for what bids do not have', { fields });
};

/** A status asks only for what bids can have. */
export const statusRules: Rules<Row & Asking> = { create: mustBeKnown, update: (_before, after) => mustBeKnown(after) };
