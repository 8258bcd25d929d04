import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What a firm's directory says of a person. */
interface Entry {
  /** What the person types there to sign in. */
  sub: string;
  email: string;
  name: string;
  groups: string[];
}

/** A firm's directory with pages of its own: a real OpenID Connect provider on loopback, in a process of its own. */
export const startDirectory = async () => {
  const file = join(import.meta.dirname, '../services/shell/src/testing/oidcProcess.ts');
  // What the provider says at its start is for those who run one in earnest.
  const child = fork(file, ['0'], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    /** How the front door is set up to use it. */
    settings: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: 'bidwright',
      OIDC_CLIENT_SECRET: 'known to the directory',
      OIDC_NAME: 'Harbor ID',
    },
    /** Enters a person, or changes what is said of one. */
    has: async (entry: Entry) => {
      const took = once(child, 'message');
      child.send(entry);
      await took;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
};

export type Directory = Awaited<ReturnType<typeof startDirectory>>;
