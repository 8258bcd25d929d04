import { sampleContent } from '@bidwright/contract-rfp-library';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const { call } = running;
const admin = person('Admin');

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const send = async (col: string, documentName: string, bytes: Buffer) => {
  const { body } = await call<string>('create', { col, documentName }, admin);
  const url = `${running.url}/api/rfp-library/files/${body.data}`;
  const answer = await fetch(url, { method: 'PUT', headers: running.as(admin), body: bytes });
  const { data } = (await answer.json()) as { data: { name: string; documentUrl: string } };
  return { status: answer.status, data, url };
};

test('an entry has a picture and a document, which are sent and read beside it', async () => {
  const picture = await send('images', 'plan.png', png);
  const document = await send('files', 'plan.txt', Buffer.from('The plan'));
  const content = {
    ...sampleContent(),
    image: { name: picture.data.name, src: picture.data.documentUrl },
    document: { name: document.data.name, src: document.data.documentUrl },
  };
  const { body } = await call<string>('create', { col: 'rfpContent', ...content }, admin);
  const entry = await call<typeof content>('getRecordById', { col: 'rfpContent', id: body.data }, admin);
  const { image, document: text } = entry.body.data;
  const read = async (src: string) => fetch(running.url + src, { headers: running.as(admin) });
  expect(Buffer.from(await (await read(image.src)).arrayBuffer())).toEqual(png);
  expect(await (await read(text.src)).text()).toBe('The plan');
});

test('a document is no picture', async () => {
  expect((await send('images', 'plan.txt', Buffer.from('The plan'))).status).toBe(415);
});

test.each(['Team Lead', 'Operations', 'User'] as const)('%s has no access', async (role) => {
  const { url } = await send('images', 'plan.png', png);
  const headers = running.as(person(role));
  const answers = await Promise.all(['GET', 'DELETE'].map((method) => fetch(url, { method, headers })));
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
});
