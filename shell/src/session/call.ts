import type { ErrorInfo } from '@bidwright/contract-kit';

type Answer<T> = { data: T; error?: undefined } | { data?: undefined; error: ErrorInfo };

/** Where no service answers in the agreed shape. */
const wrongServices: ErrorInfo = { code: 'offline', message: 'Wrong Services' };

/** How long the front door may take. */
const patience = 15_000;

/** One of the front door's own calls, for people who may not be signed in. */
export const call = async <T>(name: string, body: object = {}): Promise<Answer<T>> => {
  try {
    const response = await fetch(`/api/shell/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const { data, errorInfo } = await response.json();
    return response.ok ? { data } : { error: errorInfo ?? wrongServices };
  } catch {
    return { error: wrongServices };
  }
};
