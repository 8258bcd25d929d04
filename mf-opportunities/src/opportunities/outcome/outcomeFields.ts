import type { StatusCategory } from '@bidwright/contract-admin';
import { type OpportunityInput, opportunities } from '@bidwright/contract-opportunities';
import { askedFor } from '../status/change/asked.ts';

const goesOn: ReadonlySet<StatusCategory> = new Set(['Open', 'Submitted']);

/** The fields that a status of a category asks for; none where the bid goes on. */
export const outcomeFields = (category: StatusCategory): readonly (keyof OpportunityInput)[] =>
  goesOn.has(category) ? [] : askedFor[category];

export const outcomeSchema = (category: StatusCategory) => opportunities.input.pick([...outcomeFields(category)]);
