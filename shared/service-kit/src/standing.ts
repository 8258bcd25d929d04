import type { Request, RequestHandler } from 'express';
import { answerProblem } from './errors.ts';
import { Problem } from './problem.ts';

const maxStandstillMs = 10_000;

const standing = () =>
  new Problem(408, 'too-slow', 'The request stopped arriving before its end. Please send it again.');

const hasBody = ({ headers }: Request) => 'content-length' in headers || 'transfer-encoding' in headers;

/** A request that arrived but was not read, as its reader is busy, does not stand still. */
const isWaitedFor = ({ readableLength, readableHighWaterMark }: Request) => readableLength < readableHighWaterMark;

/** Ends requests whose body stops arriving, however long one that arrives may take. */
export const endStanding =
  (maxMs = maxStandstillMs): RequestHandler =>
  (request, response, next) => {
    if (!hasBody(request)) return next();
    let read = request.socket.bytesRead;
    let since = Date.now();
    const look = () => {
      const now = request.socket.bytesRead;
      if (now !== read || !isWaitedFor(request)) since = Date.now();
      read = now;
      if (Date.now() - since < maxMs || request.complete) return;
      clearInterval(timer);
      if (response.headersSent) {
        request.destroy();
        return;
      }
      response.set('connection', 'close').once('finish', () => request.destroy());
      answerProblem(standing(), request, response);
    };
    const timer = setInterval(look, maxMs / 4).unref();
    request.once('close', () => clearInterval(timer));
    next();
  };
