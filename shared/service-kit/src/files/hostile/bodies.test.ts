import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { maxFileBytes } from '@bidwright/contract-kit';
import { pdf } from '@bidwright/service-testing/fixture/papers/files';
import { hostilePapers, refusalOf, unharmed, until } from '@bidwright/service-testing/fixture/papers/hostilePapers';
import { openRaw, sendRaw } from '@bidwright/service-testing/fixture/papers/raw';
import { admin } from '@bidwright/service-testing/fixture/papers/running';

const { running, aftermath } = hostilePapers();
const { addPaper, get } = running;

const headOf = (id: string, headers: string[]) => [
  `PUT /api/papers/files/${id} HTTP/1.1`,
  `authorization: ${running.as(admin).authorization}`,
  ...headers,
];

const send = (id: string, headers: string[], body: Buffer | string = '') =>
  sendRaw(running.url, headOf(id, headers), [body]);

const head = 'content-disposition: form-data; name="file"; filename="a.txt"';
const form = (...files: string[]) => `${files.map((file) => `--b\r\n${head}\r\n\r\n${file}\r\n`).join('')}--b--\r\n`;

const asForm = 'content-type: multipart/form-data; boundary=b';

test.each([
  ['a form', [asForm], form('words')],
  ['a form of several files', [asForm], form('words', 'more words')],
  ['a form without a boundary', ['content-type: multipart/form-data'], form('words')],
  ['a form that does not end', [asForm], form('words').slice(0, -8)],
  ['a form in capitals', ['content-type: MULTIPART/FORM-DATA; boundary=b'], form('words')],
  ['several parts', ['content-type: multipart/mixed; boundary=b'], form('words')],
  ['a short form', ['content-type: application/x-www-form-urlencoded'], 'file=words'],
  ['a packed body', ['content-encoding: gzip'], gzipSync('words')],
  ['a body packed twice', ['content-encoding: identity, br'], 'words'],
  ['a part of a file', ['content-range: bytes 0-4/10'], 'words'],
])('%s is not the file', async (_what, headers, body) => {
  const id = await addPaper('a.txt');
  const answer = await send(id, [...headers, `content-length: ${body.length}`], body);
  expect(refusalOf(answer)).toEqual([
    415,
    'not-alone',
    expect.stringMatching(/^Send the file itself as the request body/),
  ]);
  expect(await aftermath(id)).toEqual(unharmed);
});

test.each(['application/json', 'text/html', 'application/x-msdownload', 'image/svg+xml', '*/*', 'nonsense', ''])(
  'the type that is said of a body, such as "%s", counts for nothing',
  async (type) => {
    const id = await addPaper('a.txt');
    const { status, body } = await send(id, [`content-type: ${type}`, 'content-length: 5'], 'words');
    expect([status, body.data.mediaType]).toEqual([200, 'text/plain']);
    expect((await get(id)).headers.get('content-type')).toBe('text/plain');
  },
);

test.each([
  ['negative', ['content-length: -1']],
  ['no number', ['content-length: five']],
  ['hexadecimal', ['content-length: 0x5']],
  ['said twice', ['content-length: 5', 'content-length: 6']],
  ['beside pieces', ['content-length: 5', 'transfer-encoding: chunked']],
  ['longer than numbers', [`content-length: ${'9'.repeat(30)}`]],
  ['of pieces of another kind', ['transfer-encoding: gzip']],
])('a length that is %s is refused before anything is read', async (_what, headers) => {
  const id = await addPaper('a.txt');
  expect((await send(id, headers, '5\r\nwords\r\n0\r\n\r\n')).status).toBe(400);
  expect(await aftermath(id)).toEqual(unharmed);
});

test.each([
  ['no number', 'x\r\nwords\r\n'],
  ['negative', '-5\r\nwords\r\n'],
  ['too short', '3\r\nwords\r\n0\r\n\r\n'],
])('a piece whose length is %s breaks the upload off', async (_what, body) => {
  const id = await addPaper('a.txt');
  expect((await send(id, ['transfer-encoding: chunked'], body)).status).toBe(400);
  expect(await aftermath(id)).toEqual(unharmed);
});

test('a body without a length, and without pieces, is empty', async () => {
  const id = await addPaper('a.txt');
  expect(refusalOf(await send(id, []))).toEqual([422, 'empty-file', 'The file is empty']);
  expect(await aftermath(id)).toEqual(unharmed);
});

const incoming = () => {
  const folder = running.fileContext.storage.incoming;
  return readdirSync(folder).map((name) => statSync(join(folder, name)).size);
};

const large = Buffer.concat([pdf('large'), Buffer.alloc(maxFileBytes)]).subarray(0, maxFileBytes);

test.each([
  ['before its first byte', 0],
  ['after a byte', 1],
  ['within the mark of its type', 3],
  ['after a piece', 65_536],
  ['in its middle', maxFileBytes / 2],
  ['before its last byte', maxFileBytes - 1],
])('a file that is cut off %s leaves nothing', async (_what, bytes) => {
  const id = await addPaper();
  const socket = openRaw(running.url, headOf(id, [`content-length: ${maxFileBytes}`]), [large.subarray(0, bytes)]);
  await until(() => incoming()[0] === bytes);
  socket.destroy();
  expect(await aftermath(id)).toEqual(unharmed);
});

test('an upload that its sender ends early is told so', async () => {
  const id = await addPaper();
  const socket = openRaw(running.url, headOf(id, ['content-length: 100']), ['%PDF-1.4']);
  expect(await text(socket.end())).toMatch(/^HTTP\/1.1 400 /);
  expect(await aftermath(id)).toEqual(unharmed);
});
