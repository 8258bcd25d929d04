import { plainText, type Section } from '@bidwright/contract-rfp-library';
import { person, testService } from '@bidwright/service-kit/testing';
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { service } from '../service.ts';
import { cutAtHeadings } from './cut.ts';

const running = testService(service);

const send = async (name: string, bytes: Buffer) => {
  const url = `${running.url}/api/rfp-library/sections?name=${encodeURIComponent(name)}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: running.as(person('Admin')),
    body: new Uint8Array(bytes),
  });
  const body = (await answer.json()) as {
    data?: { sections: Section[] };
    errorInfo?: { code: string; message: string };
  };
  return { status: answer.status, sections: body.data?.sections, error: body.errorInfo };
};

const shown = (sections: Section[] | undefined) => sections?.map(({ title, richText }) => [title, plainText(richText)]);

const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });

const proposal = () =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Paragraph('To the Commission'),
            new Paragraph({ text: 'Approach', heading: HeadingLevel.HEADING_1 }),
            new Paragraph({ children: [new TextRun('We begin '), new TextRun({ text: 'at once', bold: true })] }),
            new Paragraph({ text: 'Pilot', heading: HeadingLevel.HEADING_2 }),
            new Paragraph({ text: 'Two regions', bullet: { level: 0 } }),
            new Paragraph({ text: 'Then all', bullet: { level: 0 } }),
            new Paragraph({ text: 'Empty', heading: HeadingLevel.HEADING_1 }),
            new Paragraph({ text: 'Risks', heading: HeadingLevel.HEADING_1 }),
            new Table({ rows: [new TableRow({ children: [cell('Risk'), cell('Owner')] })] }),
          ],
        },
      ],
    }),
  );

test('a Word file is cut at its headings, its form stays, and sections without text are left out', async () => {
  const { sections } = await send('proposal.docx', await proposal());
  expect(shown(sections)).toEqual([
    [null, 'To the Commission'],
    ['Approach', 'We begin at once\n\nPilot\n\n• Two regions\n• Then all'],
    ['Risks', 'Risk | Owner'],
  ]);
  expect(sections?.[1]?.richText.content.slice(0, 2)).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'We begin ' },
        { type: 'text', text: 'at once', marks: [{ type: 'bold' }] },
      ],
    },
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Pilot' }] },
  ]);
});

/** A PDF of lines, each with the size of its letters. */
const pdf = (lines: [size: number, text: string][]): Buffer => {
  const drawn = lines
    .map(([size, text], at) => `/F1 ${size} Tf 1 0 0 1 50 ${750 - at * 40} Tm (${text}) Tj`)
    .join('\n');
  const stream = `BT\n${drawn}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

test('a PDF is cut at its larger lines', async () => {
  const body = 'We begin with a pilot in two regions and go on from there.';
  const { sections } = await send(
    'proposal.pdf',
    pdf([
      [20, 'Approach'],
      [11, body],
      [20, 'Risks'],
      [11, 'Each risk has one owner and a date.'],
    ]),
  );
  expect(shown(sections)).toEqual([
    ['Approach', body],
    ['Risks', 'Each risk has one owner and a date.'],
  ]);
});

test.each([
  ['a PDF without text', 'scan.pdf', () => pdf([]), 422, 'proposal-no-text'],
  ['a damaged PDF', 'a.pdf', () => Buffer.from('%PDF-1.4 and nothing else'), 422, 'proposal-damaged'],
  ['a text', 'a.docx', () => Buffer.from('Only words'), 415, 'type-not-kept'],
  ['nothing', 'a.docx', () => Buffer.alloc(0), 422, 'empty-file'],
])('%s is refused with a reason', async (_what, name, make, status, code) => {
  const answer = await send(name, make());
  expect([answer.status, answer.error?.code]).toEqual([status, code]);
});

test('a Word file that was cut short is refused with a reason', async () => {
  const whole = await proposal();
  const answer = await send('a.docx', whole.subarray(0, whole.length - 200));
  expect([answer.status, answer.error?.code]).toEqual([422, 'proposal-damaged']);
});

test('a text without headings is one section', () => {
  const content = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'All of it' }] }];
  expect(cutAtHeadings({ type: 'doc', content })).toEqual([{ title: null, richText: { type: 'doc', content } }]);
});
