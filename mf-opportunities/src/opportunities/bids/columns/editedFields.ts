import { opportunities, sections } from '@bidwright/contract-opportunities';
import { type BidField, type Contract, fieldsIn, isListed } from '../../field/fieldRules.ts';

/** More than a value goes with these: whether the bid is there already, the client's agreements, the other bid, or lines. */
const withOthers: ReadonlySet<string> = new Set([
  'solicitationName',
  'solicitationNumber',
  'client',
  'bpa',
  'budgetType',
  'isRecompete',
  'originalOpportunity',
  'estimatedBudgetAmountNotes',
] satisfies BidField['name'][]);

const kinds: ReadonlySet<BidField['kind']> = new Set(['text', 'choice', 'number', 'boolean', 'date']);

/** What can be edited in the table: fields of the form that one value is enough for. The others come with what happens to a bid. */
export const editedFieldsOf = (of: Contract, form: Record<string, readonly string[]>): BidField[] =>
  fieldsIn(of).filter(
    (field) =>
      Object.values(form).some((names) => names.includes(field.name)) &&
      !withOthers.has(field.name) &&
      (kinds.has(field.kind) || (field.kind === 'reference' && isListed(field))),
  );

export const editedFields: readonly BidField[] = editedFieldsOf(opportunities, sections);
