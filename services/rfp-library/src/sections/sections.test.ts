import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { plainText, type Section, type Sections } from '@bidwright/contract-rfp-library';
import { person, testService } from '@bidwright/service-testing';
import { Document, HeadingLevel, ImageRun, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
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
    data?: Sections;
    errorInfo?: { code: string; message: string };
  };
  return { status: answer.status, sections: body.data?.sections, pictures: body.data?.pictures, error: body.errorInfo };
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

type Line = [size: number, text: string];

/** A page of a PDF, its lines in the object after it. */
const pageAt = (at: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${at + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`;

/** A PDF of pages of lines, each with the size of its letters. */
const pdfOf = (pages: Line[][]): Buffer => {
  const places = pages.map((_page, at) => 4 + at * 2);
  const drawn = pages.map((lines) => {
    const stream = `BT\n${lines.map(([size, text], at) => `/F1 ${size} Tf 1 0 0 1 50 ${750 - at * 40} Tm (${text}) Tj`).join('\n')}\nET`;
    return `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`;
  });
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${places.map((at) => `${at} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...places.flatMap((place, at) => [pageAt(place), drawn[at] ?? '']),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

const pdf = (lines: Line[]) => pdfOf([lines]);

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name));

test('a Word file that another program wrote is cut at its headings, with its lists and tables', async () => {
  const { sections } = await send('river.docx', sample('python-docx.docx'));
  expect(shown(sections)).toEqual([
    [null, 'River gauge data hub\n\nProposal to the Commission on Rivers'],
    [
      'Technical approach',
      'We begin with a pilot in two regions, Șapte Râuri and 长江.\n\nPilot\n\n• Gauges report hourly\n• Both teams read them\n\n1. Install\n2. Measure',
    ],
    ['Risk management', 'Risk | Owner\nFlood | Ana Popescu'],
    ['Key personnel', 'Named staff stay for 120 days.'],
  ]);
  expect(sections?.[1]?.richText.content[0]).toMatchObject({
    content: [
      { text: 'We begin with a ' },
      { text: 'pilot', marks: [{ type: 'bold' }] },
      {},
      { marks: [{ type: 'italic' }] },
      {},
    ],
  });
});

const partAt = (at: number): Line[] => [
  [20, `Part ${at}`],
  ...Array.from({ length: 16 }, (_, line): Line => [11, `Line ${line} of part ${at} says what we do and who does it.`]),
];

test('two hundred pages are read whole, and others are answered meanwhile', async () => {
  let isRead = false;
  const reading = send('long.pdf', pdfOf(Array.from({ length: 200 }, (_, at) => partAt(at)))).then((answer) => {
    isRead = true;
    return answer;
  });
  const other = await running.call('query', { col: 'rfpContent' }, person('Admin'));
  expect([other.status, isRead]).toEqual([200, false]);
  const { sections } = await reading;
  expect(sections).toHaveLength(200);
  expect(sections?.[199]).toMatchObject({ title: 'Part 199' });
});

/** A part of a PNG. */
const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

test('a picture of four hundred million dots does not keep its text from being read, and is counted', async () => {
  const side = 20_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const dots = deflateSync(Buffer.alloc((side / 8 + 1) * side));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const data = Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', dots), chunk('IEND', Buffer.alloc(0))]);
  const image = new ImageRun({ type: 'png', data, transformation: { width: 100, height: 100 } });
  const children = [
    new Paragraph({ text: 'Plan', heading: HeadingLevel.HEADING_1 }),
    new Paragraph({ children: [image] }),
    new Paragraph('See above.'),
  ];
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  const { sections, pictures } = await send('picture.docx', bytes);
  expect(shown(sections)).toEqual([['Plan', expect.stringContaining('See above.')]]);
  expect(pictures).toBe(1);
});

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
  ['an encrypted PDF', 'a.pdf', () => sample('encrypted.pdf'), 422, 'proposal-encrypted'],
  [
    'a Word file with a password',
    'a.docx',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4000)]),
    415,
    'locked',
  ],
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
