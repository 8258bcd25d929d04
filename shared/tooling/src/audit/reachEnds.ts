import { rm, writeFile } from 'node:fs/promises';
import type { Manifest } from '../backup/manifest.ts';
import type { Login } from '../database/url.ts';
import { verifyAudits } from './verifyAudits.ts';

/** How many audits are broken, or do not reach the ends that they had; `file` is written for that and stays. */
export const lostAudits = async (login: Login, ends: Manifest['audits'], file: string): Promise<number> => {
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(ends));
  return verifyAudits(login, Object.keys(ends), file);
};
