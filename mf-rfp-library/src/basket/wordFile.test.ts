import { emptyInput } from '@bidwright/contract-kit';
import { type Block, rfpContent } from '@bidwright/contract-rfp-library';
import JSZip from 'jszip';
import type { Entry } from '../api.ts';
import { libraryServer } from '../testing/library.tsx';
import { wordFile } from './wordFile.ts';

libraryServer();

const kept = { version: 1, dateCreated: 1, dateUpdated: 1, addedBy: null };
const entry = (title: string, more: Partial<Entry>): Entry => ({
  ...emptyInput(rfpContent),
  ...kept,
  id: title,
  sectionTitle: { id: title, name: title },
  rfpContent: `About ${title}`,
  ...more,
});

const listOf = (...texts: string[]): Block => ({
  type: 'orderedList',
  content: texts.map((text) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })),
});

const approach = entry('Approach', {
  opportunity: { id: 'o1', name: 'River gauges' },
  proposalYear: 2024,
  internalStaffName: { id: null, name: 'Ines Quill' },
  externalContractor: { id: null, name: 'Quillback Partners' },
  callOutBox: 'No hour lost since 2019',
  image: { name: 'gone.png', src: '/api/rfp-library/files/gone' },
});
const plan = entry('Exit plan', {
  richText: { type: 'doc', content: [listOf('Hand over', 'Leave'), listOf('Look back')] },
  callOutBox: 'No',
});

/** The paragraphs of a Word file, and the rows of its last table. */
const written = async (...entries: Entry[]) => {
  const file = await JSZip.loadAsync(
    await wordFile(
      entries,
      'Our answer',
      (name) => `the ${name}`,
      (name) => `${name} is lost`,
    ),
  );
  const xml = (await file.file('word/document.xml')?.async('text')) ?? '';
  const body = new DOMParser().parseFromString(xml, 'text/xml');
  const all = (name: string, within: Element | Document = body) => [...within.getElementsByTagName(name)];
  const value = (within: Element, name: string) => all(name, within)[0]?.getAttribute('w:val') ?? undefined;
  const paragraphs = all('w:p').map((one) => ({
    text: all('w:t', one)
      .map(({ textContent }) => textContent)
      .join(''),
    style: value(one, 'w:pStyle'),
    edges: all('w:pBdr', one).flatMap(({ children }) => [...children].map(({ tagName }) => tagName)),
    list: value(one, 'w:numId'),
  }));
  const rows = all('w:tr').map((row) => all('w:tc', row).map(({ textContent }) => textContent));
  return { paragraphs, rows, pictures: all('w:drawing').length };
};

const headings = async (...entries: Entry[]) =>
  (await written(...entries)).paragraphs.flatMap(({ style, text }) => (style === 'Heading1' ? text : []));

test('texts stand in the order of the basket, under the titles of their sections', async () => {
  expect(await headings(approach, plan)).toEqual(['Approach', 'Exit plan', 'the export.sources']);
  expect(await headings(plan, approach)).toEqual(['Exit plan', 'Approach', 'the export.sources']);
});

test('a call-out stands in a box, and a plain no in none', async () => {
  const { paragraphs } = await written(approach, plan);
  const boxes = paragraphs.filter(({ edges }) => edges.length > 0);
  expect(boxes).toMatchObject([
    { text: 'No hour lost since 2019', edges: expect.arrayContaining(['w:top', 'w:bottom', 'w:left', 'w:right']) },
  ]);
});

test('the table at the end says where each text comes from', async () => {
  const { rows } = await written(approach, plan);
  expect(rows).toEqual([
    ['field.sectionTitle', 'field.opportunity', 'fact.year', 'field.internalStaffName', 'field.externalContractor'].map(
      (name) => `the ${name}`,
    ),
    ['Approach', 'River gauges', '2024', 'Ines Quill', 'Quillback Partners'],
    ['Exit plan', '', '', '', ''],
  ]);
});

test('each numbered list counts anew', async () => {
  const { paragraphs } = await written(plan);
  const items = paragraphs.filter(({ list }) => list !== undefined);
  expect(items.map(({ text }) => text)).toEqual(['Hand over', 'Leave', 'Look back']);
  const [first, second, third] = items.map(({ list }) => list);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('of a picture that is lost meanwhile the file says so, and lacks nothing else', async () => {
  const { paragraphs, pictures } = await written(approach);
  expect(pictures).toBe(0);
  expect(paragraphs.map(({ text }) => text).slice(0, 5)).toEqual([
    'Our answer',
    'Approach',
    'About Approach',
    'gone.png is lost',
    'No hour lost since 2019',
  ]);
});
