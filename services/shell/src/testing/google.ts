import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

interface Said {
  url?: string;
  verifier?: string;
}

/** Google's stand-in: a process of its own, since Jest's objects are not those its library checks for. */
export const googleServer = () => {
  let child: ChildProcess;

  const server = {
    url: '',
    /** The PKCE verifiers it was sent. */
    verifiers: [] as string[],
    /** The front door's settings to use it. */
    settings: () => ({
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_AUTHORIZE_URL: `${server.url}/authorize`,
      GOOGLE_TOKEN_URL: `${server.url}/token`,
      GOOGLE_USERINFO_URL: `${server.url}/userinfo`,
    }),
    start: async () => {
      const port = server.url ? new URL(server.url).port : '0';
      child = fork(path.join(import.meta.dirname, 'googleProcess.ts'), [port]);
      child.on('message', ({ verifier }: Said) => {
        if (verifier) server.verifiers.push(verifier);
      });
      const [said]: Said[] = await once(child, 'message');
      server.url = said?.url ?? '';
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
    /** The person who signs in from now on. */
    signsIn: async (profile: Record<string, unknown>) => {
      const took = once(child, 'message');
      child.send(profile);
      await took;
    },
  };

  beforeAll(server.start, 20_000);
  afterAll(server.stop);
  beforeEach(() => {
    server.verifiers = [];
  });
  return server;
};
