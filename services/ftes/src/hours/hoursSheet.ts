import type { hoursSheet } from '@bidwright/contract-ftes';
import { message, type SheetFile } from '@bidwright/contract-kit';
import { type CallContext, maxNames, said, sheetFile, textIn } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';
import { type Known, knownBids, knownPeople } from './known.ts';

/** Names by which a table finds one and no other; where several are called the same, what else each of them is called by. */
const namesIn = (known: Known): string[] => {
  const names = new Set<string>();
  for (const [word, found] of known) {
    const [one, ...others] = found;
    if (!one || others.length > 0 || word === one.id.toLowerCase()) continue;
    const isNameShared = (known.get(one.name.trim().toLowerCase()) ?? []).length > 1;
    names.add(isNameShared ? word : one.name.trim());
  }
  return [...names].toSorted((a, b) => a.localeCompare(b)).slice(0, maxNames);
};

/** A workbook to fill in with the hours of people on bids. */
export const sheetOfHours = async ({ db, input }: CallContext<typeof hoursSheet, Db>): Promise<SheetFile> => {
  const { language } = input;
  const head = (name: string) => textIn(language, message(`ftes.column.${name}`));
  const column = (name: string, takes: string, format: string, offered: string[] = []) => ({
    head: head(name),
    takes,
    format,
    offered,
    isStrict: false,
    isRequired: true,
    isMatched: name !== 'hours',
  });
  const takesName = said(language, 'sheet.name');
  return sheetFile('hours', {
    title: head('hours'),
    language,
    columns: [
      column('person', takesName, '@', namesIn(await knownPeople(db))),
      column('opportunity', takesName, '@', namesIn(await knownBids(db))),
      // As a text: a spreadsheet would make a day of it.
      column('month', textIn(language, message('ftes.hours.sheet.month')), '@'),
      column('hours', said(language, 'sheet.number'), '0.00'),
    ],
  });
};
