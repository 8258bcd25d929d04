import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, Fault } from '../fault.ts';
import { dumpName } from './folder.ts';

/** How many rows a table has, and SHA-256 of them in the order in which the server reads them. */
export interface Rows {
  count: number;
  hash: string;
}

/** The rows of each table, by database. */
export type Tables = Record<string, Record<string, Rows>>;

/** The end of each service's audit, by service. */
export type Ends = Record<string, { rows: number; hash: string }>;

/** What a backup holds. */
export interface Manifest {
  /** Of this file and the folder around it. */
  format: number;
  /** ISO time, UTC. */
  madeAt: string;
  /** Migrations that had run, by service. */
  migrations: Record<string, string[]>;
  tables: Tables;
  audits: Ends;
  /** SHA-256 of each file, by its path in the backup. */
  files: Record<string, string>;
}

/** Rises when a backup can no longer be read by what read the one before. */
export const format = 1;

/** The file in a backup that says what else is in it. */
export const manifestName = 'manifest.json';

const sealOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Writes it last: a folder without one is no whole backup. */
export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const text = JSON.stringify(manifest);
  await writeFile(join(folder, manifestName), `${JSON.stringify({ seal: sealOf(text), backup: manifest })}\n`, {
    mode: 0o600,
    flush: true,
  });
};

/** Whoever writes a manifest by hand can seal it too: no path leads out of the folder. */
const leadsOut = (path: string) => path !== dumpName && (!path.startsWith('files/') || path.split('/').includes('..'));

const parse = (folder: string, text: string): Manifest => {
  try {
    const { seal, backup } = JSON.parse(text);
    if (sealOf(JSON.stringify(backup)) === seal) return backup;
  } catch {
    // Told below: what cannot be parsed was changed as well.
  }
  throw new Fault(`${join(folder, manifestName)} is not as it was written. Take another backup.`);
};

/** What a backup says of itself; whoever cut it short, changed it, or made it with a later version is told so. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: unknown) => {
    throw new Fault(
      codeOf(error) === 'ENOENT'
        ? `${folder} is no whole backup: it has no ${manifestName}. Was it cut short, or is it another folder?`
        : `${join(folder, manifestName)} cannot be read (${codeOf(error)})`,
    );
  });
  const manifest = parse(folder, text);
  if (manifest.format > format)
    throw new Fault(`${folder} was made by a newer version of Bidwright. Bring this installation up to date first.`);
  const wrong = Object.keys(manifest.files).find(leadsOut);
  if (wrong)
    throw new Fault(`${join(folder, manifestName)} names ${wrong}, which is no file of a backup. Take another one.`);
  return manifest;
};
