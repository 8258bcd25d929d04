import type { ErrorInfo } from '@bidwright/contract-kit';

/** For tests: what a service says of a field that it does not take. */
export const faultAt = (field: string, key = 'validation.invalid'): ErrorInfo => ({
  code: 'invalid',
  message: 'Not valid',
  fields: { [field]: { key, message: key } },
});

/** For tests: a service that is away. */
export const away: ErrorInfo = { code: 'service-unavailable', message: 'Down' };
