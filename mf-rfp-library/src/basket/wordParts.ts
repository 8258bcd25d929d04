import type { Block, Inline } from '@bidwright/contract-rfp-library';
import {
  BorderStyle,
  type FileChild,
  HeadingLevel,
  type INumberingOptions,
  type IParagraphOptions,
  LevelFormat,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Entry } from '../api.ts';

const numbers = 'steps';

/** How numbered lists count. */
export const steps: INumberingOptions = {
  config: [
    {
      reference: numbers,
      levels: Array.from({ length: 9 }, (_, level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
      })),
    },
  ],
};

/** Under the heading of its section, which is the first. */
const headings = [HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4] as const;

const runsOf = (content: Inline[] = []) =>
  content.map((one) =>
    one.type === 'hardBreak'
      ? new TextRun({ break: 1 })
      : new TextRun({
          text: one.text,
          bold: one.marks?.some(({ type }) => type === 'bold'),
          italics: one.marks?.some(({ type }) => type === 'italic'),
        }),
  );

type Look = Omit<IParagraphOptions, 'children'>;

let lists = 0;

const blockParts = (block: Block, look: Look, level: number): (Paragraph | Table)[] => {
  if (block.type === 'paragraph')
    return [new Paragraph({ spacing: { after: 120 }, ...look, children: runsOf(block.content) })];
  if (block.type === 'heading')
    return [
      new Paragraph({
        ...look,
        heading: headings[block.attrs.level - 1] ?? HeadingLevel.HEADING_4,
        children: runsOf(block.content),
      }),
    ];
  if (block.type === 'table') return [tableOf(block)];
  lists += 1;
  const instance = lists;
  const marked: Look =
    block.type === 'bulletList' ? { bullet: { level } } : { numbering: { reference: numbers, level, instance } };
  return block.content.flatMap(({ content }) =>
    content.flatMap((one, at) =>
      blockParts(one, at === 0 ? marked : { indent: { left: 720 * (level + 1) } }, level + 1),
    ),
  );
};

const tableOf = ({ content }: Extract<Block, { type: 'table' }>) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: content.map(
      (row) =>
        new TableRow({
          children: row.content.map(
            (cell) =>
              new TableCell({
                children: cell.content.flatMap((block) => blockParts(block, {}, 0)),
              }),
          ),
        }),
    ),
  });

/** The paragraphs, lists and tables of a text. */
export const paragraphsOf = (blocks: readonly Block[]): FileChild[] =>
  blocks.flatMap((block) => blockParts(block, {}, 0));

const edge = { style: BorderStyle.SINGLE, size: 8, space: 6, color: '8a99b0' };

/** A call-out box. */
export const boxed = (text: string): Paragraph =>
  new Paragraph({
    border: { top: edge, bottom: edge, left: edge, right: edge },
    shading: { type: ShadingType.CLEAR, fill: 'f1f4f9' },
    spacing: { before: 160, after: 160 },
    children: [new TextRun({ text, bold: true })],
  });

/** By the texts that name them. */
const columns = [
  'field.sectionTitle',
  'field.opportunity',
  'fact.year',
  'field.internalStaffName',
  'field.externalContractor',
] as const;

const sourceOf = (entry: Entry): Record<(typeof columns)[number], string> => ({
  'field.sectionTitle': entry.sectionTitle.name,
  'field.opportunity': entry.opportunity?.name ?? '',
  'fact.year': entry.proposalYear ? String(entry.proposalYear) : '',
  'field.internalStaffName': entry.internalStaffName?.name ?? '',
  'field.externalContractor': entry.externalContractor?.name ?? '',
});

const rowOf = (texts: string[], bold = false) =>
  new TableRow({
    tableHeader: bold,
    children: texts.map(
      (text) => new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold })] })] }),
    ),
  });

/** Where each entry comes from. */
export const sourceTable = (entries: readonly Entry[], label: (name: string) => string): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      rowOf(
        columns.map((column) => label(column)),
        true,
      ),
      ...entries.map((entry) => rowOf(columns.map((column) => sourceOf(entry)[column]))),
    ],
  });
