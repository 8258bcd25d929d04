import {
  type ExportedQuestions,
  type Question,
  type QuestionList,
  type QuestionTables,
  type ReadQuestions,
  sampleDocument,
  sampleOpportunity,
} from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { office, word, xlsm } from '@bidwright/service-testing/fixture/papers/office';
import { Workbook } from '@cj-tech-master/excelts';
import { unzipSync } from 'fflate';
import { service } from '../service.ts';

const running = testService(service);
const { call } = running;
const admin = person('Admin');
const health = { id: 'team-health', name: 'Health' };
const lead = person('Team Lead', { teams: [health.id] });
const rfp = { documentType: { value: 'rfp', label: 'RFP' } };

let bids = 0;
const bid = async (change: object = {}) => {
  bids += 1;
  const input = sampleOpportunity({ solicitationNumber: `Q-${bids}`, ...change });
  return (await call<string>('create', { col: 'opportunities', ...input }, admin)).body.data;
};

const send = async (id: string, body: Uint8Array<ArrayBuffer>) =>
  fetch(`${running.url}/api/opportunities/files/${id}`, { method: 'PUT', headers: running.as(admin), body });

/** A file as a document of a bid. */
const add = async (opportunityId: string, documentName: string, bytes: Uint8Array<ArrayBuffer>) => {
  const input = sampleDocument({ opportunityId, documentName, ...rfp });
  const id = (await call<string>('create', { col: 'documents', ...input, name: 'Questions' }, admin)).body.data;
  expect((await send(id, bytes)).status).toBe(200);
  return id;
};

const bytesOf = async (workbook: Workbook) => new Uint8Array(await workbook.xlsx.writeBuffer());

/** A questionnaire as buyers send it: a title, a table with headings below, colours, a formula, and another sheet. */
const questionnaire = async (asked: readonly string[]) => {
  const workbook = new Workbook();
  const notes = workbook.addWorksheet('Instructions');
  notes.getCell('A1').value = 'Fill in the blue cells & nothing else';
  const sheet = workbook.addWorksheet('Questionnaire');
  sheet.getCell('A1').value = 'Supplier questionnaire';
  sheet.addRow([]);
  sheet.addRow(['No.', 'Question', 'Weight', 'Supplier response']);
  sheet.mergeCells('A4:D4');
  sheet.getCell('A4').value = 'A. Staff';
  for (const [n, text] of asked.entries()) {
    const row = sheet.getRow(5 + n);
    row.values = [`A.${n + 1}`, text, n + 1];
    row.getCell(4).fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFDDEEFF' } };
  }
  sheet.getCell(5 + asked.length, 3).value = { formula: `SUM(C5:C${4 + asked.length})`, result: 3 };
  return bytesOf(workbook);
};

const readAll = async (document: string, columns: object, who = admin) => {
  const answers = [await call<ReadQuestions>('readQuestions', { document, ...columns }, who)];
  while ((answers.at(-1)?.body.data?.left ?? 0) > 0)
    answers.push(await call<ReadQuestions>('readQuestions', { document, ...columns }, who));
  return answers;
};

const of = async (opportunityId: string) => {
  const where = [
    { field: 'opportunityId', is: 'eq', value: opportunityId },
    { field: 'status', is: 'eq', value: 'Active' },
  ];
  const asked = { col: 'questions', where, sort: { field: 'place' }, limit: 200 };
  return (await call<Question[]>('query', asked, admin)).body.data;
};

const source = (sentence: string) => ({ entry: 'entry-1', title: 'Staffing', sentence });
const accept = (id: string, answer: string) =>
  call('update', { col: 'questions', id, state: 'Accepted', answer, sources: [source(answer)] }, admin);

const columns = { sheet: 2, question: 2, answer: 4 };
const two = ['Who leads the team?', 'How is quality kept?'];

test('a workbook is read, answered, and comes back as it was but for its answers', async () => {
  const id = await bid();
  const bytes = await questionnaire(two);
  const document = await add(id, 'list.xlsx', bytes);
  const { body } = await call<QuestionTables>('questionTables', { document }, admin);
  expect(body.data.sure).toBe(2);
  expect(body.data.tables[1]).toMatchObject({ at: 2, name: 'Questionnaire', question: 2, answer: 4 });
  const [answer] = await readAll(document, columns);
  expect(answer?.body.data).toMatchObject({ found: 2, created: 2, left: 0 });
  const kept = await of(id);
  expect(kept.map(({ number, section, text }) => [number, section, text])).toEqual([
    ['A.1', 'A. Staff', two[0]],
    ['A.2', 'A. Staff', two[1]],
  ]);
  expect((await accept(kept[0]?.id ?? '', 'Ann <leads> & decides.\nBo stands in.')).status).toBe(200);

  const exported = await call<ExportedQuestions>('exportQuestions', { document }, admin);
  expect(exported.body.data).toMatchObject({ written: 1, questions: 2, file: { name: 'list.xlsx' } });
  const out = Buffer.from(exported.body.data.file.content, 'base64');
  const [before, after] = [unzipSync(bytes), unzipSync(new Uint8Array(out))];
  expect(Object.keys(after)).toEqual(Object.keys(before));
  const changed = Object.keys(before).filter((part) => !Buffer.from(before[part] ?? []).equals(after[part] ?? Buffer.of()));
  expect(changed).toEqual(['xl/worksheets/sheet2.xml']);
  const workbook = new Workbook();
  await workbook.xlsx.load(out);
  const sheet = workbook.getWorksheet('Questionnaire');
  expect(sheet?.getCell('D5').value).toBe('Ann <leads> & decides.\nBo stands in.');
  expect(sheet?.getCell('D5').fill).toMatchObject({ fgColor: { argb: 'FFDDEEFF' } });
  expect(sheet?.getCell('D6').value).toBeNull();
  // All else of the sheet stays letter by letter.
  const text = (parts: Record<string, Uint8Array>) => Buffer.from(parts['xl/worksheets/sheet2.xml'] ?? []).toString();
  const cell = /<c r="D5".*?(\/>|<\/c>)/s;
  expect(text(after).replace(cell, '')).toBe(text(before).replace(cell, ''));
  expect((await of(id))[0]?.exportedAt).toBeGreaterThan(0);
});
