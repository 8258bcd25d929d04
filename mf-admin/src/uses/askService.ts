import type { ErrorInfo } from '@bidwright/contract-kit';
import type { Answer } from '@bidwright/remote-kit/store';

const offline: ErrorInfo = { code: 'offline', message: 'The server cannot be reached' };

const failureOf = async (response: Response): Promise<ErrorInfo> => {
  const answer: { errorInfo?: ErrorInfo } = await response.json().catch(() => ({}));
  return answer.errorInfo ?? { code: `http${response.status}`, message: 'Wrong Services' };
};

/** Makes a call of any service, whether the module knows its contract or not. */
export const askService = async <T>(service: string, call: string, body: object): Promise<Answer<T>> => {
  try {
    const response = await fetch(`/api/${service}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.ok ? { data: (await response.json()).data } : { error: await failureOf(response) };
  } catch {
    return { error: offline };
  }
};
