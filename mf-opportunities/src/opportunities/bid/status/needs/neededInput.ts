import { fromNames, text } from '@bidwright/contract-kit';
import {
  documentField,
  neededDocuments,
  neededFields,
  opportunities,
  type Section,
  sections,
} from '@bidwright/contract-opportunities';

/** The names of the files that are picked, by what their documents are called in a refusal. */
export const documentInputs = fromNames(neededDocuments.map(documentField), () => text(255));

const withFiles = (of: Section, more: typeof neededFields = []) =>
  opportunities.input.pick([...sections[of], ...more]).shape(documentInputs);

/** What a section saves; where the status stands, all that a status may ask for as well. */
export const sectionInput: Record<Section, ReturnType<typeof withFiles>> = {
  details: withFiles('details', neededFields),
  teams: withFiles('teams'),
  budget: withFiles('budget'),
};
