import { copyFileSync, mkdtempSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IndexDamaged } from '../SearchIndex.ts';
import { IndexFile } from './file.ts';

const folder = mkdtempSync(join(tmpdir(), 'library-file-'));
const path = join(folder, 'index.db');
let file: IndexFile;

beforeEach(() => {
  file = new IndexFile(path);
  file.renew();
});
afterEach(() => file.close());
afterAll(() => rmSync(folder, { recursive: true }));

const origins = () => file.use((db) => db.prepare('select value from meta').all());

const note = (meanwhile = () => {}) =>
  file.change((db) => {
    db.exec(`insert or replace into meta (name, value) values ('origin', 'here')`);
    meanwhile();
  });

const replaced = () => {
  copyFileSync(path, `${path}.other`);
  renameSync(`${path}.other`, path);
};

test.each([
  ['is removed', () => rmSync(path)],
  ['is replaced', replaced],
  ['is cut', () => truncateSync(path, 4096)],
  ['loses its log', () => rmSync(`${path}-wal`)],
])('a file that %s while we write to it is noticed by the next use', (_, happens) => {
  note();
  expect(origins()).toEqual([{ value: 'here' }]);
  note(happens);
  expect(origins).toThrow(IndexDamaged);
  file.renew();
  expect(origins()).toEqual([]);
});

test('a file that is replaced while its log is brought in is not sealed: the next process makes it anew', () => {
  note();
  file.use((db) => {
    const exec = db.exec.bind(db);
    db.exec = (sql) => {
      exec(sql);
      replaced();
    };
  });
  file.settle();
  expect(origins).toThrow(IndexDamaged);
  const next = new IndexFile(path);
  expect(next.use((db) => db.prepare('select value from meta').all())).toEqual([]);
  next.close();
});
