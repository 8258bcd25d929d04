import type { OidcProblem } from '@bidwright/contract-shell';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

const textIn = (value: unknown, name: string): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** What a sound issuer would not have said. */
export class Untrusted extends Error {}

/** An answer that is no sound one of a sound issuer. Other errors of the library are of one that is not there, or is ill. */
const ofTokens = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
]);

/** How a sign-in that failed is said to its person. */
export const problemOf = (error: unknown): OidcProblem => {
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'cancelled';
  // The code was used already, or is too old, or was given to another browser.
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return 'late';
  const isUnsound = error instanceof ClientError && ofTokens.has(error.code ?? '');
  if (isUnsound || error instanceof Untrusted) return 'untrusted';
  return 'unavailable';
};

/** What may be logged of it: the errors themselves hold answers of the issuer, with tokens and what they say of a person. */
export const reasonOf = (error: unknown): object => {
  const cause = error instanceof Error ? error.cause : undefined;
  const own = { code: textIn(error, 'code'), error: textIn(error, 'error'), reason: textIn(error, 'message') };
  return { ...own, cause: textIn(cause, 'code'), because: cause instanceof Error ? cause.message : undefined };
};
