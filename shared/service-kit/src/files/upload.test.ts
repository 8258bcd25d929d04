import { rmSync, writeFileSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { maxFileBytes } from '@bidwright/contract-kit';
import { gif, jpeg, pdf, png, webp } from '@bidwright/service-testing/fixture/papers/files';
import { docx, pptx, xlsx } from '@bidwright/service-testing/fixture/papers/office';
import { admin, runningPapers } from '@bidwright/service-testing/fixture/papers/running';
import { person } from '@bidwright/service-testing/person';

const running = runningPapers();
const { addPaper, put, get, stored, left, call, published } = running;
const nothing = { files: 0, rows: [] };
const office = 'application/vnd.openxmlformats-officedocument';

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  ['a.pdf', pdf('Hello'), 'application/pdf'],
  ['a.docx', docx('Hello'), `${office}.wordprocessingml.document`],
  ['a.xlsx', xlsx(), `${office}.spreadsheetml.sheet`],
  ['a.pptx', pptx(), `${office}.presentationml.presentation`],
  ['a.txt', Buffer.from('Réponse, 回答\n'), 'text/plain'],
  ['a.CSV', Buffer.from('a;b\n1;2\n'), 'text/csv'],
  ['a.png', png, 'image/png'],
  ['a.jpeg', jpeg, 'image/jpeg'],
  ['a.gif', gif, 'image/gif'],
  ['a.webp', webp, 'image/webp'],
])('%s comes back as it was sent', async (documentName, bytes, mediaType) => {
  const id = await addPaper(documentName);
  const { status, body } = await put(id, bytes);
  expect([status, body.errorInfo]).toEqual([200, undefined]);
  const facts = {
    documentName,
    documentUrl: `/api/papers/files/${id}`,
    mediaType,
    size: bytes.length,
    status: 'Active',
  };
  expect(body.data).toMatchObject({ ...facts, id, name: documentName, version: 2 });
  const answer = await get(id);
  expect([answer.status, await bytesOf(answer)]).toEqual([200, bytes]);
  expect(await left()).toEqual({ files: 1, rows: ['stored'] });
});

test('what a file is follows from what is in it, and its name says so', async () => {
  const id = await addPaper('holiday.exe');
  expect((await put(id, png)).body.data).toMatchObject({ documentName: 'holiday.exe.png', mediaType: 'image/png' });
});

test('what a person says of the file is ignored', async () => {
  const forged = { status: 'Active', documentUrl: 'https://example.com', mediaType: 'text/html', size: 1 };
  const id = await addPaper('a.pdf', forged);
  expect(await stored(id)).toMatchObject({ status: 'Uploading', documentUrl: null, mediaType: null, size: null });
  expect((await get(id)).status).toBe(404);
});

test('others are told of it, without its words', async () => {
  const id = await addPaper('a.txt');
  await put(id, 'the secret words');
  await running.fileContext.reader.idle();
  const events = (await published()).filter(({ recordId }) => recordId === id);
  expect(events.map(({ kind, record }) => [kind, record.status, record.textState])).toEqual([
    ['created', 'Uploading', 'None'],
    ['changed', 'Active', 'Waiting'],
    ['changed', 'Active', 'Ready'],
  ]);
  expect(JSON.stringify(events)).not.toContain('secret words');
});

test('an empty file is refused', async () => {
  const id = await addPaper();
  const { status, body } = await put(id, Buffer.alloc(0));
  expect([status, body.errorInfo.code]).toEqual([422, 'empty-file']);
  expect(await left()).toEqual(nothing);
  expect((await put(id, pdf('then'))).status).toBe(200);
});

/** Sends pieces of a megabyte without saying how many there will be. */
const endless = (megabytes: number) => {
  let sent = 0;
  const piece = new Uint8Array(1024 * 1024);
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      if (sent > megabytes) controller.close();
      else controller.enqueue(piece);
    },
  });
  return { body, sent: () => sent };
};

test('50 MB are taken, one byte more is not', async () => {
  const whole = Buffer.alloc(maxFileBytes);
  pdf('large').copy(whole);
  const id = await addPaper();
  expect((await put(id, whole)).status).toBe(200);
  const other = await addPaper();
  const { status, body } = await put(other, Buffer.concat([whole, Buffer.from('!')]));
  expect([status, body.errorInfo.code]).toEqual([413, 'too-large']);
  expect(await left()).toEqual({ files: 1, rows: ['stored'] });
});

test('a body without a length ends at the limit', async () => {
  const id = await addPaper();
  const { body, sent } = endless(2000);
  const init = { method: 'PUT', headers: running.as(admin), body, duplex: 'half' } as const;
  const answer = await fetch(`${running.url}/api/papers/files/${id}`, init).then(
    ({ status }) => status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(answer);
  expect(sent()).toBeLessThan(1900);
  expect(await left()).toEqual(nothing);
  expect(await stored(id)).toMatchObject({ status: 'Uploading' });
});

test('an upload that is cut off leaves nothing and can be sent again', async () => {
  const id = await addPaper();
  const { hostname, port } = new URL(running.url);
  const socket = dial(Number(port), hostname);
  const { authorization } = running.as(admin);
  socket.write(`PUT /api/papers/files/${id} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n`);
  socket.write(`content-length: 1000000\r\n\r\n%PDF-1.4 and then`);
  while ((await left()).files === 0) await after(5);
  socket.destroy();
  while ((await left()).files > 0) await after(5);
  expect(await left()).toEqual(nothing);
  expect((await put(id, pdf('again'))).status).toBe(200);
});

test('the same file again changes nothing; another one is refused', async () => {
  const id = await addPaper();
  const first = await put(id, pdf('one'));
  const again = await put(id, pdf('one'));
  expect([again.status, again.body.data.version]).toEqual([200, first.body.data.version]);
  const other = await put(id, pdf('two'));
  expect([other.status, other.body.errorInfo.code]).toEqual([409, 'has-file']);
  expect(await bytesOf(await get(id))).toEqual(pdf('one'));
  expect(await left()).toEqual({ files: 1, rows: ['stored'] });
});

test('of two files at once for one record one is kept', async () => {
  const id = await addPaper();
  const bodies = Array.from({ length: 8 }, (_, n) => pdf(`file ${n}`));
  const answers = await Promise.all(bodies.map((body) => put(id, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  const kept = answers.findIndex(({ status }) => status === 200);
  expect(await bytesOf(await get(id))).toEqual(bodies[kept]);
  expect(await left()).toEqual({ files: 1, rows: ['stored'] });
});

test.each([
  ['nobody', undefined, 401],
  ['who may not write it', person('Operations'), 403],
] as const)('from %s nothing of a body is read', async (_who, who, status) => {
  const id = await addPaper();
  const init = { method: 'PUT', body: pdf('x'), headers: who ? running.as(who) : {} };
  expect((await fetch(`${running.url}/api/papers/files/${id}`, init)).status).toBe(status);
  expect(await left()).toEqual(nothing);
});

test.each(['00000000-0000-7000-8000-000000000000', 'x', '..%2f..%2fetc%2fpasswd', '%00', '👋'])(
  'there is no file %s',
  async (id) => {
    const { status, body } = await put(id, pdf('x'));
    expect([status, body.errorInfo.code]).toEqual([404, 'no-file']);
  },
);

const addPicture = async () =>
  (await call<string>('create', { col: 'pictures', documentName: 'plan.png' }, admin)).body.data;

test('pictures alone are taken where only pictures are', async () => {
  expect((await put(await addPicture(), png)).status).toBe(200);
  const { status, body } = await put(await addPicture(), pdf('plan'));
  expect([status, body.errorInfo.message]).toEqual([
    415,
    'Only these file types are accepted: png jpg jpeg gif webp. The content of the file is checked, not its name.',
  ]);
});

test('where the storage fails it is said so, and nothing is left', async () => {
  const { folder = '' } = running.fileContext.storage;
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, 'no folder');
  const id = await addPaper();
  const { status, headers, body } = await put(id, pdf('x'));
  expect([status, body.errorInfo.code, headers.get('retry-after')]).toEqual([503, 'storage-unavailable', '5']);
  rmSync(folder);
  expect(await left()).toEqual({ files: 0, rows: ['storing'] });
  expect(await stored(id)).toMatchObject({ status: 'Uploading' });
  expect((await put(id, pdf('x'))).status).toBe(200);
});
