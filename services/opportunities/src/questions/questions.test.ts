import {
  type ExportedQuestions,
  maxQuestions,
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

const sheetIn = (parts: Record<string, Uint8Array>) => Buffer.from(parts['xl/worksheets/sheet2.xml'] ?? []).toString();

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
  const changed = Object.keys(before).filter(
    (part) => !Buffer.from(before[part] ?? []).equals(after[part] ?? Buffer.of()),
  );
  expect(changed).toEqual(['xl/worksheets/sheet2.xml']);
  const workbook = new Workbook();
  await workbook.xlsx.load(out);
  const sheet = workbook.getWorksheet('Questionnaire');
  expect(sheet?.getCell('D5').value).toBe('Ann <leads> & decides.\nBo stands in.');
  expect(sheet?.getCell('D5').fill).toMatchObject({ fgColor: { argb: 'FFDDEEFF' } });
  expect(sheet?.getCell('D6').value).toBeNull();
  // All else of the sheet stays letter by letter.
  const cell = /<c r="D5".*?(\/>|<\/c>)/s;
  expect(sheetIn(after).replace(cell, '')).toBe(sheetIn(before).replace(cell, ''));
  expect((await of(id))[0]?.exportedAt).toBeGreaterThan(0);
});

const xml = (rows: string) => `<?xml version="1.0" encoding="UTF-8"?>
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
<w:p><w:r><w:t>Dear bidder</w:t></w:r></w:p><w:tbl><w:tblPr/><w:tblGrid/>${rows}</w:tbl><w:p/></w:body></w:document>`;
const tc = (text: string, more = '') => `<w:tc><w:tcPr>${more}</w:tcPr><w:p>${text}</w:p></w:tc>`;
const run = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r>`;
const tr = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const look = '<w:pPr><w:jc w:val="left"/><w:rPr><w:i/></w:rPr></w:pPr>';
const before = tr(tc(run('Ref')), tc(run('Question')), tc(run('Answer')));
const heading = tr(tc(run('A. Staff'), '<w:gridSpan w:val="3"/>'));

test('a table of a Word file is read under its headings, and only cells of answers change', async () => {
  const id = await bid();
  const cell = tc(look);
  const rows = [before, heading, tr(tc(run('1')), tc(run('Who &amp; when?')), cell), tr(tc(run('2')), tc(''), tc(''))];
  const document = await add(id, 'list.docx', new Uint8Array(office(word(xml(rows.join(''))))));
  const { body } = await call<QuestionTables>('questionTables', { document }, admin);
  expect(body.data).toMatchObject({ sure: 1, tables: [{ at: 1, question: 2, answer: 3 }] });
  await readAll(document, { sheet: 1, question: 2, answer: 3 });
  const [one, ...more] = await of(id);
  expect(more).toEqual([]);
  expect(one).toMatchObject({ number: '1', section: 'A. Staff', text: 'Who & when?', sheetRow: 3, answerColumn: 3 });
  await accept(one?.id ?? '', 'Ann & Bo.\nAlways.');
  const exported = await call<ExportedQuestions>('exportQuestions', { document }, admin);
  const parts = unzipSync(new Uint8Array(Buffer.from(exported.body.data.file.content, 'base64')));
  const said = (text: string) =>
    `<w:p>${look}<w:r><w:rPr><w:i/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  const filled = `<w:tc><w:tcPr></w:tcPr>${said('Ann &amp; Bo.')}${said('Always.')}</w:tc>`;
  const whole = Buffer.from(parts['word/document.xml'] ?? []).toString();
  expect(whole).toBe(xml(rows.join('').replace(cell, filled)));
});

test('no answer is kept without a source, and none is accepted without an answer', async () => {
  const id = await bid();
  const document = await add(id, 'list.xlsx', await questionnaire(two));
  await readAll(document, columns);
  const [one] = await of(id);
  const update = async (changes: object) =>
    (await call('update', { col: 'questions', id: one?.id, ...changes }, admin)).body.errorInfo?.fields;
  const said = { state: 'Accepted', answer: 'We do.' };
  expect(await update(said)).toMatchObject({ sources: { key: 'questions.sources.none' } });
  expect(await update({ state: 'Accepted' })).toMatchObject({ state: { key: 'questions.state.noAnswer' } });
  expect(await update({ ...said, sources: [{ title: 'Staff', sentence: 'We do.' }] })).toMatchObject({
    sources: { key: 'validation.required' },
  });
  expect(await update({ ...said, sources: [source('We do it.')] })).toBeUndefined();
  // What is edited keeps them; without them it may not stay.
  expect(await update({ answer: 'We really do.' })).toBeUndefined();
  expect(await update({ sources: [] })).toMatchObject({ sources: { key: 'questions.sources.none' } });
  expect((await of(id))[0]).toMatchObject({ state: 'Accepted', answer: 'We really do.' });
});

test('read again, questions keep their answers, and those that are gone leave the list', async () => {
  const id = await bid();
  const document = await add(id, 'list.xlsx', await questionnaire([...two, 'Weight?']));
  await readAll(document, columns);
  const [one] = await of(id);
  await accept(one?.id ?? '', 'Ann does.');
  // Somebody says that the numbers are the questions: the rows are the same ones.
  const [again] = await readAll(document, { sheet: 2, question: 1, answer: 4 });
  expect(again?.body.data).toMatchObject({ found: 3, created: 0, changed: 3, gone: 0 });
  expect((await of(id))[0]).toMatchObject({ text: 'A.1', state: 'Accepted', answer: 'Ann does.' });
  // And of another sheet, whose only row is none of them.
  const [other] = await readAll(document, { sheet: 1, question: 1, answer: 2 });
  expect(other?.body.data).toMatchObject({ found: 1, created: 1, gone: 2 });
  expect((await of(id)).map(({ state }) => state)).toEqual(expect.arrayContaining(['Accepted', 'Open']));
  const lists = await call<QuestionList[]>('questionLists', { opportunity: id }, admin);
  expect(lists.body.data).toMatchObject([{ document: { id: document }, open: 1, accepted: 1, rejected: 0 }]);
});

test('what is no list of questions is refused by name', async () => {
  const id = await bid();
  const look = async (document: string) => (await call('questionTables', { document }, admin)).body.errorInfo;
  const text = await add(id, 'list.txt', new Uint8Array(Buffer.from('Who leads?')));
  expect(await look(text)).toMatchObject({
    code: 'questions-no-list',
    fields: { document: { key: 'questions.document.no-list' } },
  });
  const none = await add(id, 'letter.docx', new Uint8Array(office(word(xml('').replace(/<w:tbl>.*<\/w:tbl>/s, '')))));
  expect(await look(none)).toMatchObject({ code: 'questions-no-table' });
  const broken = await add(id, 'broken.docx', new Uint8Array(office(word('<w:document'))));
  expect(await look(broken)).toMatchObject({ code: 'questions-damaged' });
  const document = await add(id, 'list.xlsx', await questionnaire(two));
  const read = async (given: object) => {
    const { status, body } = await call('readQuestions', { document, ...columns, ...given }, admin);
    return [status, body.errorInfo?.code];
  };
  expect(await read({ question: 9 })).toEqual([422, 'questions-no-questions']);
  expect(await read({ sheet: 7 })).toEqual([422, 'questions-no-table']);
  expect(await read({ answer: 2 })).toEqual([422, 'questions-same-column']);
  expect(await read({ document: 'nowhere' })).toEqual([404, 'no-record']);
  const long = await add(
    id,
    'long.xlsx',
    await questionnaire(Array.from({ length: 5000 }, (_, n) => `Question ${n}?`)),
  );
  const refused = await call('readQuestions', { document: long, ...columns }, admin);
  expect(refused.body.errorInfo).toMatchObject({
    code: 'questions-too-many',
    fields: { document: { values: { max: maxQuestions } } },
  });
  expect((await of(id)).length).toBe(0);
});

test('files with a password and with macros never become documents, and the answer says what to do', async () => {
  const id = await bid();
  const put = async (documentName: string, bytes: Uint8Array<ArrayBuffer>) => {
    const input = sampleDocument({ opportunityId: id, documentName, ...rfp });
    const made = (await call<string>('create', { col: 'documents', ...input }, admin)).body.data;
    const answer = await send(made, bytes);
    return [answer.status, Object(Object(await answer.json()).errorInfo).code];
  };
  const locked = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]);
  expect(await put('list.xlsx', new Uint8Array(locked))).toEqual([415, 'locked']);
  expect(await put('list.xlsm', new Uint8Array(xlsm()))).toEqual([415, 'has-macros']);
});

test('who may not write the bid reads its questions and nothing more', async () => {
  const [own, others] = [await bid({ teamsInvolved: [health] }), await bid({ teamsInvolved: [] })];
  const [mine, theirs] = [
    await add(own, 'list.xlsx', await questionnaire(two)),
    await add(others, 'list.xlsx', await questionnaire(two)),
  ];
  expect((await readAll(mine, columns, lead))[0]?.status).toBe(200);
  for (const name of ['questionTables', 'exportQuestions'])
    expect((await call(name, { document: theirs }, lead)).status).toBe(403);
  expect((await readAll(theirs, columns, lead))[0]?.status).toBe(403);
  const nobody = person('User');
  expect((await call('questionLists', { opportunity: own }, nobody)).status).toBe(403);
});
