import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { encryptedPdf, pdf, pdfBomb, png } from '@bidwright/service-testing/fixture/papers/files';
import { docx, docxBomb, office, word, wordXml } from '@bidwright/service-testing/fixture/papers/office';
import { runningPapers } from '@bidwright/service-testing/fixture/papers/running';
import { sql } from 'kysely';
import { textOf } from './textOf.ts';

const running = runningPapers();
const { addPaper, put, stored } = running;

const wordsOf = async (id: string) => {
  const { rows } = await sql<{ state: string; content: string }>`select state, content from document_texts
    where recordId = ${id}`.execute(running.db);
  return rows[0];
};

const read = async (documentName: string, bytes: Buffer) => {
  const id = await addPaper(documentName);
  expect((await put(id, bytes)).status).toBe(200);
  await running.fileContext.reader.idle();
  const record = await stored(id);
  return { words: (await wordsOf(id))?.content, said: [record?.textState, record?.textProblem] };
};

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const tableOf = (...rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

/** A Word file with a table of records, and one that lays a form out. */
const table = () => {
  const records = tableOf(['Code', 'Work  done', 'Due'].map(paragraph), ['7', 'Plan of work', ''].map(paragraph));
  const form = tableOf([paragraph('One'), paragraph('Two</w:t><w:br/><w:t>lines')]);
  const body = [paragraph('Before'), records, form, paragraph('After')].join('');
  return office(word(wordXml('').replace(/<w:p>.*<\/w:p>/, body)));
};

test.each([
  ['a.pdf', pdf('Coastal resilience plan'), 'Coastal resilience plan'],
  ['a.docx', docx('Plan privind zonele de coastă, 海岸'), 'Plan privind zonele de coastă, 海岸'],
  ['a.txt', Buffer.from('\ufeffUne  ligne\r\nune autre\f'), 'Une ligne\nune autre'],
  [
    'a.txt with a table',
    Buffer.from('Code    Work  done\t     Due\n   7      Plan          May  '),
    'Code   Work done   Due\n7   Plan   May',
  ],
  [
    'a.docx with a table',
    table(),
    'Before\n\nCode | Work done | Due\n7 | Plan of work | –\n\nOne\n\nTwo\nlines\n\nAfter',
  ],
  ['a.txt with pages', Buffer.from('One\r\npage \f the  next\n'), 'One\npage\fthe next'],
  ['a.txt in UTF-16', Buffer.from('\ufeffCoastă, 海岸', 'utf16le'), 'Coastă, 海岸'],
  ['a.txt in UTF-16, turned', Buffer.from('\ufeffCoastă, 海岸', 'utf16le').swap16(), 'Coastă, 海岸'],
  ['a.txt in Windows letters', Buffer.from('D\xe9j\xe0 vu: 50 \x80', 'latin1'), 'Déjà vu: 50 €'],
])('the words of %s are kept', async (name, bytes, words) => {
  expect(await read(name.split(' ', 1)[0] ?? '', bytes)).toEqual({ words, said: ['Ready', null] });
});

test('of what is too long the beginning is kept, and it is said', async () => {
  const line = 'The contractor shall report once more, in words that are many.\n';
  const { words, said } = await read('a.txt', Buffer.from(line.repeat(60_000)));
  expect([words?.length, said]).toEqual([3_000_000, ['Ready', 'cut']]);
});

test('a picture has no words', async () => {
  expect(await read('a.png', png)).toEqual({ words: undefined, said: ['None', null] });
});

test.each([
  ['encrypted', 'a.pdf', encryptedPdf],
  ['damaged', 'a.pdf', () => Buffer.from('%PDF-1.4 and nothing else')],
  ['damaged', 'a.docx', () => office(word('<w:document'))],
  ['damaged', 'a.docx', () => office(word(''))],
  ['no-text', 'a.pdf', () => pdf('')],
  ['no-text', 'a.txt', () => Buffer.from(' \n')],
])('%s: a file without words to read says why', async (problem, name, make) => {
  expect(await read(name, make())).toEqual({ words: null, said: ['Failed', problem] });
});

test.each([
  ['a.pdf', pdfBomb],
  ['a.docx', () => docxBomb(400)],
])('a bomb in %s is stopped, and the service does not feel it', async (name, make) => {
  const bytes = make();
  const before = process.memoryUsage.rss();
  expect(await read(name, bytes)).toEqual({ words: null, said: ['Failed', 'too-large'] });
  expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(64);
  expect(await read('b.txt', Buffer.from('after it'))).toMatchObject({ words: 'after it' });
});

const entity = (name: string, value: string) => `<!ENTITY ${name} "${value}">`;
const laughs = Array.from({ length: 9 }, (_, n) => entity(`a${n + 1}`, `&a${n};`.repeat(10)));
const entities = [entity('a0', 'ha'), ...laughs, '<!ENTITY file SYSTEM "file:///etc/passwd">'].join('');

test.each(['&a9;', '&file;'])('what a document says to put for %s is not put there', async (named) => {
  const xml = wordXml(`before ${named} after`).replace('?>', `?><!DOCTYPE w [${entities}]>`);
  const { words } = await read('a.docx', office(word(xml)));
  expect([words?.includes('haha'), words?.includes('root:')]).not.toContain(true);
  expect(await read('b.txt', Buffer.from('after it'))).toMatchObject({ words: 'after it' });
});

test('what takes its reader too long is given up', async () => {
  const path = join(running.fileContext.storage.incoming, 'endless');
  execFileSync('mkfifo', [path]);
  expect(await textOf(path, 'application/pdf', new AbortController().signal, 500)).toEqual({ problem: 'too-slow' });
});

test('what nobody finished reading is read again', async () => {
  const id = await addPaper('a.txt');
  await put(id, 'some words');
  await running.fileContext.reader.idle();
  await sql`update document_texts set state = 'reading', content = null, at = at - 200`.execute(running.db);
  running.fileContext.reader.wake();
  await running.fileContext.reader.idle();
  expect(await wordsOf(id)).toEqual({ state: 'ready', content: 'some words' });
});
