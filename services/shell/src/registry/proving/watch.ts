import type { ProvingFault } from '@bidwright/contract-shell';
import type { Page, Request, Response } from 'playwright-core';
import type { IsOfOthers } from './blame.ts';
import { within } from './limits.ts';

/** What is wrong, before it is said where. */
export type Wrong = Pick<ProvingFault, 'kind' | 'message' | 'stack'>;

const maxChars = 2000;

export const wrong = (kind: Wrong['kind'], message: string, stack = ''): Wrong => ({
  kind,
  message: message.slice(0, maxChars),
  stack: stack.slice(0, maxChars),
});

/** Nothing is wrong with a page that asked: the session only looks, or its role has not the right, which rights decide and no page. */
const allowed = new Set(['viewing', 'proving', 'forbidden']);

/** Of an answer that the page does not read the end never comes. */
const maxReadMs = 500;

const callFault = async (response: Response): Promise<Wrong | undefined> => {
  const body = await within(maxReadMs, response.json()).catch(() => null);
  const { code = '', message = '' } = body?.errorInfo ?? {};
  const isUnread = body === null && response.status() === 403;
  if (isUnread || allowed.has(code)) return undefined;
  const { pathname } = new URL(response.url());
  const sent = response.request().postData() ?? '';
  return wrong('call', `${pathname} answers ${response.status()} ${code}`, `${message}\n${sent}`.trim());
};

/** Twice the calls of the page that makes most of them in a second: the dashboard of an Admin, with 31. */
const maxCallsPerS = 60;

/** What the shell tells of a module that failed. */
interface Told {
  module?: string;
  kind?: string;
  message?: string;
}

const isTold = (path: string) => path === '/api/shell/modules/failures';

/** What is seen of a page. */
export interface Watched {
  /** What went wrong, until somebody takes it away. */
  faults: Wrong[];
  /** All answers so far are read. */
  settled(): Promise<unknown>;
  /** How much that was asked for is still to come. */
  pending(): number;
  /** Bytes of code of what is tried that came over the network since it was asked last. */
  takeBytes(): number;
}

/** It stays open for as long as the page. */
const isStream = (url: string) => new URL(url).pathname === '/api/shell/events';

/** A file of a module. */
const isCode = (url: string) => /\/remotes\/.*\.(js|css)$/.test(new URL(url).pathname);

/** Collects what goes wrong on a page. */
export const watch = (page: Page, address: string, isOfOthers: IsOfOthers): Watched => {
  const faults: Wrong[] = [];
  const reading: Promise<void>[] = [];
  const calls: number[] = [];
  const pending = new Set<Request>();
  let bytes = 0;
  let isStorm = false;
  const { origin } = new URL(address);
  const isOwn = (url: string) => url.startsWith(`${origin}/api/`);

  const read = async (response: Response) => {
    const fault = await callFault(response);
    if (fault) faults.push(fault);
  };

  page.on('pageerror', ({ message, stack = '' }) => {
    if (!isOfOthers(stack)) faults.push(wrong('error', message, stack));
  });
  page.on('console', (said) => {
    // Of what did not load the browser says less than its answer does.
    if (said.type() !== 'error' || said.text().startsWith('Failed to load resource')) return;
    const { url, lineNumber, columnNumber } = said.location();
    const where = `${url}:${lineNumber + 1}:${columnNumber + 1}`;
    if (!isOfOthers(`${said.text()} ${where}`)) faults.push(wrong('console', said.text(), where));
  });
  const weigh = async (request: Request) => {
    const sizes = await request.sizes().catch(() => undefined);
    bytes += sizes?.responseBodySize ?? 0;
  };

  page.on('requestfinished', (request) => {
    pending.delete(request);
    const url = request.url();
    if (isCode(url) && !isOfOthers(url)) reading.push(weigh(request));
  });
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('request', (request) => {
    const url = request.url();
    if (!isStream(url)) pending.add(request);
    if (!isOwn(url)) return;
    if (isTold(new URL(url).pathname)) {
      const { module = '', kind = '', message = '' }: Told = request.postDataJSON() ?? {};
      if (!isOfOthers(`/remotes/${module}/`)) faults.push(wrong('failure', `${module} ${kind}: ${message}`));
    }
    const time = Date.now();
    calls.push(time);
    while ((calls[0] ?? time) < time - 1000) calls.shift();
    if (calls.length > maxCallsPerS && !isStorm)
      faults.push(wrong('storm', `${calls.length} calls within a second`, url));
    isStorm ||= calls.length > maxCallsPerS;
  });
  page.on('response', (response) => {
    if (!isOwn(response.url()) || response.status() < 400) return;
    reading.push(read(response));
  });
  const takeBytes = () => {
    const taken = bytes;
    bytes = 0;
    return taken;
  };
  return { faults, settled: () => Promise.all(reading), pending: () => pending.size, takeBytes };
};
