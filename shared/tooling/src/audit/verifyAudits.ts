import { readFile, rename, writeFile } from 'node:fs/promises';
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
  hash: string;
  broken?: { seq: number; why: string };
}

/** Where chains ended when they were last verified, by service. */
type Notes = Record<string, Verified>;

const verify = async (login: Login, service: string, noted: Verified | undefined): Promise<Verified | string> => {
  const env = { ...process.env, DATABASE_URL: toUrl(login, databaseOf(service)), NOTED: JSON.stringify(noted) };
  const { code, output } = await exec(process.execPath, [program], { env });
  if (code === 0) return JSON.parse(output);
  return /^Error: (.*)$/m.exec(output)?.[1] ?? output.trim();
};

const lineOf = (found: Verified | string): string => {
  if (typeof found === 'string') return `cannot be read: ${found}`;
  const { rows, hash, broken } = found;
  if (broken) return `${rows} entries are sound; entry ${broken.seq} ${broken.why}`;
  return rows > 0 ? `${rows} entries, OK, the last is ${hash}` : 'no entries, OK';
};

const readNotes = async (file: string): Promise<Notes> => JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));

const keepNotes = async (file: string, notes: Notes) => {
  await writeFile(`${file}.new`, `${JSON.stringify(notes, undefined, 2)}\n`);
  await rename(`${file}.new`, file);
};

/**
 * Verifies the audit of each service, prints what it finds, and answers how many are not sound. The ends of those that are
 * stand in `file` from then on: a chain that later lacks them was cut off or made anew.
 */
export const verifyAudits = async (login: Login, services: string[], file: string): Promise<number> => {
  const width = Math.max(...services.map(({ length }) => length));
  const notes = await readNotes(file);
  let broken = 0;
  for (const service of services) {
    const found = await verify(login, service, notes[service]);
    if (typeof found === 'string' || found.broken) broken += 1;
    else notes[service] = found;
    say(`${service.padEnd(width)}  ${lineOf(found)}`);
  }
  await keepNotes(file, notes);
  return broken;
};
