import { type RfpContent, type RichText, sampleContent } from '@bidwright/contract-rfp-library';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call } = testService(service);
const admin = person('Admin');
const col = 'rfpContent';

const rich = (...lines: string[]): RichText => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] })),
});

const read = async (id: string) => (await call<RfpContent>('getRecordById', { col, id }, admin)).body.data;
const made = async (input: object) =>
  (await call<string>('create', { col, ...sampleContent(), ...input }, admin)).body.data;

test('the plain text is that of the rich one', async () => {
  const id = await made({ richText: rich('One.', 'Two.'), rfpContent: 'Something else' });
  expect(await read(id)).toMatchObject({ richText: rich('One.', 'Two.'), rfpContent: 'One.\n\nTwo.' });
  await call('update', { col, id, richText: rich('Three.') }, admin);
  expect(await read(id)).toMatchObject({ rfpContent: 'Three.' });
});

test('a text written without its form has none', async () => {
  const id = await made({ richText: rich('One.') });
  await call('update', { col, id, rfpContent: 'Plain' }, admin);
  expect(await read(id)).toMatchObject({ rfpContent: 'Plain', richText: null });
});

test('what is no text is not kept', async () => {
  const script = { type: 'doc', content: [{ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }] };
  expect(await read(await made({ richText: script, rfpContent: 'Plain' }))).toMatchObject({
    richText: null,
    rfpContent: 'Plain',
  });
});

test('a form does not make a text longer than it may be', async () => {
  const { status, body } = await call(
    'create',
    { col, ...sampleContent(), richText: rich('x'.repeat(100_001)) },
    admin,
  );
  expect([status, body.errorInfo.fields?.rfpContent?.message]).toEqual([422, 'At most 100000 characters']);
});

test('each version of a text is told apart', async () => {
  const id = await made({ rfpContent: 'First' });
  await call('update', { col, id, rfpContent: 'Second' }, admin);
  const { body } = await call('getSubCollection', { col, id, sub: 'changeLog' }, admin);
  expect(body.data).toMatchObject([
    { field: '*', version: 1 },
    { field: 'rfpContent', oldValue: 'First', newValue: 'Second', version: 2 },
  ]);
});

test('a comment is its writer’s to change', async () => {
  const id = await made({});
  const { body } = await call<string>('createSubcollection', { col, ref: id, sub: 'comments', text: 'Good' }, admin);
  const change = { col, parentID: id, sub: 'comments', id: body.data, text: 'Better' };
  expect((await call('updateSubcollection', change, person('Admin'))).status).toBe(403);
  expect((await call('updateSubcollection', change, admin)).status).toBe(200);
});
