import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Publication } from '@bidwright/contract-shell';
import { keepChildProcess, Problem, type Unread } from '@bidwright/service-kit';
import express, { type Request, type RequestHandler } from 'express';
import PQueue from 'p-queue';
import type { AppContext } from '../context.ts';
import type { Examined } from './gate/examine.ts';
import { Refused } from './refused.ts';

const gate = keepChildProcess(path.join(import.meta.dirname, 'gate/gateProcess.ts'));

const largeBytes = 1_000_000;

/** Longest time for one publication. */
const maxGateMs = 30_000;

/** The gate takes a core and memory; the front door needs the others. */
const queue = new PQueue({ concurrency: 1 });
const maxWaiting = 10;

/** A version's body as it was sent: what is read of it on the way is read by the gate, in a process of its own. */
export const publicationBody: RequestHandler = express.raw({ type: 'application/json', limit: '20mb' });

const busy = () => new Problem(503, 'busy', 'Many versions are being published. Please try again.', { retryAfter: 10 });

/** What a process that gave no answer means for who published. */
const unexamined = ({ problem }: Unread) => {
  if (problem === 'damaged')
    return new Problem(503, 'gate-failed', 'The gate ended. Please publish again.', { retryAfter: 10 });
  const [what, wanted] =
    problem === 'too-slow' ? ['takes too long to check', 'simpler'] : ['is too large to check', 'smaller'];
  const message = `This version ${what}. Make its scripts, style sheets and lists ${wanted}, or fewer.`;
  return new Refused([{ code: `gate-${problem}`, path: 'files', message }]);
};

const examineInChildProcess = async (
  { settings, stopping }: Pick<AppContext, 'settings' | 'stopping'>,
  body: Buffer,
  given: string[],
) => {
  const folder = path.join(settings.DATA_DIR, 'publishing');
  const file = path.join(folder, `${randomUUID()}.json`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, body);
    return await gate<Examined>([file, ...given], { stopping, maxMs: maxGateMs, isLarge: body.length > largeBytes });
  } finally {
    await rm(file, { force: true });
  }
};

const filesIn = (body: Buffer): Pick<Publication, 'files'> => JSON.parse(body.toString());

/** The publication that a request carries, sound in itself; of an override also the code that was sent with it. */
export const readPublication = async (
  context: Pick<AppContext, 'settings' | 'stopping'>,
  { body }: Request,
  name: string,
  kind: 'version' | 'override',
): Promise<{ published: Publication; code: unknown }> => {
  if (!Buffer.isBuffer(body)) throw new Problem(400, 'no-json', 'The body must be JSON, sent as application/json');
  if (queue.size >= maxWaiting) throw busy();
  const examined = await queue.add(() => examineInChildProcess(context, body, [name, kind]));
  if ('problem' in examined) throw unexamined(examined);
  if ('reasons' in examined) throw new Refused(examined.reasons, examined.total);
  if ('refusal' in examined) {
    const { status, code, message } = examined.refusal;
    throw new Problem(status, code, message);
  }
  const { files } = filesIn(body);
  return { published: { ...examined.published, files }, code: examined.code };
};
