import { type Field, message, type SheetFile } from '@bidwright/contract-kit';
import { Problem } from '../../../problem.ts';
import type { JobAsked } from '../../asked.ts';
import { headOf, labelsIn } from '../../export/labels.ts';
import { destinationIn, mustImport } from '../destination.ts';
import { type SheetColumn, sheetColumns, takes } from './columns.ts';
import { maxNames, namesOf } from './named.ts';
import { said } from './said.ts';
import { type DrawnColumn, listsTitle, workbookOf } from './workbook.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Behind the name of a column that each row must fill. An import reads letters alone. */
const mark = ' *';

/** What a sheet may be called beside others; spreadsheets keep `History` for themselves. */
const titled = (text: string, others: readonly string[]): string => {
  const title =
    text
      .replace(/[\\/*?:[\]'\p{Cc}]/gu, ' ')
      .trim()
      .slice(0, 29)
      .trim() || 'Sheet';
  const isTaken = ['History', listsTitle, ...others].some((one) => one.toLowerCase() === title.toLowerCase());
  return isTaken ? `${title} 1` : title;
};

const wordIn = (body: JobAsked['body'], name: 'language' | 'currency' | 'title', shape: RegExp): string | undefined => {
  const given = body[name];
  if (given === undefined || given === null) return undefined;
  if (typeof given === 'string' && shape.test(given)) return given;
  throw new Problem(400, 'bad-value', `${name} cannot be used`, { fields: { [name]: message('validation.invalid') } });
};

const formatOf = ({ kind, share, scale }: Field): string => {
  if (kind === 'date') return 'yyyy-mm-dd';
  if (kind !== 'number') return '@';
  if (share) return '0.##%';
  return scale === undefined ? 'General' : '0.00';
};

/** What a column has to choose from. */
const offeredIn = async ({ context, person }: JobAsked, { kind, ...field }: Field, language: string) => {
  if (kind === 'boolean') return ['sheet.yes', 'sheet.no'].map((key) => said(language, key));
  if (kind === 'labelled') return Object.keys(field.labels ?? {});
  if (kind === 'reference' || kind === 'references') return namesOf(context, person, field.of ?? '');
  return [...(field.choices ?? field.numbers ?? [])].map(String);
};

const isStrict = ({ kind }: Field) =>
  kind === 'choice' || kind === 'boolean' || kind === 'labelled' || kind === 'number';

interface Words {
  language: string;
  currency: string | undefined;
}

const drawn = async (asked: JobAsked, columns: readonly SheetColumn[], heads: string[], { language }: Words) => {
  const all: DrawnColumn[] = [];
  for (const [at, { field, isRequired }] of columns.entries()) {
    const offered = await offeredIn(asked, field, language);
    all.push({
      head: `${heads[at]}${isRequired ? mark : ''}`,
      format: formatOf(field),
      offered,
      isStrict: isStrict(field),
    });
  }
  return all;
};

const noteOf = ({ field, isRequired, isMatched }: SheetColumn, head: string, offered: number, words: Words) => {
  const text = (key: string) => said(words.language, key);
  const { key, values } = takes(field, words.currency);
  const notes = [
    ...(isRequired ? [text('sheet.required')] : []),
    ...(isMatched ? [text('sheet.matched')] : []),
    ...(offered === maxNames ? [said(words.language, 'sheet.more', { count: maxNames })] : []),
  ];
  return [head, said(words.language, key, values), notes.join(' ')];
};

/** A workbook that holds the columns of a collection and nothing else, to be filled in and imported: it says what each of them takes. */
export const importSheet = async (asked: JobAsked): Promise<SheetFile> => {
  const { person, body } = asked;
  const to = destinationIn(asked);
  mustImport(asked, to);
  const language = wordIn(body, 'language', /^[a-z]{2}$/) ?? 'en';
  const words = { language, currency: wordIn(body, 'currency', /^[A-Z]{3}$/) };
  const title = wordIn(body, 'title', /^.{1,200}$/) ?? to.table.name;
  const labels = labelsIn(body.labels);
  const columns = sheetColumns(to, person).filter(
    ({ name, isRequired }) => isRequired || !labels || Object.hasOwn(labels, name),
  );
  const heads = headOf(columns, labels);
  const table = await drawn(asked, columns, heads, words);
  const text = (key: string) => said(language, key);
  const notes = titled(text('sheet.notes'), []);
  const content = await workbookOf({
    title: titled(title, [notes]),
    columns: table,
    notes: {
      title: notes,
      head: [text('sheet.column'), text('sheet.takes'), text('sheet.note')],
      rows: columns.map((column, at) => noteOf(column, heads[at] ?? '', table[at]?.offered.length ?? 0, words)),
    },
  });
  return { name: `${to.table.name}.xlsx`, mediaType: xlsx, content: content.toString('base64') };
};
