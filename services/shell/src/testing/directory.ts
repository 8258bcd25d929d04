import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { origin, type Visitor, visitor } from './visitor.ts';

/** A firm's directory: a real OpenID Connect provider on loopback, in a process of its own. */
export const directory = () => {
  let child: ChildProcess;

  const server = {
    url: '',
    settings: () => ({
      OIDC_ISSUER: server.url,
      OIDC_CLIENT_ID: 'bidwright',
      OIDC_CLIENT_SECRET: 'known to the directory',
      OIDC_NAME: 'Firm ID',
    }),
    start: async () => {
      const port = server.url ? new URL(server.url).port : '0';
      // What the provider says at its start is for those who run one in earnest.
      child = fork(path.join(import.meta.dirname, 'oidcProcess.ts'), [port], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      const [said]: { url: string }[] = await once(child, 'message');
      server.url = said?.url ?? '';
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
    /** Enters a person, or changes what is said of one. */
    has: async (person: { sub: string } & Record<string, unknown>) => {
      const took = once(child, 'message');
      child.send(person);
      await took;
    },
  };

  beforeAll(server.start, 60_000);
  afterAll(server.stop);
  return server;
};

const locationOf = (reply: { headers: Headers }, base: string): URL =>
  new URL(reply.headers.get('location') ?? '', base);

/** Leaves for the directory as a person of it and answers where that sends the browser back to. */
export const leaveForDirectory = async (browser: Visitor, sub: string, next = '') => {
  const left = await browser.open(`/auth/oidc${next}`);
  const asked = locationOf(left, origin);
  const there = visitor(asked.origin);
  const follow = async (at: URL) => locationOf(await there.open(at.pathname + at.search), at.origin);
  const form = await follow(asked);
  const body = new URLSearchParams({ prompt: 'login', login: sub, password: 'any' });
  const resume = locationOf(await there.send(form.pathname, { method: 'POST', body }), form.origin);
  const url = await follow(resume);
  return { status: left.status, asked, url, path: url.pathname + url.search };
};

/** Leaves for the directory and comes back. */
export const signInByDirectory = async (browser: Visitor, sub: string, next = '') => {
  const { path: back } = await leaveForDirectory(browser, sub, next);
  return browser.open(back);
};
