import { called, type Field, fieldsOf, mayUpdate } from '@bidwright/contract-kit';
import { type OpportunityInput, opportunities } from './opportunities.ts';

/** The columns of the list that are shown unless somebody chooses others, in their order. */
export const usualColumns = [
  'solicitationName',
  'opportunityStatus',
  'dueDate',
  'primaryTeam',
  'rfpManager',
  'projectType',
  'opportunityOwner',
  'chance',
  'estimatedBudgetAmount',
  'weighted',
] as const satisfies (keyof OpportunityInput | 'weighted')[];
export type UsualColumn = (typeof usualColumns)[number];

/**
 * What each row needs, whichever columns are shown: its name with the number and the client below it, the status by which it is late or
 * not, what those that are chosen come to, and whether the person may change it.
 */
const ofEachRow = [
  'solicitationName',
  'solicitationNumber',
  called('client'),
  'opportunityStatus',
  'estimatedBudgetAmount',
  'chance',
  mayUpdate,
] as const;

/** Something is looked up by what these point at: a colour, a part of the amount. Of others only names are shown. */
const lookedUp: ReadonlySet<string> = new Set([
  'opportunityStatus',
  'primaryTeam',
  'chance',
] satisfies (keyof OpportunityInput)[]);

const asShown = ({ name, kind }: Field) =>
  (kind === 'reference' || kind === 'references') && !lookedUp.has(name) ? called(name) : name;

const shownAs: ReadonlyMap<string, string> = new Map([
  ...fieldsOf(opportunities.input).map((field): [string, string] => [field.name, asShown(field)]),
  ['dateUpdated', 'dateUpdated'],
]);

/** What a list asks for that shows these columns. */
export const fieldsToList = (columns: readonly string[]): string[] => [
  ...new Set([...ofEachRow, ...columns.flatMap((id) => shownAs.get(id) ?? [])]),
];
