import { opportunities } from '@bidwright/contract-opportunities';
import { type BidField, type Contract, fieldsIn } from '../../field/fieldRules.ts';

/** Texts of many lines have no room in a cell. */
const kinds: ReadonlySet<BidField['kind']> = new Set([
  'text',
  'choice',
  'number',
  'boolean',
  'date',
  'reference',
  'references',
]);

/** The fields that a list can show in a column: what people fill in, but for what has rights of its own. */
export const columnFieldsOf = (of: Contract): BidField[] =>
  fieldsIn(of).filter(({ name, kind }) => kinds.has(kind) && !of.byService?.includes(name) && !of.fields?.[name]);

/** What columns hold of a record, as exports and queries name it. The number and the client stand below the name. */
export const shownFields = (columns: readonly { id: string }[], of: Contract = opportunities): string[] => {
  const known: ReadonlySet<string> = new Set([...fieldsIn(of).map(({ name }) => name), 'dateUpdated']);
  return [...new Set(['solicitationNumber', 'client', ...columns.map(({ id }) => id)])].filter((id) => known.has(id));
};
