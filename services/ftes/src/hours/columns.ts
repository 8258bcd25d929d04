import { type HourColumn, hourColumns } from '@bidwright/contract-ftes';
import { fromNames, message } from '@bidwright/contract-kit';
import { Problem } from '@bidwright/service-kit';

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

/** Where each of them stands; a year of its own is not needed. */
export type HourColumns = Record<HourColumn, number>;

const mustHave = (column: HourColumn) =>
  new Problem(422, 'invalid', `The table has no column ${column}`, {
    fields: { file: message('ftes.hours.noColumn', { name: column }) },
  });

/** Which column of a table is which. */
export const columnsIn = (columns: readonly string[]): HourColumns => {
  const written = columns.map(letters);
  const found = fromNames(hourColumns, (column) => written.findIndex((name) => names[column].includes(name)));
  for (const column of hourColumns) if (column !== 'year' && found[column] < 0) throw mustHave(column);
  return found;
};
