import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { keepChildProcess } from './keptChildProcess.ts';

interface Echo {
  said: string;
  by: number;
}

const idleMs = 50;
let folder: string;
let program: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-child-'));
  program = join(folder, 'echo.mjs');
  const kit = pathToFileURL(join(import.meta.dirname, 'answerFromChild.ts')).href;
  await writeFile(
    program,
    `import { answerEachFromChild } from '${kit}';\nanswerEachFromChild(([said]) => ({ said, by: process.pid }));\n`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const how = { stopping: new AbortController().signal, maxMs: 20_000, isLarge: false };

test('one process reads what comes soon after each other', async () => {
  const read = keepChildProcess(program);
  const first = await read<Echo>(['one'], how);
  expect(first).toEqual({ said: 'one', by: expect.any(Number) });
  expect(await read<Echo>(['two'], how)).toEqual({ ...first, said: 'two' });
});

test('what comes in the moment in which the process is ended for having nothing to do is read by the next', async () => {
  const read = keepChildProcess(program, idleMs);
  const pids = new Set<number>();
  for (const said of ['one', 'two', 'three']) {
    const answer = await read<Echo>([said], how);
    expect(answer).toEqual({ said, by: expect.any(Number) });
    if ('by' in answer) pids.add(answer.by);
    // Timers of one length go off in their order: right after that of the process.
    await setTimeout(idleMs);
  }
  expect(pids.size).toBe(3);
});
