import type { ErrorInfo, FieldErrors } from '@bidwright/contract-kit';

interface Details {
  /** What is wrong with each field. */
  fields?: FieldErrors;
  /** On 409: the record as it is now. */
  current?: unknown;
  /** Seconds after which asking again makes sense. */
  retryAfter?: number;
}

/** A call that cannot be answered: throw it anywhere, the error middleware answers it. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: ErrorInfo['code'];
  readonly details: Details;

  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
