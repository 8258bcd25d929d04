import type { ErrorInfo } from '@bidwright/contract-kit';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { codeOf } from './codeOf.ts';
import { problemOf } from './failure.ts';
import type { Log } from './log.ts';
import { Problem } from './problem.ts';
import { inEnglish } from './words.ts';

const infoOf = ({ code, message, details }: Problem, requestId: string): ErrorInfo => ({
  code,
  message,
  ...(details.fields && { fields: inEnglish(details.fields) }),
  ...(details.current !== undefined && { current: details.current }),
  requestId,
});

/** Answers a problem in the shape of all failures. */
export const answerProblem = (problem: Problem, request: Request, response: Response): void => {
  if (problem.details.retryAfter) response.setHeader('retry-after', problem.details.retryAfter);
  response.status(problem.status).json({ errorInfo: infoOf(problem, request.id) });
};

/** For what no route answered. */
export const notFound: RequestHandler = (request) => {
  throw new Problem(404, 'not-found', `There is nothing at ${request.path}`);
};

/** A table that is narrower than its contract is worth a look, and so is a server that does not answer. */
const isOfDatabase = ({ status }: Problem) => status === 422 || status >= 500;

/** Answers every failure, in one shape where nothing else is said. What nobody foresaw is logged here, once, with its request id. */
export const answerErrors =
  (log: Log, answerIt = answerProblem): ErrorRequestHandler =>
  (error, request, response, next) => {
    // Express's word for a reader who left before the end of a file: nobody is there to be answered.
    if (codeOf(error) === 'ECONNABORTED') return;
    const problem = problemOf(error);
    if (!problem) log.error({ err: error, requestId: request.id }, 'failed');
    else if (isOfDatabase(problem) && problem !== error) log.warn({ err: error, requestId: request.id }, problem.code);
    if (response.headersSent) return next(error);
    const answer = problem ?? new Problem(500, 'internal', 'Something went wrong on our side. Please try again.');
    answerIt(answer, request, response);
  };
