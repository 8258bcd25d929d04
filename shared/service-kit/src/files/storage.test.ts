import { type ChildProcess, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { emptyDatabase } from '@bidwright/service-testing/database';
import { endLaunched } from '@bidwright/service-testing/fixture/launched';
import { openBucket } from '@bidwright/service-testing/fixture/papers/bucket';
import { pdf, png } from '@bidwright/service-testing/fixture/papers/files';
import { launchPapers } from '@bidwright/service-testing/fixture/papers/launchedPapers';
import { docx } from '@bidwright/service-testing/fixture/papers/office';
import { filesBelow } from '@bidwright/service-testing/fixture/papers/running';
import { turns } from '@bidwright/tooling/deep';

/** Files at once; a process of its own looks into each for its words. */
const many = turns(6, 20);
/** Megabytes of the last upload, which is not taken. */
const tooMany = turns(500, 2000);

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

const incoming = () => filesBelow(join(folder, 'incoming'));

/** Until the words of a document are known, which is looked into beside calls. */
const untilRead = async (papers: Awaited<ReturnType<typeof launchPapers>>, id: string) => {
  for (let n = 0; n < 300 && (await papers.record(id))?.textState === 'Waiting'; n += 1) await after(30);
};

/** A place for files, and how many are in it. Shut, nobody gets at them. */
interface Place {
  settings: object;
  count(): number;
  shut(): void;
  open(): void;
  close(): Promise<void> | void;
}

const openFolder = (): Place => {
  const files = join(folder, 'files');
  return {
    settings: {},
    count: () => filesBelow(files).length,
    shut: () => {
      renameSync(files, `${files}.away`);
      writeFileSync(files, 'no folder');
    },
    open: () => {
      rmSync(files);
      renameSync(`${files}.away`, files);
    },
    close: () => undefined,
  };
};

describe.each<[string, () => Promise<Place> | Place]>([
  ['a folder', openFolder],
  ['a store that speaks like S3', () => openBucket(folder)],
])('%s', (_what, open) => {
  let place: Place;
  const launch = () => launchPapers({ DATABASE_URL, DATA_DIR: folder, ...place.settings });

  beforeEach(async () => {
    place = await open();
  });

  afterEach(() => place.close());

  test('gives back what it was given, byte by byte, whole and in parts, and lets it go', async () => {
    const papers = await launch();
    const id = await papers.addPaper();
    const bytes = Buffer.concat([pdf('large'), randomBytes(3_000_000)]);
    expect((await papers.put(id, bytes)).status).toBe(200);
    expect([place.count(), incoming()]).toEqual([1, []]);
    const answer = await papers.get(id);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    for (const [range, from, to] of [
      ['0-0', 0, 1],
      ['1000000-2999999', 1_000_000, 3_000_000],
      [`${bytes.length - 1}-`, -1],
      ['-10', -10],
    ] as const) {
      const part = await papers.get(id, { range: `bytes=${range}` });
      expect([range, part.status]).toEqual([range, 206]);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true);
    }
    expect((await papers.remove(id)).status).toBe(200);
    expect([place.count(), (await papers.get(id)).status]).toEqual([0, 404]);
  });

  test('its documents are read as well', async () => {
    const papers = await launch();
    const id = await papers.addPaper('a.docx');
    await papers.put(id, docx('words of a document'));
    await untilRead(papers, id);
    expect(await papers.record(id)).toMatchObject({ textState: 'Ready', textProblem: null });
    expect(incoming()).toEqual([]);
  });

  test('of many files at once all are kept', async () => {
    const papers = await launch();
    const ids = await Promise.all(Array.from({ length: many }, () => papers.addPaper()));
    const answers = await Promise.all(ids.map((id) => papers.put(id, pdf(id))));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    for (const id of ids) await untilRead(papers, id);
    const texts = await Promise.all(ids.map(async (id) => (await papers.get(id)).text()));
    expect(texts).toEqual(ids.map((id) => pdf(id).toString()));
    expect([place.count(), incoming()]).toEqual([many, []]);
  });

  test('while nobody gets at it that is said, nothing is left, and removals end later', async () => {
    const papers = await launch();
    const [kept, gone, next] = [
      await papers.addPaper('a.png'),
      await papers.addPaper('b.png'),
      await papers.addPaper(),
    ];
    await papers.put(kept, png);
    await papers.put(gone, png);
    place.shut();
    for (const answer of [await papers.put(next, pdf('x')), await papers.get(kept)])
      expect([answer.status, await answer.json()]).toMatchObject([503, { errorInfo: { code: 'storage-unavailable' } }]);
    expect([(await papers.remove(gone)).status, (await papers.get(gone)).status]).toEqual([202, 404]);
    expect([await papers.record(next), incoming()]).toMatchObject([{ status: 'Uploading' }, []]);
    place.open();
    expect(await (await papers.get(kept)).bytes()).toEqual(new Uint8Array(png));
    expect((await papers.put(next, pdf('x'))).status).toBe(200);
    papers.child.kill('SIGTERM');
    await papers.ended;
    const again = await launch();
    for (let n = 0; n < 300 && (await again.record(gone)); n += 1) await after(30);
    expect([await again.record(gone), place.count()]).toEqual([undefined, 2]);
  });
});

/** What a process holds, in megabytes. */
const memoryOf = ({ pid }: ChildProcess) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;

/** Sends so many megabytes without saying how many there will be. */
const stream = (megabytes: number) => {
  const piece = new Uint8Array(1024 * 1024);
  piece.set(pdf('large'));
  return ReadableStream.from(Array.from({ length: megabytes }, () => piece));
};

test('however much comes in, the service holds little of it', async () => {
  const papers = await launchPapers({ DATABASE_URL, DATA_DIR: folder });
  const send = async (megabytes: number) => {
    const init = { method: 'PUT', headers: papers.headers(), body: stream(megabytes), duplex: 'half' } as const;
    const answer = await fetch(`${papers.url}/api/papers/files/${await papers.addPaper()}`, init);
    return answer.status;
  };
  expect(await send(1)).toBe(200);
  const before = memoryOf(papers.child);
  let max = before;
  const watch = setInterval(() => {
    max = Math.max(max, memoryOf(papers.child));
  }, 50);
  const answers = await Promise.all(
    [50, 50, 50, 50, 50, 50, 60, tooMany].map((size) => send(size).catch(() => 'cut off')),
  );
  clearInterval(watch);
  expect(answers.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 200]);
  for (const answer of answers.slice(6)) expect([413, 'cut off']).toContain(answer);
  expect(max - before).toBeLessThan(150);
  expect(incoming()).toEqual([]);
});

test('a disk without room is said so, and nothing is left', async () => {
  // The system refuses files of more than 1 MB, as a full disk would.
  const limited = ['sh', '-c', 'ulimit -f 2048; exec "$0" "$1"'];
  const papers = await launchPapers({ DATABASE_URL, DATA_DIR: folder }, limited);
  const id = await papers.addPaper();
  const answer = await papers.put(id, Buffer.concat([pdf('x'), Buffer.alloc(3_000_000)]));
  expect([answer.status, await answer.json()]).toMatchObject([507, { errorInfo: { code: 'storage-full' } }]);
  expect(incoming()).toEqual([]);
  expect((await papers.put(id, pdf('small'))).status).toBe(200);
});
