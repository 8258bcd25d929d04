import { Agent, request } from 'undici';
import { type Allowing, faultOf, guardedLookup } from './address.ts';

/** Longest time for all of it: connecting, sending, and the answer. */
const timeoutMs = 10_000;

/** So much of an answer is read and kept; what comes after it is not waited for. */
const maxAnswerBytes = 300;

/** What became of a message: the status that was answered, or none, and how the answer or the failure began. */
export interface Attempt {
  isTaken: boolean;
  code: number | null;
  said: string | null;
}

export type Post = (address: string, headers: Record<string, string>, body: string) => Promise<Attempt>;

const beginningOf = async (body: AsyncIterable<Buffer>): Promise<string | null> => {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body) {
    pieces.push(piece);
    length += piece.length;
    if (length >= maxAnswerBytes) break;
  }
  const text = Buffer.concat(pieces).subarray(0, maxAnswerBytes).toString().replaceAll('\uFFFD', '').trim();
  return text === '' ? null : text;
};

const reasonOf = (error: unknown, signal: AbortSignal): string => {
  if (signal.aborted) return `No answer within ${timeoutMs / 1000} seconds`;
  return error instanceof Error ? error.message.slice(0, maxAnswerBytes) : String(error);
};

/** Answers the function that sends messages to addresses. It follows no redirect, and goes nowhere inside that is not allowed. */
export const openPost = (allowing: Allowing): Post => {
  const dispatcher = new Agent({
    connect: { lookup: guardedLookup(allowing), timeout: timeoutMs },
    keepAliveTimeout: 1000,
    keepAliveMaxTimeout: 1000,
    maxHeaderSize: 16_384,
  });
  return async (address, headers, body) => {
    if (faultOf(address, allowing)) return { isTaken: false, code: null, said: 'The address is not allowed any more' };
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Bidwright', ...headers },
        body,
        dispatcher,
        signal,
      });
      const code = answer.statusCode;
      const isTaken = code >= 200 && code < 300;
      // Whoever took it has it, whatever becomes of the rest of the answer.
      const said = await beginningOf(answer.body).catch((error: unknown) => (isTaken ? null : reasonOf(error, signal)));
      return { isTaken, code, said };
    } catch (error) {
      return { isTaken: false, code: null, said: reasonOf(error, signal) };
    }
  };
};
