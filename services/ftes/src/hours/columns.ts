import { type HourColumn, hourColumns, neededHourColumns } from '@bidwright/contract-ftes';
import { fromNames, type Message, message } from '@bidwright/contract-kit';
import { english, Problem } from '@bidwright/service-kit';

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What other programs call the columns, without anything but letters. */
const names: Record<HourColumn, readonly string[]> = {
  person: [
    'person',
    'employee',
    'name',
    'user',
    'email',
    'fte',
    'ftename',
    'fteid',
    'staff',
    'personne',
    'persoană',
    '人员',
  ],
  opportunity: [
    'opportunity',
    'opportunityname',
    'opportunityid',
    'bid',
    'project',
    'projectname',
    'solicitation',
    'solicitationnumber',
    'opportunité',
    'offre',
    'projet',
    'oportunitate',
    'ofertă',
    'proiect',
    '商机',
    '投标',
    '项目',
  ],
  year: ['year', 'année', 'an', '年'],
  month: ['month', 'period', 'mois', 'luna', 'lună', '月', '月份'],
  hours: ['hours', 'actualhours', 'hoursworked', 'heures', 'ore', '工时'],
};

/** Where each of them stands; below 0 a year that has no column of its own. */
export type HourColumns = Record<HourColumn, number>;

const refusal = (field: string, fault: Message) =>
  new Problem(422, 'invalid', english(fault), { fields: { [field]: fault } });

/** Which column of a table is which, by what stands at its head. */
const named = (columns: readonly string[]): HourColumns => {
  const written = columns.map(letters);
  const found = fromNames(hourColumns, (column) => written.findIndex((name) => names[column].includes(name)));
  const missing = neededHourColumns.find((column) => found[column] < 0);
  if (missing) throw refusal('file', message('ftes.hours.noColumn', { name: missing }));
  return found;
};

/** Which column of a table is which: as is said, or by what stands at its head. */
export const columnsIn = (columns: readonly string[], mapping?: Record<string, string | null>): HourColumns => {
  if (!mapping) return named(columns);
  const unknown = Object.keys(mapping).find((column) => !columns.includes(column));
  if (unknown !== undefined)
    throw refusal('mapping', message('validation.noneOf', { given: unknown, values: columns.join(', ') }));
  return fromNames(hourColumns, (field) => columns.findIndex((column) => mapping[column] === field));
};
