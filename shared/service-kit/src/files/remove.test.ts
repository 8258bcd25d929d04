import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { pdf } from '@bidwright/service-testing/fixture/papers/files';
import { runningPapers } from '@bidwright/service-testing/fixture/papers/running';
import { person } from '@bidwright/service-testing/person';
import { sweep } from './sweep.ts';

const running = runningPapers();
const { addPaper, put, get, remove, stored, left, published } = running;
const nothing = { files: 0, rows: [] };
const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);

test('record and file go together', async () => {
  const id = await addPaper();
  await put(id, pdf('x'));
  await running.fileContext.reader.idle();
  const { status, body } = await remove(id);
  expect([status, body.data]).toEqual([200, id]);
  expect([await stored(id), await left()]).toEqual([undefined, nothing]);
  expect((await get(id)).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
  const events = (await published()).filter(({ recordId }) => recordId === id);
  expect(events.slice(-2).map(({ kind, record }) => [kind, record.status])).toEqual([
    ['changed', 'Removing'],
    ['removed', 'Removing'],
  ]);
});

test('who may not write the record removes nothing', async () => {
  const id = await addPaper();
  await put(id, pdf('x'));
  expect((await remove(id, person('Operations'))).status).toBe(403);
  expect((await get(id)).status).toBe(200);
});

test('while the storage fails the record is on its way out; a sweep finishes it', async () => {
  const { folder = '' } = running.fileContext.storage;
  const id = await addPaper();
  await put(id, pdf('x'));
  renameSync(folder, `${folder}.away`);
  writeFileSync(folder, 'no folder');
  expect((await remove(id)).status).toBe(202);
  expect(await stored(id)).toMatchObject({ status: 'Removing' });
  expect([(await get(id)).status, (await put(id, pdf('x'))).status]).toEqual([404, 404]);
  rmSync(folder);
  renameSync(`${folder}.away`, folder);
  await sweep(running.fileContext);
  expect([await stored(id), await left()]).toEqual([undefined, nothing]);
});

test('a record that waits for its file longer than a day goes; one with its file stays', async () => {
  const waiting = await addPaper();
  const whole = await addPaper();
  await put(whole, pdf('x'));
  await sweep(running.fileContext, now() + 23 * hour);
  expect(await stored(waiting)).toMatchObject({ status: 'Uploading' });
  await sweep(running.fileContext, now() + 25 * hour);
  expect(await stored(waiting)).toBeUndefined();
  expect([await stored(whole), await left()]).toMatchObject([{ status: 'Active' }, { files: 1, rows: ['stored'] }]);
});

test('what an ended process has left of an upload goes after an hour', async () => {
  writeFileSync(`${running.fileContext.storage.incoming}/half`, 'half a file');
  await sweep(running.fileContext, now() + hour - 60);
  expect((await left()).files).toBe(1);
  await sweep(running.fileContext, now() + hour + 60);
  expect(await left()).toEqual(nothing);
});
