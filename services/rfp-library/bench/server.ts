import { join } from 'node:path';
import { knownKeys, launch, person, tokenOf } from '@bidwright/service-testing';

/** The service in a process of its own, asked by an Admin. */
export const startService = async (databaseUrl: string, folder: string) => {
  const admin = person('Admin');
  const settings = { DATABASE_URL: databaseUrl, ...knownKeys(), DATA_DIR: folder, DEMO: '' };
  const { url, stop } = await launch(join(import.meta.dirname, '../src/main.ts'), settings);

  return {
    /** The answer as text: reading it is the asker's work, not the service's. */
    call: async (name: string, body: object): Promise<string> => {
      const answer = await fetch(`${url}/api/rfp-library/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${tokenOf(admin, 'rfp-library')}`,
        },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${name} ${JSON.stringify(body)}: ${answer.status} ${text.slice(0, 300)}`);
      return text;
    },
    alive: () => fetch(`${url}/livez`),
    stop,
  };
};

export type Service = Awaited<ReturnType<typeof startService>>;
