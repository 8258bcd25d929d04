import { Problem } from '@bidwright/service-kit';
import type { Request, Response } from 'express';
import type { AppContext } from '../context.ts';
import type { ServiceWays } from '../services.ts';
import { toService } from './headers.ts';
import { mayRepeat } from './repeatable.ts';
import { brokeOff, notAnswering } from './unavailable.ts';

/** What goes on of a request, and where. */
export interface Passing {
  service: string;
  ways: ServiceWays;
  /** Who asks; everybody has a share. */
  personId: string;
  path: string;
  headers: Record<string, string>;
}

/** What every request that is handed on says to the service. */
export const optionsOf = (request: Request, { path, headers }: Passing) => ({
  method: request.method,
  path,
  headers: { ...toService(request.headers), ...headers },
});

/** Made once: an abort without a reason makes an error with its stack. */
const hasLeft = new Error('Whoever asked has left');

/** Aborted when whoever asks has left before the end of the answer. */
export const leavingOf = (response: Response): AbortController => {
  const leaving = new AbortController();
  if (response.destroyed) leaving.abort(hasLeft);
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort(hasLeft);
  });
  return leaving;
};

const refusalOf = (request: Request, { service, path }: Passing, error: unknown): Problem => {
  if (error instanceof Problem) return error;
  return mayRepeat(request, path, error) ? notAnswering(service) : brokeOff(service);
};

/** Says that a service does not answer, unless its answer has begun or nobody waits for it any more. */
export const refuse = (
  { log }: Pick<AppContext, 'log'>,
  [request, response]: [Request, Response],
  passing: Passing,
  error: unknown,
): void => {
  if (response.headersSent || response.destroyed) return;
  log.warn({ err: error, service: passing.service, requestId: request.id }, 'a service does not answer');
  throw refusalOf(request, passing, error);
};
