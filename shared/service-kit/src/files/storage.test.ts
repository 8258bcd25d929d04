import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { endLaunched } from '../fixture/launched.ts';
import { openBucket } from '../fixture/papers/bucket.ts';
import { pdf, png } from '../fixture/papers/files.ts';
import { launchPapers } from '../fixture/papers/launchedPapers.ts';
import { docx } from '../fixture/papers/office.ts';
import { filesBelow } from '../fixture/papers/running.ts';
import { emptyDatabase } from '../testing/database.ts';

let folder: string;
let DATABASE_URL: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'papers-'));
  DATABASE_URL = await emptyDatabase('papers storage');
});

afterEach(() => {
  endLaunched();
  rmSync(folder, { recursive: true, force: true });
});

describe('a store that speaks like S3', () => {
  let bucket: Awaited<ReturnType<typeof openBucket>>;
  const launch = () => launchPapers({ DATABASE_URL, DATA_DIR: folder, ...bucket.settings });

  beforeEach(async () => {
    bucket = await openBucket(folder);
  });

  afterEach(() => bucket.close());

  test('gives back what it was given, byte by byte, and lets it go', async () => {
    const papers = await launch();
    const id = await papers.addPaper();
    const bytes = Buffer.concat([pdf('large'), randomBytes(3_000_000)]);
    expect((await papers.put(id, bytes)).status).toBe(200);
    const answer = await papers.get(id);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect([bucket.count(), filesBelow(join(folder, 'files'))]).toEqual([1, []]);
    expect((await papers.remove(id)).status).toBe(200);
    expect(bucket.count()).toBe(0);
  });

  test('its documents are read as well', async () => {
    const papers = await launch();
    const id = await papers.addPaper('a.docx');
    await papers.put(id, docx('words in a bucket'));
    for (let n = 0; n < 300 && (await papers.record(id))?.textState === 'Waiting'; n += 1) await after(30);
    expect(await papers.record(id)).toMatchObject({ textState: 'Ready', textProblem: null });
    expect(filesBelow(join(folder, 'incoming'))).toEqual([]);
  });

  test('while it is down uploads and downloads say so, and nothing is left', async () => {
    const papers = await launch();
    const [kept, next] = [await papers.addPaper('a.png'), await papers.addPaper()];
    await papers.put(kept, png);
    await bucket.close();
    for (const answer of [await papers.put(next, pdf('x')), await papers.get(kept)]) {
      expect([answer.status, await answer.json()]).toMatchObject([503, { errorInfo: { code: 'storage-unavailable' } }]);
    }
    expect(await papers.record(next)).toMatchObject({ status: 'Uploading' });
    expect(filesBelow(join(folder, 'incoming'))).toEqual([]);
    bucket = await openBucket(folder);
  });
});

test('a disk without room is said so, and nothing is left', async () => {
  // The system refuses files of more than 1 MB, as a full disk would.
  const limited = ['sh', '-c', 'ulimit -f 2048; exec "$0" "$1"'];
  const papers = await launchPapers({ DATABASE_URL, DATA_DIR: folder }, limited);
  const id = await papers.addPaper();
  const answer = await papers.put(id, Buffer.concat([pdf('x'), Buffer.alloc(3_000_000)]));
  expect([answer.status, await answer.json()]).toMatchObject([507, { errorInfo: { code: 'storage-full' } }]);
  expect(filesBelow(join(folder, 'incoming'))).toEqual([]);
  expect((await papers.put(id, pdf('small'))).status).toBe(200);
});
