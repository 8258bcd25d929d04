import { Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { type Drawn, listsTitle } from './workbook.ts';

/** Rows that are drawn for filling in; further ones are read all the same. */
const rows = 2000;
const width = { least: 12, most: 40 };

const letterOf = (sheet: Worksheet, at: number) => sheet.getColumn(at).letter;
const wide = (text: string) => Math.min(width.most, Math.max(width.least, text.length + 4));

/** The bytes of a workbook to fill in. */
const draw = async ({ title, columns, notes }: Drawn): Promise<Uint8Array> => {
  const workbook = new Workbook();
  // An import reads the first sheet.
  const table = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] });
  const said = workbook.addWorksheet(notes.title);
  const lists = workbook.addWorksheet(listsTitle, { state: 'veryHidden' });

  table.addRow(columns.map(({ head }) => head)).font = { bold: true };
  for (const [before, { head, format, offered, isStrict }] of columns.entries()) {
    const at = before + 1;
    const column = table.getColumn(at);
    column.width = wide(head);
    column.numFmt = format;
    if (offered.length === 0) continue;
    const letter = letterOf(lists, at);
    for (const [down, value] of offered.entries()) lists.getCell(down + 1, at).value = value;
    table.dataValidations.add(`${column.letter}2:${column.letter}${rows + 1}`, {
      type: 'list',
      allowBlank: true,
      formulae: [`${listsTitle}!$${letter}$1:$${letter}$${offered.length}`],
      // What is not offered may come later, or stand beside another one.
      showErrorMessage: isStrict,
    });
  }

  said.addRow(notes.head).font = { bold: true };
  said.addRows(notes.rows);
  for (let at = 1; at <= notes.head.length; at += 1)
    said.getColumn(at).width = Math.min(
      90,
      Math.max(...[notes.head, ...notes.rows].map((row) => wide(row[at - 1] ?? ''))),
    );

  return new Uint8Array(await workbook.xlsx.writeBuffer());
};

export default draw;
