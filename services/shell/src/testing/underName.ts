import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ErrorInfo } from '@bidwright/contract-kit';

const read = async (response: IncomingMessage) => {
  const body = (await json(response).catch(() => ({}))) as { errorInfo?: ErrorInfo };
  return { status: response.statusCode, code: body.errorInfo?.code };
};

/** Asks under a name of the caller's choice: fetch would put the address in the place of the Host it is given. */
export const underName = async (
  address: string,
  host: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) => {
  const asked = request(address, { method, headers: { ...headers, host } });
  const { promise, resolve, reject } = Promise.withResolvers<{ status?: number; code?: string }>();
  asked.on('error', reject).on('response', (response) => resolve(read(response)));
  asked.end();
  return promise;
};
