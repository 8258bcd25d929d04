import { strToU8, zipSync } from 'fflate';
import { asked } from './asked.ts';

/** Where the questions stand in the workbook: its only sheet, under a title and headings. */
export const place = { sheet: 1, firstRow: 3, answerColumn: 4 } as const;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relation = `${office}/officeDocument/2006/relationships`;

const row = (n: number, cells: readonly string[]) =>
  `<row r="${n}">${cells.map((text, at) => `<c r="${'ABCD'.charAt(at)}${n}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

const rows = () => [
  row(1, ['Supplier questionnaire']),
  row(2, ['No.', 'Section', 'Question', 'Response']),
  ...asked.map(({ section, text }, n) => row(place.firstRow + n, [`${n + 1}`, section, text])),
];

const parts = (): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${relation}"><sheets><sheet name="Questionnaire" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${office}/spreadsheetml/2006/main"><cols><col min="2" max="2" width="24"/><col min="3" max="4" width="60"/></cols><sheetData>${rows().join('')}</sheetData></worksheet>`,
});

/** The questionnaire as its buyer sent it, the same bytes wherever it is made. */
export const questionnaire = (): Uint8Array => {
  const files = Object.fromEntries(Object.entries(parts()).map(([name, xml]) => [name, strToU8(head + xml)]));
  return zipSync(files, { mtime: new Date(2026, 0, 1) });
};
