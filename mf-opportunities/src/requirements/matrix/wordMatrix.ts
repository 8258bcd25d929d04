import type { Requirement } from '@bidwright/contract-opportunities';
import {
  Document,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import { type MatrixField as Field, matrixFields } from './fields.ts';

/** What stands in a cell of a requirement. */
export type Shown = (requirement: Requirement, field: Field) => string;

/** Parts of the width, in hundredths. */
const widths: Record<Field, number> = {
  section: 12,
  page: 5,
  text: 30,
  kind: 8,
  state: 8,
  owner: 9,
  proposalSection: 9,
  evidence: 10,
  amended: 4,
  document: 5,
};

const cell = (field: Field, text: string) =>
  new TableCell({ width: { size: widths[field], type: WidthType.PERCENTAGE }, children: [new Paragraph(text)] });

/** A compliance matrix as a Word file, a row for each requirement. */
export const wordMatrix = (
  title: string,
  rows: readonly Requirement[],
  label: (field: Field) => string,
  shown: Shown,
): Promise<Blob> => {
  const head = new TableRow({ tableHeader: true, children: matrixFields.map((field) => cell(field, label(field))) });
  const body = rows.map(
    (row) => new TableRow({ cantSplit: true, children: matrixFields.map((field) => cell(field, shown(row, field))) }),
  );
  const table = new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [head, ...body] });
  const wide = { page: { size: { orientation: PageOrientation.LANDSCAPE } } };
  const children = [new Paragraph({ text: title, heading: HeadingLevel.TITLE }), table];
  return Packer.toBlob(new Document({ title, sections: [{ properties: wide, children }] }));
};
