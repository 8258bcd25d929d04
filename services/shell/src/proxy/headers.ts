import type { IncomingHttpHeaders } from 'node:http';

/** They speak of one connection, not of the message. */
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What a service must not get: who asks is in the token alone. */
const personal = ['authorization', 'cookie', 'forwarded', 'host', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** What a service may not set: sessions are the front door's. */
const ours = ['set-cookie', 'strict-transport-security', 'x-powered-by', 'x-request-id'];

/** The page's rules are the front door's as well; a file that people sent has stricter ones of its own. */
const policy = 'content-security-policy';

const without = (headers: IncomingHttpHeaders, dropped: string[]): Record<string, string | string[]> => {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const gone = new Set([...hopByHop, ...named, ...dropped]);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined || gone.has(name) ? [] : [[name, value]])),
  );
};

export const toService = (headers: IncomingHttpHeaders): Record<string, string | string[]> =>
  without(headers, personal);

export const fromService = (headers: IncomingHttpHeaders, isFile: boolean): Record<string, string | string[]> =>
  without(headers, isFile ? ours : [...ours, policy]);
