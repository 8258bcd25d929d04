import type { ErrorInfo } from '@bidwright/contract-kit';
import { Problem, type Service } from '@bidwright/service-kit';

/** Where people have the accounts with which they sign in. */
export interface Accounts {
  /** Refuses an address that has an account. What is reserved lets nobody in. */
  reserve(account: { id: string; email: string; name: string; permissions: string[]; teams: string[] }): Promise<void>;
  withdraw(id: string): Promise<void>;
  /** Opens the account: its person gets a link to choose a password. */
  confirm(id: string, language: string): Promise<void>;
}

/** Longest wait for the front door, in milliseconds. */
const timeoutMs = 3000;

const noAnswer = () =>
  new Problem(503, 'service-unavailable', 'Accounts cannot be made right now. Please try again.', { retryAfter: 2 });

/** Accounts as the front door at an address makes them. */
export const accountsAt = (address: string | undefined, { keys, log }: Pick<Service, 'keys' | 'log'>): Accounts => {
  const post = async (call: string, body: object, language: string) => {
    if (!address) throw noAnswer();
    return fetch(new URL(`/internal/accounts/${call}`, address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        authorization: `Bearer ${await keys.sign('shell')}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  };

  const ask = async (call: string, body: object, language = 'en') => {
    const answer = await post(call, body, language).catch((error: unknown) => {
      log.warn({ err: error }, 'the front door does not answer');
      throw noAnswer();
    });
    const { errorInfo }: { errorInfo?: ErrorInfo } = JSON.parse(await answer.text());
    if (answer.ok) return;
    if (!errorInfo || answer.status >= 500) throw noAnswer();
    throw new Problem(answer.status, errorInfo.code, errorInfo.message, { fields: errorInfo.fields });
  };

  return {
    reserve: (account) => ask('reserve', account),
    withdraw: (id) => ask('withdraw', { id }),
    confirm: (id, language) => ask('confirm', { id }, language),
  };
};
