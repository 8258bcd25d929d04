import { type Field, fieldsOf, namesOf } from '@bidwright/contract-kit';
import { type DocumentType, documentTypes } from './documents.ts';
import { documentField } from './lacksNeeds.ts';
import { type OpportunityInput, opportunities, outcomeFields, sections } from './opportunities.ts';

/** Something that a bid should have by now: a field, or a document of a kind. */
export type Missing = { field: keyof OpportunityInput } | { document: DocumentType };

/** What a bid should have. */
export interface Needs {
  fields: readonly (keyof OpportunityInput)[];
  documents: readonly DocumentType[];
}

const filledIn: ReadonlySet<string> = new Set([...Object.values(sections).flat(), ...outcomeFields]);

/** One value that stands alone is enough for it; of another bid or a text of its own instead of an entry it is not. */
const isSimple = ({ kind, of, free }: Field): boolean =>
  ['text', 'longText', 'choice', 'number', 'date'].includes(kind) ||
  (kind === 'reference' && of !== opportunities.name && !free);

/** Fields that a status may ask for: those that people fill in and that a bid may lack. */
export const neededFields = fieldsOf(opportunities.input)
  .filter((field) => field.nullable && filledIn.has(field.name) && isSimple(field))
  .map(({ name }) => name);

/** Documents that a status may ask for. */
export const neededDocuments = namesOf(documentTypes);

/** What a bid lacks of what it should have, in that order. */
export const lacking = (
  { fields, documents }: Needs,
  bid: Partial<OpportunityInput>,
  present: ReadonlySet<string>,
): Missing[] => [
  ...fields.filter((field) => bid[field] == null || bid[field] === '').map((field) => ({ field })),
  ...documents.filter((type) => !present.has(type)).map((document) => ({ document })),
];

/** What an entry of the list of statuses asks for of bids that come to it. What this version knows nothing of is not asked for. */
export const needsOf = (
  status: { requiredFields?: readonly string[] | null; requiredDocuments?: readonly string[] | null } | undefined,
): Needs => ({
  fields: neededFields.filter((name) => status?.requiredFields?.includes(name)),
  documents: neededDocuments.filter((type) => status?.requiredDocuments?.includes(type)),
});

export const nameOfMissing = (missing: Missing): string =>
  'field' in missing ? missing.field : documentField(missing.document);
