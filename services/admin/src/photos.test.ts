import { maxPhotoBytes } from '@bidwright/contract-admin';
import type { Person } from '@bidwright/contract-kit';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const { call } = running;
const ada = person('User', { id: '01900000-0000-7000-8000-00000000000a' });
const eve = person('Team Lead', { id: '01900000-0000-7000-8000-00000000000e' });

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const make = (who: Person, of: Person = who) =>
  call<string>('create', { col: 'photos', user: { id: of.id, name: of.name }, documentName: 'me.png' }, who);

const send = (id: string, who: Person, bytes: Buffer<ArrayBuffer>) =>
  fetch(`${running.url}/api/admin/files/${id}`, { method: 'PUT', headers: running.as(who), body: bytes });

const sent = async (who: Person, bytes: Buffer<ArrayBuffer>) => {
  const { body } = await make(who);
  return { id: body.data, status: (await send(body.data, who, bytes)).status };
};

test('a person puts the own photo, and everybody sees it', async () => {
  const { id, status } = await sent(ada, png);
  expect(status).toBe(200);
  const seen = await fetch(`${running.url}/api/admin/files/${id}`, { headers: running.as(eve) });
  expect([seen.headers.get('content-type'), Buffer.from(await seen.arrayBuffer())]).toEqual(['image/png', png]);
});

test('nobody but the person and Admins puts, changes or removes it', async () => {
  expect((await make(eve, ada)).status).toBe(403);
  const { id } = await sent(ada, png);
  const remove = (who: Person) =>
    fetch(`${running.url}/api/admin/files/${id}`, { method: 'DELETE', headers: running.as(who) });
  expect([(await remove(eve)).status, (await remove(person('Admin'))).status]).toEqual([403, 200]);
});

test('nobody gives a photo to somebody else', async () => {
  const { id } = await sent(ada, png);
  const given = await call('update', { col: 'photos', id, user: { id: eve.id, name: eve.name } }, ada);
  expect([given.status, Object.keys(given.body.errorInfo.fields ?? {})]).toEqual([422, ['user']]);
  expect((await call('update', { col: 'photos', id, name: 'Ada at the desk' }, ada)).status).toBe(200);
});

test('what is no picture, or too long for one, is refused with its field', async () => {
  const { body } = await make(ada);
  const text = await send(body.data, ada, Buffer.from('GIF? No, text.'));
  expect([text.status, await text.json()]).toMatchObject([
    415,
    { errorInfo: { fields: { file: { key: 'file.type' } } } },
  ]);
  const long = await send(body.data, ada, Buffer.concat([png, Buffer.alloc(maxPhotoBytes)]));
  const refused = { key: 'file.tooLarge', values: { megabytes: 2 } };
  expect([long.status, await long.json()]).toMatchObject([413, { errorInfo: { fields: { file: refused } } }]);
});
