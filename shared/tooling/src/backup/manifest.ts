import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, Fault } from '../fault.ts';

/** Rows of each table, by database. */
export type Counts = Record<string, Record<string, number>>;

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
  counts: Counts;
  audits: Ends;
  /** SHA-256 of each file, by its path in the backup. */
  files: Record<string, string>;
}

/** Rises when a backup can no longer be read by what read the one before. */
export const format = 1;

const nameOf = 'manifest.json';

const sealOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Writes it last: a folder without one is no whole backup. */
export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const text = JSON.stringify(manifest);
  await writeFile(join(folder, nameOf), `${JSON.stringify({ seal: sealOf(text), backup: manifest })}\n`, {
    mode: 0o600,
    flush: true,
  });
};

const parse = (folder: string, text: string): Manifest => {
  try {
    const { seal, backup } = JSON.parse(text);
    if (sealOf(JSON.stringify(backup)) === seal) return backup;
  } catch {
    // Told below: what cannot be parsed was changed as well.
  }
  throw new Fault(`${join(folder, nameOf)} is not as it was written. Take another backup.`);
};

/** What a backup says of itself; whoever cut it short, changed it, or made it with a later version is told so. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, nameOf), 'utf8').catch((error: unknown) => {
    throw new Fault(
      codeOf(error) === 'ENOENT'
        ? `${folder} is no whole backup: it has no ${nameOf}. Was it cut short, or is it another folder?`
        : `${join(folder, nameOf)} cannot be read (${codeOf(error)})`,
    );
  });
  const manifest = parse(folder, text);
  if (manifest.format > format)
    throw new Fault(`${folder} was made by a newer version of Bidwright. Bring this installation up to date first.`);
  return manifest;
};
