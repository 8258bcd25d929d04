import type { Job } from '@bidwright/contract-kit';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { jobsOf } from '@bidwright/service-testing/jobs';
import { Workbook, type Worksheet } from '@cj-tech-master/excelts';

const running = runningBids();
const { keep, ask: askBids } = running;
const { ask, ending, errorsOf, upload } = jobsOf(running, admin);

beforeAll(() => running.jobs.begin());

const bring = async (content: string | Buffer, name = 'bids.csv'): Promise<Job> => {
  const { data, errorInfo } = await upload(content, name);
  if (!data) throw new Error(errorInfo.message);
  const trial = await ending((await ask('tryImport', { col: 'bids', file: data.id })).data.id);
  return ending((await ask('runImport', { id: trial.id })).data.id);
};

const namesNow = async () =>
  (await askBids<{ name: string }[]>('query', { sort: { field: 'name' } })).body.data.map(({ name }) => name);

const text = 'code;name;client\nC-1;Réfection du môle à Gênes;Ministry of Ports\nC-2;Façade œuvre;Ministry of Ports';
const wide = Buffer.from(text, 'utf16le');
/** As the Mac wrote before: letters that Windows has elsewhere. */
const mac: Record<string, number> = { é: 0x8e, ô: 0x99, à: 0x88, ê: 0x90, ç: 0x8d, œ: 0xcf };
const windows: Record<string, number> = { œ: 0x9c };
const written = (table: Record<string, number>) =>
  Buffer.from([...text].map((letter) => table[letter] ?? letter.charCodeAt(0)));

test.each([
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 without a mark, as Windows has it', wide],
  ['UTF-16 without a mark, the other way round', Buffer.from(wide).swap16()],
  ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), wide])],
  ['windows-1252', written(windows)],
  ['Mac Roman', written(mac)],
])('a file of another program is read: %s', async (_name, content) => {
  await keep({ name: 'Known' });
  expect((await bring(content)).counts).toEqual({ created: 2 });
  expect(await namesNow()).toEqual(['Façade œuvre', 'Known', 'Réfection du môle à Gênes']);
});

test('text of another part of the world in an encoding of its own is not guessed at', async () => {
  const { status, errorInfo } = await upload(
    Buffer.from([...Buffer.from('name\n'), 0xd6, 0xd0, 0xb9, 0x81, 0x8d, 0x0a]),
  );
  expect([status, errorInfo.code, errorInfo.message]).toEqual([
    422,
    'unfit-file',
    'The letters of the file cannot be read: save it as CSV UTF-8, or as a workbook (.xlsx)',
  ]);
});

const workbookOf = async (fill: (sheet: Worksheet) => void) => {
  const workbook = new Workbook();
  fill(workbook.addWorksheet('Bids'));
  return Buffer.from(await workbook.xlsx.writeBuffer());
};

test('a title, names of two rows and cells that span rows are read as people see them', async () => {
  await keep({ name: 'Known' });
  const file = await workbookOf((sheet) => {
    sheet.addRow(['Our bids of the year']);
    sheet.mergeCells('A1:D1');
    sheet.addRow([]);
    sheet.addRow(['client', 'code', 'Bid', null]);
    sheet.addRow([null, null, 'Name', 'Pages']);
    sheet.addRow(['Ministry of Ports', 'C-1', 'Mole', 3]);
    sheet.addRow([null, 'C-2', 'Quay', 'many']);
    sheet.addRow(['Ministry of Ports', 'C-3', 'Lock', 5]);
    for (const cells of ['A3:A4', 'B3:B4', 'C3:D3', 'A5:A6']) sheet.mergeCells(cells);
  });
  const { data } = await upload(file, 'bids.xlsx');
  expect(data.columns).toEqual(['client', 'code', 'Bid Name', 'Bid Pages']);
  const mapping = { client: 'client', code: 'code', 'Bid Name': 'name', 'Bid Pages': 'pages' };
  const trial = await ending((await ask('tryImport', { col: 'bids', file: data.id, mapping })).data.id);
  expect(trial.counts).toEqual({ created: 2, refused: 1 });
  // The row is called as the sheet numbers it, and has what its cells span.
  expect(await errorsOf(trial)).toContain('6,Bid Pages: ');
  expect(await errorsOf(trial)).toContain('Ministry of Ports,C-2,Quay,many');
  const job = await ending((await ask('runImport', { id: trial.id })).data.id);
  expect(job.counts).toEqual({ created: 2, refused: 1 });
  expect(await namesNow()).toEqual(['Known', 'Lock', 'Mole']);
});

test('an empty row inside merged cells is no row, and a merged cell fills no other column', async () => {
  await keep({ name: 'Known' });
  const file = await workbookOf((sheet) => {
    sheet.addRow(['name', 'code', 'client', 'note']);
    sheet.addRow(['Mole', 'C-1', 'Ministry of Ports', null]);
    sheet.addRow([null, null, null, null]);
    sheet.mergeCells('C2:D3');
  });
  const job = await bring(file, 'bids.xlsx');
  expect(job.counts).toEqual({ created: 1 });
  const { data } = (await askBids<{ name: string; note: string | null }[]>('query', { sort: { field: 'name' } })).body;
  expect(data.find(({ name }) => name === 'Mole')?.note).toBeNull();
});
