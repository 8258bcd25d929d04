import { check, type Field, fieldsOf, type Message, may, message, type Person } from '@bidwright/contract-kit';
import { keptNames } from '../../../calls/resource.ts';
import type { Destination } from '../target.ts';

/** A column of a workbook to fill in. */
export interface SheetColumn {
  /** What the import calls it: a field, or `parent`. */
  name: string;
  field: Field;
  isRequired: boolean;
  /** By what a row finds its record again. */
  isMatched: boolean;
}

/** What is no value of its own, or no person would write. */
const unfit: ReadonlySet<Field['kind']> = new Set(['json', 'recordId']);

const guardsOf = ({ resource, sub }: Destination) => (sub ? sub.sub.fields : resource.collection.fields) ?? {};

/** The field may be filled in and seen by the person in any record at all. */
const isOpen = (to: Destination, person: Person, name: string): boolean => {
  const { read, update } = guardsOf(to)[name] ?? {};
  return (!read || may(read, person)) && (!update || may(update, person));
};

/** What an empty record is refused for, which rules across fields have their say in. */
const requiredIn = ({ resource, sub }: Destination): ReadonlySet<string> => {
  const { input } = sub?.sub ?? resource.collection;
  return new Set(Object.keys(check(input, input.getDefault()).errors ?? {}));
};

/** To which record a row of a subcollection belongs. */
const parentOf = ({ resource: { collection } }: Destination): SheetColumn => ({
  name: 'parent',
  field: { name: 'parent', kind: 'reference', nullable: false, of: collection.name },
  isRequired: true,
  isMatched: true,
});

/** The columns that a table for a collection has, in the order of its contract. */
export const sheetColumns = (to: Destination, person: Person): SheetColumn[] => {
  const { input, match = [] } = to.sub?.sub ?? to.resource.collection;
  const required = requiredIn(to);
  const own = fieldsOf(input)
    .filter(({ name, kind }) => !to.owned.has(name) && !keptNames.includes(name) && !unfit.has(kind))
    .filter(({ name }) => isOpen(to, person, name))
    .map((field) => ({
      name: field.name,
      field,
      isRequired: required.has(field.name),
      isMatched: match.includes(field.name),
    }));
  return to.sub ? [parentOf(to), ...own] : own;
};

const numberTakes = ({ scale, money, share, numbers }: Field, currency: string | undefined): Message => {
  if (numbers) return message('sheet.choice');
  if (share) return message('sheet.share');
  if (scale === undefined) return message('sheet.whole');
  return money && currency ? message('sheet.amount', { currency }) : message('sheet.number');
};

/** What a column takes, in words. */
export const takes = (field: Field, currency: string | undefined): Message => {
  const { kind, length = 0, choices, free } = field;
  if (kind === 'number') return numberTakes(field, currency);
  if (kind === 'text' || kind === 'longText') return message('sheet.text', { length });
  if (kind === 'texts') return message(choices ? 'sheet.choices' : 'sheet.texts');
  if (kind === 'reference') return message(free ? 'sheet.nameOrText' : 'sheet.name');
  if (kind === 'references') return message('sheet.names');
  return message(kind === 'date' ? 'sheet.date' : kind === 'boolean' ? 'sheet.flag' : 'sheet.choice');
};
