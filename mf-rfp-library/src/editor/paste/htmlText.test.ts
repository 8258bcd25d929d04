import type { RichText } from '@bidwright/contract-rfp-library';
import { htmlOf } from '../../reading/html.ts';
import { htmlText } from './htmlText.ts';

const text = (words: string, ...marks: ('bold' | 'italic')[]) => ({
  type: 'text' as const,
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const line = (...content: ReturnType<typeof text>[]) => ({ type: 'paragraph' as const, content });
const heading = (level: number, words: string) => ({
  type: 'heading' as const,
  attrs: { level },
  content: [text(words)],
});
const item = (...content: object[]) => ({ type: 'listItem', content });
const cell = (words: string, type = 'tableCell') => ({ type, content: [line(text(words))] });
const row = (...content: object[]) => ({ type: 'tableRow', content });

const content = (html: string) => htmlText(html)?.content;

test('what Word copies comes in with its headings, lists within lists, tables and bold', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head><body lang=EN-US>
<!--StartFragment--><h2>Transition&nbsp;plan<o:p></o:p></h2>
<p class=MsoNormal>We begin <b>at
once</b>, in <i style='mso-bidi-font-style:normal'>two</i> regions.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Gauges</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a.<span>&nbsp; </span></span><![endif]>Hourly</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Reports</p>
<h3>Who</h3>
<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Risk</b></p></td><td colspan=2><p class=MsoNormal>Owner</p></td></tr>
<tr><td><p>Flood</p></td><td><p>Ana</p></td><td><p>May</p></td></tr></table><!--EndFragment--></body></html>`;
  expect(content(html)).toEqual([
    heading(1, 'Transition plan'),
    line(text('We begin '), text('at once', 'bold'), text(', in '), text('two', 'italic'), text(' regions.')),
    {
      type: 'bulletList',
      content: [
        item(line(text('Gauges')), { type: 'orderedList', content: [item(line(text('Hourly')))] }),
        item(line(text('Reports'))),
      ],
    },
    heading(2, 'Who'),
    {
      type: 'table',
      content: [
        row({ type: 'tableCell', content: [line(text('Risk', 'bold'))] }, cell('Owner'), {
          type: 'tableCell',
          content: [{ type: 'paragraph' }],
        }),
        row(cell('Flood'), cell('Ana'), cell('May')),
      ],
    },
  ]);
});

test('what Google Docs and web pages copy is bold where it looks so, whatever its tags say', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Each risk has </span><span style="font-weight:700">one owner</span></p><ol><li dir="ltr"><p>First</p></li><ul><li>Inner</li></ul><li>Second</li></ol></b><div>One<br>line <a href="javascript:alert(1)">more</a></div>`;
  expect(content(html)).toEqual([
    line(text('Each risk has '), text('one owner', 'bold')),
    {
      type: 'orderedList',
      content: [
        item(line(text('First')), { type: 'bulletList', content: [item(line(text('Inner')))] }),
        item(line(text('Second'))),
      ],
    },
    { type: 'paragraph', content: [text('One'), { type: 'hardBreak' }, text('line more')] },
  ]);
});

test('nothing of it but words and their form comes in', () => {
  const html = `<p onclick="alert(1)">Words<script>alert(2)</script><img src=x onerror="alert(3)"><svg><script>alert(4)</script></svg></p><style>p{}</style><iframe srcdoc="<p>in</p>"></iframe><template><p>hidden</p></template>`;
  expect(content(html)).toEqual([line(text('Words'))]);
});

test('a table of one cell is a frame, and its text comes in without it', () => {
  expect(content('<table><tr><td>No day <b>lost</b></td></tr></table>')).toEqual([
    line(text('No day '), text('lost', 'bold')),
  ]);
});

test.each(['', '   ', '<p>&nbsp;</p>', '<img src=x>', '<ul></ul><table></table>', '<!-- none -->'])(
  'of %j nothing comes in',
  (html) => {
    expect(htmlText(html)).toBeNull();
  },
);

test('what the library copies with its form comes in as it was', () => {
  const kept: RichText = {
    type: 'doc',
    content: [
      heading(1, 'A & B'),
      line(text('<b>', 'bold'), text(' and '), text('更多', 'bold', 'italic')),
      heading(2, 'Who'),
      { type: 'orderedList', content: [{ type: 'listItem', content: [line(text('One'))] }] },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', content: [line(text('Risk'))] },
              { type: 'tableHeader', content: [line(text('Owner'))] },
            ],
          },
        ],
      },
    ],
  };
  expect(htmlText(htmlOf(kept))).toEqual(kept);
});

test('letters that are deep within others are read all the same', () => {
  const deep = `${'<div>'.repeat(500)}Words${'</div>'.repeat(500)}`;
  expect(content(deep)).toEqual([line(text('Words'))]);
});
