import { rmSync } from 'node:fs';
import { pdf, png } from '@bidwright/service-testing/fixture/papers/files';
import { docx } from '@bidwright/service-testing/fixture/papers/office';
import { runningPapers } from '@bidwright/service-testing/fixture/papers/running';
import { person } from '@bidwright/service-testing/person';

const running = runningPapers();
const { addPaper, put, get, call } = running;

const kept = async (documentName: string, bytes: Buffer) => {
  const id = await addPaper(documentName);
  await put(id, bytes);
  return id;
};

test.each([
  ['plan.pdf', pdf('x'), 'inline; filename=plan.pdf', 'application/pdf'],
  ['plan.png', png, 'inline; filename=plan.png', 'image/png'],
  [
    'plan.docx',
    docx('x'),
    'attachment; filename=plan.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['plan.txt', Buffer.from('<script>'), 'attachment; filename=plan.txt', 'text/plain'],
  [
    'Réponse 回答 "1".txt',
    Buffer.from('x'),
    `attachment; filename="R?ponse ?? 1.txt"; filename*=UTF-8''R%C3%A9ponse%20%E5%9B%9E%E7%AD%94%201.txt`,
    'text/plain',
  ],
])('%s is sent so that nothing in it runs', async (name, bytes, disposition, type) => {
  const { status, headers } = await get(await kept(name, bytes));
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': type,
    'content-disposition': disposition,
    'content-length': String(bytes.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(type === 'application/pdf' ? /^default-src 'none'/ : / sandbox$/),
    'cache-control': 'private, no-cache',
    etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
  });
});

test('what has not changed is not sent again', async () => {
  const id = await kept('a.pdf', pdf('x'));
  const etag = (await get(id)).headers.get('etag') ?? '';
  const again = await get(id, { 'if-none-match': etag });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await get(id, { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a part is sent where a part is asked for', async () => {
  const bytes = pdf('some parts');
  const id = await kept('a.pdf', bytes);
  const part = await get(id, { range: 'bytes=5-9' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-9/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(5, 10));
  const beyond = await get(id, { range: 'bytes=999999-' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  expect(await beyond.json()).toMatchObject({ errorInfo: { code: 'no-part' } });
});

test('HEAD tells what GET would', async () => {
  const bytes = pdf('x');
  const answer = await get(await kept('a.pdf', bytes), {}, undefined, 'HEAD');
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
    200,
    String(bytes.length),
    '',
  ]);
});

test('who may not read the record gets no file', async () => {
  const id = await kept('a.pdf', pdf('x'));
  expect((await get(id, {}, person('User'))).status).toBe(403);
  expect((await get(id, {}, person('Operations'))).status).toBe(200);
  expect((await fetch(`${running.url}/api/papers/files/${id}`)).status).toBe(401);
});

test('a record without its file says so', async () => {
  const answer = await get(await addPaper());
  expect([answer.status, await answer.json()]).toMatchObject([404, { errorInfo: { code: 'no-file' } }]);
});

test('a file that the storage has lost is a failure of the storage, not an empty file', async () => {
  const id = await kept('a.pdf', pdf('x'));
  rmSync(running.fileContext.storage.folder ?? '', { recursive: true });
  const answer = await get(id);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect([answer.status, await answer.json()]).toMatchObject([503, { errorInfo: { code: 'storage-unavailable' } }]);
});

test('documents are found by their kind and by what they belong to', async () => {
  const bill = await addPaper('bill.pdf', { kind: { value: 'bill', label: 'forged' } });
  const { body } = await call<{ id: string; caseId: string; kind: object }[]>(
    'listBySimpleQuery',
    { col: 'papers', field: 'kind.value', condition: '==', value: 'bill' },
    person('Operations'),
  );
  expect(body.data).toMatchObject([{ id: bill, kind: { value: 'bill', label: 'A bill' } }]);
  const of = { col: 'papers', field: 'caseId', condition: '==', value: body.data[0]?.caseId };
  expect((await call('listBySimpleQuery', of, person('Operations'))).body.data).toMatchObject([{ id: bill }]);
  const unknown = await call('listBySimpleQuery', { ...of, field: 'kind.label' }, person('Operations'));
  expect(unknown.status).toBe(400);
});
