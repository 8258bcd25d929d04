import type { Message } from '@bidwright/contract-kit';
import { callName, tokenHeader } from '@bidwright/contract-template-demo';
import { signedOut } from '@bidwright/shell-api';
import type { Transport } from './transport.ts';

const timeoutMs = 15_000;

interface Envelope {
  data?: unknown;
  errorInfo?: { code: string; message: string; fields?: Record<string, Message> };
}

/** The front door has nobody to ask: that is no word of the demo's. */
const away = new Set([502, 503, 504]);

/** What the service says when a mock account's token is missing or wrong; any other 401 ends the session. */
export const tokenCode = 'demo-token';

/** Asks services/template-demo, which keeps each person's state in its database. */
export const serviceTransport =
  (): Transport =>
  async ({ address, body, authorization }) => {
    const response = await fetch(`/api/template-demo/${callName(address)}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...(authorization && { [tokenHeader]: authorization }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    const envelope: Envelope = await response.json().catch(() => ({}));
    const { data, errorInfo } = envelope;
    if (response.ok) return { status, data };
    if (status === 401 && errorInfo?.code !== tokenCode) signedOut();
    const { message, fields } = away.has(status) ? {} : (errorInfo ?? {});
    return { status, failure: message === undefined ? undefined : { message, ...(fields && { fields }) } };
  };
