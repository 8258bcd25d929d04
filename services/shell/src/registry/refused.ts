import type { ErrorRequestHandler } from 'express';
import type { Reason } from './reason.ts';

/** A version the registry does not take, with everything that is wrong with it. */
class Refused extends Error {
  override name = 'Refused';
  readonly reasons: Reason[];

  constructor(reasons: Reason[]) {
    super('The registry does not take this version. Every reason is listed.');
    this.reasons = reasons;
  }
}

/** Refuses where there is any reason to. */
export const refuseFor = (reasons: Reason[]): void => {
  if (reasons.length > 0) throw new Refused(reasons);
};

/** Answers a refusal with its reasons. */
export const listReasons: ErrorRequestHandler = (error, request, response, next) => {
  if (!(error instanceof Refused)) return next(error);
  const { message, reasons } = error;
  response.status(422).json({ errorInfo: { code: 'refused', message, reasons, requestId: request.id } });
};
