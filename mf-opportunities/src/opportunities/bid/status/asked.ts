import type { StatusCategory } from '@bidwright/contract-admin';
import { day, flag, text } from '@bidwright/contract-kit';
import {
  type decisionKinds,
  neededFields,
  type OpportunityInput,
  opportunities,
} from '@bidwright/contract-opportunities';
import { documentInputs } from './needs/neededInput.ts';

/** What is written down when a bid comes to a status of a category. All of it may be left out. */
export const askedFor: Record<StatusCategory, readonly (keyof OpportunityInput)[]> = {
  Open: [],
  Submitted: ['estimatedBudgetAmount'],
  Won: ['winningAmount'],
  Lost: ['winningFirm', 'winningAmount', 'notesLostDropped', 'pointsLostOnSections'],
  'No-bid': ['notesLostDropped'],
  Cancelled: ['notesLostDropped'],
};

/** The decision that goes with it, recorded with its day. */
export const decisionOf: Partial<Record<StatusCategory, (typeof decisionKinds)[number]>> = {
  Won: 'Won',
  Lost: 'Lost',
  'No-bid': 'No-go',
};

/** Where the writing down begins. */
export const firstAsked = (category: StatusCategory, mayDecide: boolean): string | undefined =>
  mayDecide && decisionOf[category] ? 'decidedOn' : askedFor[category][0];

export const statusSchema = opportunities.input
  .pick(['opportunityStatus', ...new Set([...Object.values(askedFor).flat(), ...neededFields])])
  .shape({
    ...documentInputs,
    /** The day of the award or of the notice. */
    decidedOn: day(),
    /** The signed contract. */
    documentName: text(255),
    updateRFP: flag().default(true),
  });
