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

/** Headers but for those that are `dropped`, or that `connection` says are of one connection. */
const without = (headers: IncomingHttpHeaders, dropped: ReadonlySet<string>): Record<string, string | string[]> => {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  const left: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !dropped.has(name) && !named.has(name)) left[name] = value;
  return left;
};

const toServices = new Set([...hopByHop, ...personal]);
const ofFiles = new Set([...hopByHop, ...ours]);
const ofCalls = new Set([...ofFiles, policy]);

export const toService = (headers: IncomingHttpHeaders): Record<string, string | string[]> =>
  without(headers, toServices);

export const fromService = (headers: IncomingHttpHeaders, isFile: boolean): Record<string, string | string[]> =>
  without(headers, isFile ? ofFiles : ofCalls);
