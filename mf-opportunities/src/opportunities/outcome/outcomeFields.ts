import type { StatusCategory } from '@bidwright/contract-admin';
import { type OpportunityInput, opportunities } from '@bidwright/contract-opportunities';

type Field = keyof OpportunityInput;

/** What is worth writing down when a bid comes to its end. */
const fields: Partial<Record<StatusCategory, Field[]>> = {
  Won: ['winningAmount', 'expectedAwardDate'],
  Lost: ['winningFirm', 'winningAmount', 'notesLostDropped', 'pointsLostOnSections'],
  'No-bid': ['notesLostDropped'],
  Cancelled: ['notesLostDropped'],
};

/** The fields that a status of a category asks for; none where the bid goes on. */
export const outcomeFields = (category: StatusCategory | undefined): readonly Field[] =>
  (category && fields[category]) ?? [];

export const outcomeSchema = (category: StatusCategory) => opportunities.input.pick([...outcomeFields(category)]);
