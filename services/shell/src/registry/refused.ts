import type { ErrorRequestHandler } from 'express';
import { maxReasonChars, maxReasons, type Reason } from './reason.ts';

const cut = ({ code, path, message }: Reason): Reason => ({
  code,
  path: path.slice(0, maxReasonChars),
  message: message.slice(0, maxReasonChars),
});

/** A version the registry does not take, with what is wrong with it; `total` is how many reasons there are, listed or not. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reasons: Reason[];

  constructor(reasons: Reason[], total = reasons.length) {
    const listed =
      total > maxReasons ? `The first ${maxReasons} of ${total} reasons are listed.` : 'Every reason is listed.';
    super(`The registry does not take this version. ${listed}`);
    this.reasons = reasons.slice(0, maxReasons).map(cut);
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
