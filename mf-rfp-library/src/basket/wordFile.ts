import { formOf } from '@bidwright/contract-rfp-library';
import { Document, type FileChild, HeadingLevel, ImageRun, Packer, Paragraph } from 'docx';
import type { Entry } from '../api.ts';
import { said } from '../library/said.ts';
import { type Picture, pictureAt } from './picture.ts';
import { boxed, paragraphsOf, sourceTable, steps } from './wordParts.ts';

type Label = (name: string) => string;
/** What stands in the place of a picture that is gone: who sends the file must know. */
type Lost = (name: string) => string;

const pictureOf = ({ type, bytes, width, height }: Picture, name: string) =>
  new Paragraph({
    children: [
      new ImageRun({
        type,
        data: bytes,
        transformation: { width, height },
        altText: { name, title: name, description: name },
      }),
    ],
  });

const partsOf = async (entry: Entry, lost: Lost): Promise<FileChild[]> => {
  const { sectionTitle, callOutBox, image } = entry;
  const picture = image && (await pictureAt(image.src));
  return [
    new Paragraph({ text: sectionTitle.name, heading: HeadingLevel.HEADING_1 }),
    ...paragraphsOf(formOf(entry).content),
    ...(image ? [picture ? pictureOf(picture, image.name) : new Paragraph({ text: lost(image.name) })] : []),
    ...(callOutBox && said(callOutBox) && callOutBox !== 'Yes' ? [boxed(callOutBox)] : []),
  ];
};

/** Entries one after the other as a Word file, with their pictures and call-out boxes, and where each comes from. */
export const wordFile = async (entries: readonly Entry[], title: string, label: Label, lost: Lost): Promise<Blob> => {
  const children: FileChild[] = [new Paragraph({ text: title, heading: HeadingLevel.TITLE })];
  for (const entry of entries) children.push(...(await partsOf(entry, lost)));
  children.push(
    new Paragraph({ text: label('export.sources'), heading: HeadingLevel.HEADING_1 }),
    sourceTable(entries, label),
  );
  return Packer.toBlob(new Document({ title, numbering: steps, sections: [{ children }] }));
};
