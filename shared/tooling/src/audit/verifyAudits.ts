import { join } from 'node:path';
import { databaseOf } from '../database/access.ts';
import { type Login, toUrl } from '../database/url.ts';
import { exec } from '../exec.ts';
import { root } from '../root.ts';
import { say } from '../say.ts';

/** It is the services' own code that knows how their audit is sealed. */
const program = join(root, 'shared/service-kit/src/writes/verifyProcess.ts');

interface Verified {
  rows: number;
  broken?: { seq: number; why: string };
}

const verify = async (login: Login, service: string): Promise<Verified | string> => {
  const env = { ...process.env, DATABASE_URL: toUrl(login, databaseOf(service)) };
  const { code, output } = await exec(process.execPath, [program], { env });
  if (code === 0) return JSON.parse(output);
  return /^Error: (.*)$/m.exec(output)?.[1] ?? output.trim();
};

const lineOf = (found: Verified | string): string => {
  if (typeof found === 'string') return `cannot be read: ${found}`;
  const { rows, broken } = found;
  return broken ? `${rows} entries are sound; entry ${broken.seq} ${broken.why}` : `${rows} entries, OK`;
};

/** Verifies the audit of each service, prints what it finds, and answers how many are not sound. */
export const verifyAudits = async (login: Login, services: string[]): Promise<number> => {
  const width = Math.max(...services.map(({ length }) => length));
  let broken = 0;
  for (const service of services) {
    const found = await verify(login, service);
    if (typeof found === 'string' || found.broken) broken += 1;
    say(`${service.padEnd(width)}  ${lineOf(found)}`);
  }
  return broken;
};
