import type { SheetFile } from '@bidwright/contract-kit';
import { maxNames } from './named.ts';
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

/** A column to fill in. */
export interface FilledColumn extends DrawnColumn {
  /** What it takes, in words. */
  takes: string;
  /** Each row must fill it. */
  isRequired: boolean;
  /** A row finds by it again what is there. */
  isMatched: boolean;
}

const noteOf = ({ head, takes, offered, isRequired, isMatched }: FilledColumn, language: string) => {
  const notes = [
    ...(isRequired ? [said(language, 'sheet.required')] : []),
    ...(isMatched ? [said(language, 'sheet.matched')] : []),
    ...(offered.length === maxNames ? [said(language, 'sheet.more', { count: maxNames })] : []),
  ];
  return [head, takes, notes.join(' ')];
};

interface Filled {
  title: string;
  /** Of what it says about its columns. */
  language: string;
  columns: readonly FilledColumn[];
}

/** A workbook with these columns to fill in, which says on a second sheet what each of them takes. */
export const sheetFile = async (name: string, { title, language, columns }: Filled): Promise<SheetFile> => {
  const text = (key: string) => said(language, key);
  const notes = titled(text('sheet.notes'), []);
  const content = await workbookOf({
    title: titled(title, [notes]),
    columns: columns.map(({ head, format, offered, isStrict, isRequired }) => ({
      head: isRequired ? `${head}${mark}` : head,
      format,
      offered,
      isStrict,
    })),
    notes: {
      title: notes,
      head: [text('sheet.column'), text('sheet.takes'), text('sheet.note')],
      rows: columns.map((column) => noteOf(column, language)),
    },
  });
  return { name: `${name}.xlsx`, mediaType: xlsx, content: content.toString('base64') };
};
