import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { person, testService } from '@bidwright/service-testing';
import { type PrintedLine, printedPdf, scannedPdf } from '@bidwright/service-testing/fixture/papers/files';
import { office, word, wordXml } from '@bidwright/service-testing/fixture/papers/office';
import { service } from '../service.ts';
import { foundIn } from './foundIn.ts';
import { solicitations } from './testing.ts';

const running = testService(service);
const { call } = running;
const health = { id: 'team-health', name: 'Health' };
const lead = person('Team Lead', { teams: [health.id] });

const { admin, bid, add, ask, first, readAll, of } = solicitations(running);

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', `${name}.txt`), 'utf8');

test('a document is read into requirements of its bid, each with its place, once', async () => {
  const id = await bid();
  const document = await add(id, sample('harbor-county'));
  const [answer] = await readAll(document);
  expect(answer?.status).toBe(200);
  expect(answer?.body.data).toMatchObject({ created: answer?.body.data.found, changed: 0, gone: 0, left: 0 });
  const kept = await of(id);
  expect(kept).toHaveLength(answer?.body.data.found ?? 0);
  expect(kept[0]).toMatchObject({
    text: 'The contractor shall build, test and hand over the permit website that this request describes.',
    document: { id: document, name: 'RFP' },
    section: '2. What the County Buys',
    page: null,
    place: 1,
    state: 'Open',
    amended: null,
    addedBy: { id: admin.id },
  });
  const [again] = await readAll(document);
  expect(again?.body.data).toMatchObject({ created: 0, changed: 0, gone: 0, moved: 0, left: 0 });
});

const demand = (at: number) => `The contractor shall deliver report number ${at} to the office of district ${at}.`;

test('pages count, and what is long is written some at a time', async () => {
  const id = await bid();
  const pages = Array.from({ length: 12 }, (_, page) =>
    Array.from({ length: 10 }, (_one, line) => demand(page * 10 + line)).join('\n'),
  );
  const answers = await readAll(await add(id, pages.join('\f')));
  expect(answers.map(({ body }) => [body.data.created, body.data.left])).toEqual([
    [50, 70],
    [50, 20],
    [20, 0],
  ]);
  const kept = await of(id);
  expect(kept.map(({ page }) => page)).toEqual(Array.from({ length: 120 }, (_, at) => Math.floor(at / 10) + 1));
});

test('an amendment keeps owners, states and what was written, and marks what it did', async () => {
  const id = await bid();
  const text = sample('harbor-county');
  const before = await add(id, text);
  await readAll(before);
  const owner = { id: 'u-priya', name: 'Priya Raman' };
  const said = { owner, state: 'Written', proposalSection: '2.1', evidence: 'Plan of 2025' };
  for (const one of await of(id)) await call('update', { col: 'requirements', id: one.id, ...said }, admin);
  const amended = text
    .replace('**5. How', '**8. How')
    .replace('**6. Quotation', '**9. Quotation')
    .replace('a total of 8 pages', 'a total of 12 pages')
    .replace('Vendors should not bring slides. ', '')
    .concat('\nThe vendor shall sign this amendment and send it with its quotation.\n');
  const document = await add(id, amended, { supersedes: { id: before, name: 'RFP' } });
  const counts = (await readAll(document)).map(({ body }) => body.data);
  expect(counts).toMatchObject([{ created: 1, changed: 1, gone: 1, left: 0 }]);
  const kept = await of(id);
  const marked = kept.filter(({ amended: mark }) => mark).map(({ text: words, amended: mark }) => [mark, words]);
  expect(marked).toEqual(
    expect.arrayContaining([
      ['Changed', expect.stringContaining('a total of 12 pages')],
      ['Gone', 'Vendors should not bring slides.'],
      ['New', 'The vendor shall sign this amendment and send it with its quotation.'],
    ]),
  );
  expect(marked).toHaveLength(3);
  expect(kept.find(({ amended: mark }) => mark === 'Changed')?.textBefore).toContain('a total of 8 pages');
  for (const one of kept.filter(({ amended: mark }) => mark !== 'New')) expect(one).toMatchObject(said);
  expect(kept.find(({ text: words }) => words.startsWith('The full quotation must'))?.section).toBe(
    '9. Quotation Instructions › a. Format',
  );
});

test('two who read a document at once keep each demand once', async () => {
  const id = await bid();
  const document = await add(id, sample('northfield-roads'));
  await Promise.all([readAll(document), readAll(document)]);
  const texts = (await of(id)).map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each([
  [
    'a scanned PDF',
    new Uint8Array(scannedPdf()),
    422,
    'document-no-text',
    'The document contains no text: it may be a scan',
  ],
  ['an empty text', ' \n', 422, 'document-no-text', 'The document contains no text: it may be a scan'],
  [
    'a text without a demand',
    'Dear all, here is the background.',
    422,
    'document-no-demands',
    'No requirements found in the document',
  ],
])('%s is refused with what to do', async (what, content, status, code, words) => {
  const id = await bid();
  const answer = await first(await add(id, content, what.endsWith('PDF') ? { documentName: 'rfp.pdf' } : {}));
  expect([answer.status, answer.body.errorInfo.code]).toEqual([status, code]);
  expect(answer.body.errorInfo.message).toContain(words);
  expect(answer.body.errorInfo.fields).toHaveProperty('document');
  expect(await of(id)).toEqual([]);
});

test('who may not write the bid reads nothing into it, and there must be a document', async () => {
  const document = await add(await bid(), sample('northfield-roads'));
  expect((await first(document, lead)).status).toBe(403);
  const own = await add(await bid({ teamsInvolved: [health] }), sample('northfield-roads'));
  expect((await first(own, lead)).status).toBe(200);
  expect((await ask('00000000-0000-7000-8000-00000000dead')).status).toBe(404);
});

test('who owns a requirement says how it stands, and no more than that is open to others', async () => {
  const id = await bid();
  await readAll(await add(id, sample('northfield-roads')));
  const [one, other] = await of(id);
  await call('update', { col: 'requirements', id: one?.id, owner: { id: lead.id, name: lead.name } }, admin);
  const say = (of: string | undefined) => call('update', { col: 'requirements', id: of, state: 'Written' }, lead);
  expect([(await say(one?.id)).status, (await say(other?.id)).status]).toEqual([200, 403]);
});

const columns: readonly (readonly [left: string, right: string])[] = [
  ['The contractor shall build a website on which', 'that names a deputy of each key person, and'],
  ['people ask for permits of the county, and have', 'says on how many days each of them is there.'],
  ['it ready within ninety days after the award.', 'Invoices are sent once a month, with the hours'],
  ['The county keeps its own servers until the end', 'of each person by task, as the county asks for'],
  ['of the year, and turns them off after all of the', 'them. The vendor must keep its records for six'],
  ['data have been moved to where they are kept', 'years after the end of the contract, and let the'],
  ['from then on by whoever is awarded this work.', 'auditor see them on any day of the week which'],
  ['The offeror shall submit a staffing plan at once', 'is not a holiday in the county or in the state.'],
];

test('a PDF of two columns, printed line by line across both, keeps its sentences', async () => {
  const id = await bid();
  const lines = columns.flatMap(([left, right], n): PrintedLine[] => [
    [54, 700 - n * 12, left],
    [320, 700 - n * 12, right],
  ]);
  const document = await add(id, new Uint8Array(printedPdf([lines])), { documentName: 'rfp.pdf' });
  await readAll(document);
  expect((await of(id)).map(({ text }) => text)).toEqual([
    'The contractor shall build a website on which people ask for permits of the county, and have it ready within ninety days after the award.',
    'The offeror shall submit a staffing plan at once that names a deputy of each key person, and says on how many days each of them is there.',
    'The vendor must keep its records for six years after the end of the contract, and let the auditor see them on any day of the week which is not a holiday in the county or in the state.',
  ]);
});

const names = readdirSync(join(import.meta.dirname, 'samples')).flatMap((name) => name.split('.txt').slice(0, -1));

test.each(names)('%s: a file is read as well as its text, which is what is measured', async (name) => {
  const id = await bid();
  await readAll(await add(id, sample(name)));
  expect((await of(id)).map(({ text }) => text)).toEqual(foundIn(sample(name)).map(({ text }) => text));
});

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const rows = [
  ['No.', 'Deliverable', 'Due'],
  ['1', 'Plan of the transition', 'Week 2'],
  ['2', 'Report of hours', ''],
];
const tableXml = `<w:tbl>${rows
  .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
  .join('')}</w:tbl>`;

test('of a Word file sentences, items of lists and rows of tables are requirements, under their headings', async () => {
  const body = [
    '3.1 Staff',
    'The contractor shall name a deputy.',
    '3.2 System',
    'The system must:',
    'Run in a browser;',
    'Send mail.',
    '3.3 Deliverables',
  ].map(paragraph);
  const xml = wordXml('').replace(/<w:p>.*<\/w:p>/, `${body.join('')}${tableXml}`);
  const id = await bid();
  await readAll(await add(id, new Uint8Array(office(word(xml))), { documentName: 'rfp.docx' }));
  expect((await of(id)).map(({ section, text }) => [section, text])).toEqual([
    ['3.1 Staff', 'The contractor shall name a deputy.'],
    ['3.2 System', 'The system must: Run in a browser;'],
    ['3.2 System', 'The system must: Send mail.'],
    ['3.3 Deliverables', '1 | Plan of the transition | Week 2'],
    ['3.3 Deliverables', '2 | Report of hours | –'],
  ]);
});

test('of a table in a PDF each record is a requirement, though its cells go over several lines', async () => {
  const lines: PrintedLine[] = [
    [54, 700, 'No.'],
    [110, 700, 'Deliverable'],
    [400, 700, 'Due'],
    [54, 680, '1'],
    [110, 680, 'Plan of the transition, with a'],
    [110, 668, 'deputy of each person'],
    [400, 680, 'Week 2'],
    [54, 648, '2'],
    [110, 648, 'Report of hours'],
    [400, 648, 'Monthly'],
  ];
  const id = await bid();
  await readAll(await add(id, new Uint8Array(printedPdf([lines])), { documentName: 'rfp.pdf' }));
  expect((await of(id)).map(({ text }) => text)).toEqual([
    '1 | Plan of the transition, with a deputy of each person | Week 2',
    '2 | Report of hours | Monthly',
  ]);
});

test('a PDF of a thousand pages is read to its last one', async () => {
  const pages = Array.from({ length: 1000 }, (_, page): PrintedLine[] => [
    [54, 740, `Background of part ${page + 1} is given for information alone.`],
    ...((page + 1) % 100 === 0 ? [[54, 700, demand(page + 1)] as const] : []),
  ]);
  const id = await bid();
  await readAll(await add(id, new Uint8Array(printedPdf(pages)), { documentName: 'rfp.pdf' }));
  const hundreds = Array.from({ length: 10 }, (_, at) => (at + 1) * 100);
  expect((await of(id)).map(({ page, text }) => [page, text])).toEqual(hundreds.map((page) => [page, demand(page)]));
});

test('what is too long is read as far as it goes, and the answer says so', async () => {
  const background = 'Background of the programme is given for information alone.\n\n'.repeat(55_000);
  const document = await add(await bid(), `${demand(1)}\n\n${background}${demand(2)}`);
  expect((await readAll(document)).map(({ body }) => body.data)).toMatchObject([{ found: 1, isCut: true }]);
  const short = await readAll(await add(await bid(), demand(1)));
  expect(short.map(({ body }) => body.data)).toMatchObject([{ found: 1, isCut: false }]);
});
