import { fileNameOf, unique } from './storedFiles.ts';
import { fieldWords, wordsOf } from './words.ts';

test.each([
  ['Contract 2026.pdf', 'Contract 2026.pdf'],
  ['a/b: c?.pdf', 'a b c.pdf'],
  ['../../etc/passwd', '.. .. etc passwd'],
  ['..', '_'],
  ['', '_'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['ends in dots...', 'ends in dots'],
  ['two\nlines\u202e.pdf', 'two lines.pdf'],
  ['报告 – été.docx', '报告 – été.docx'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(80)}.pdf`],
])('%j is a file of any system as %j', (text, name) => {
  expect(fileNameOf(text)).toBe(name);
});

test('files of one name are told apart, also where only some letters are large', () => {
  const free = unique();
  expect(['a/One.pdf', 'a/one.pdf', 'a/One.pdf', 'b/One.pdf', 'a/one', 'a/one'].map(free)).toEqual([
    'a/One.pdf',
    'a/one (2).pdf',
    'a/One (3).pdf',
    'b/One.pdf',
    'a/one',
    'a/one (2)',
  ]);
});

test('tables and columns are called as people say them, and as the pages do where they name them', async () => {
  expect(['opportunities_actualCosts', 'rfpContent', 'bpas', 'dateCreated'].map(wordsOf)).toEqual([
    'Opportunities - Actual costs',
    'RFP content',
    'BPAs',
    'Date created',
  ]);
  const words = await fieldWords('opportunities');
  expect([words('dateQnA'), words('madeUpTomorrow')]).toEqual(['Q&A due', 'Made up tomorrow']);
  expect((await fieldWords('no-such-service'))('someField')).toBe('Some field');
});
