import { randomUUID } from 'node:crypto';
import type { ErrorInfo } from '@bidwright/contract-kit';
import { parse } from 'cookie';

export const origin = 'http://localhost:8080';

export interface Reply<T> {
  status: number;
  headers: Headers;
  /** The session cookie the reply set, with its attributes. */
  setCookie: string[];
  text: string;
  body: { data: T; errorInfo: ErrorInfo & { reasons?: { code: string; path: string; message: string }[] } };
}

const jsonOf = (text: string, type: string | null) => (text && type?.includes('json') ? JSON.parse(text) : {});

/** A browser with its own cookies, on a page of this site. */
export const visitor = (url: string) => {
  const cookies = new Map<string, string>();

  const remember = (lines: string[]) => {
    for (const line of lines) {
      const [[name = '', value = ''] = []] = Object.entries(parse(line));
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  };

  const send = async <T>(path: string, init: RequestInit = {}): Promise<Reply<T>> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers });
    const text = await response.text();
    const setCookie = response.headers.getSetCookie();
    remember(setCookie);
    const body = jsonOf(text, response.headers.get('content-type'));
    return { status: response.status, headers: response.headers, setCookie, text, body };
  };

  return {
    cookies,
    send,
    get: <T>(path: string, headers: Record<string, string> = {}) => send<T>(path, { headers }),
    /** Opens an address as a person does. */
    open: (path: string, headers: Record<string, string> = {}) =>
      send(path, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers } }),
    post: <T>(path: string, body: unknown, headers: Record<string, string> = {}) =>
      send<T>(path, {
        method: 'POST',
        // As from a page each request has a key.
        headers: { origin, 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
};

export type Visitor = ReturnType<typeof visitor>;
