import { PassThrough } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import { Problem } from '@bidwright/service-kit';
import type { Request, Response } from 'express';
import type { Dispatcher } from 'undici';
import type { AppContext } from '../context.ts';
import { fromService } from './headers.ts';
import { packPassed } from './packAnswers.ts';
import { leavingOf, optionsOf, type Passing, refuse } from './passing.ts';
import { keyFor, mayRepeat } from './repeatable.ts';
import { isShort, wholeAnswer } from './wholeAnswer.ts';
import { wholeBody } from './wholeBody.ts';

/** How long a service that is started anew is waited for. */
const maxAbsenceMs = 2000;
const retryMs = 50;

/** So much of an answer is kept for a reader who is slower than the service. */
const maxHeldBytes = 512 * 1024;

/** The service's connection is free again when the answer is here, however slowly it is read. */
const answerTo = ([request, response]: [Request, Response], answered: () => void): Dispatcher.StreamFactory => {
  return ({ statusCode, headers }) => {
    answered();
    const passed = fromService(headers, false);
    if (isShort(passed)) return wholeAnswer(request, response, statusCode, passed);
    packPassed(request, response);
    response.writeHead(statusCode, passed);
    const held = new PassThrough({ highWaterMark: maxHeldBytes });
    // An answer that breaks off must not look like a whole one.
    held.once('error', () => response.destroy()).pipe(response);
    return held;
  };
};

/** Hands a call on, and again while its service is being started anew. */
const ask = async (
  { ways, path }: Passing,
  options: Dispatcher.RequestOptions,
  pair: [Request, Response],
  answered: () => void,
): Promise<void> => {
  const [request, response] = pair;
  const giveUpAt = Date.now() + maxAbsenceMs;
  for (;;) {
    try {
      await ways.calls.stream(options, answerTo(pair, answered));
      return;
    } catch (error) {
      const isOver = response.headersSent || response.destroyed || Date.now() > giveUpAt;
      if (isOver || !mayRepeat(request, path, error)) throw error;
      await after(retryMs);
    }
  }
};

/**
 * Hands a call to a service, and its answer back. Nothing of the service is taken before the call is here as a whole, and no
 * more than the caller's share.
 */
export const handCall = async (
  context: Pick<AppContext, 'log' | 'openCalls'>,
  pair: [Request, Response],
  passing: Passing,
): Promise<void> => {
  const [request, response] = pair;
  const { ways, personId, path } = passing;
  const leaving = leavingOf(response);
  const { signal } = leaving;
  const close = await context.openCalls.take(personId);
  if (response.closed) close();
  else response.once('close', close);
  const body = await wholeBody(request);
  const answered = ways.liveness.watch(leaving);
  try {
    const giveBack = await ways.callTurns.take(personId, signal);
    const { headers, ...options } = optionsOf(request, passing);
    const all = { ...options, headers: { ...keyFor(path), ...headers }, body, signal };
    await ask(passing, all, pair, answered).finally(giveBack);
  } catch (error) {
    refuse(context, pair, passing, signal.reason instanceof Problem ? signal.reason : error);
  } finally {
    answered();
  }
};
