import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Problem } from '@bidwright/service-kit';
import PQueue from 'p-queue';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** Memory in KiB; the least OWASP's sheet on stored passwords allows. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltLength = 16;
const keyLength = 32;

/** Hashing takes a core and memory, so a flood of sign-ins must not take all of them. */
const queue = new PQueue({ concurrency: 2 });
const maxQueued = 20;

/** Strangers' passwords wait behind those of people who are known, and take only half of the room. */
const queued = <T>(work: () => Promise<T>, isKnown: boolean): Promise<T> => {
  if (queue.size >= (isKnown ? 2 * maxQueued : maxQueued)) {
    throw new Problem(503, 'busy', 'Many people are signing in. Please try again.', { retryAfter: 2 });
  }
  return queue.add(work, { priority: isKnown ? 1 : 0 });
};

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** The same letters typed on another keyboard are the same password. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'));

const toPhc = ({ memory, passes, parallelism }: typeof cost, salt: Buffer, key: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`;

/** The password's Argon2id hash in PHC format. `isKnown`: who brings it has proven something already. */
export const hashPassword = (password: string, isKnown = false): Promise<string> =>
  queued(async () => {
    const nonce = randomBytes(saltLength);
    const key = await derive('argon2id', { ...cost, message: bytesOf(password), nonce, tagLength: keyLength });
    return toPhc(cost, nonce, key);
  }, isKnown);

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** A hash no password has; checking it costs what checking a real one costs. */
const decoy = toPhc(cost, Buffer.alloc(saltLength), Buffer.alloc(keyLength));

/** Is it the password? Without a hash it is not, and the answer takes as long. */
export const isPassword = (password: string, hash: string | null | undefined, isKnown = false): Promise<boolean> =>
  queued(async () => {
    const [, memory, passes, parallelism, salt = '', key = ''] = phc.exec(hash ?? decoy) ?? [];
    const wanted = Buffer.from(key, 'base64');
    const found = await derive('argon2id', {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      message: bytesOf(password),
      nonce: Buffer.from(salt, 'base64'),
      tagLength: wanted.length,
    });
    return timingSafeEqual(found, wanted);
  }, isKnown);
