import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lackOfSpace } from '../../bin/space.mjs';
import { type Finding, fault, warning, well } from './finding.ts';

/** Less room than this is gone within days of ordinary work. */
const comfortable = 2000;
const needed = 200;

const roomIn = (dataDir: string): Finding => {
  const lack = lackOfSpace(dataDir, needed);
  if (lack) return fault(lack, 'Until there is room nothing can be saved');
  const little = lackOfSpace(dataDir, comfortable);
  return little ? warning(little, 'Make room within the next days') : well('There is room on the disk');
};

const isOpenToOthers = (file: string) => (statSync(file).mode & 0o077) !== 0;

const closed = (dataDir: string): Finding => {
  const secrets = join(dataDir, 'secrets.json');
  if (!existsSync(secrets))
    return fault(`${secrets} is missing: the database cannot be opened without it`, 'Bring it back from a backup');
  return isOpenToOthers(secrets)
    ? fault(`Others on this machine can read ${secrets}`, `chmod 600 ${secrets}`)
    : well('The secrets are closed to others');
};

/** The folder of a platform; nothing more can be looked at where there is none. */
export const lookAtFolder = (dataDir: string): Finding[] =>
  existsSync(join(dataDir, 'database')) || existsSync(join(dataDir, 'secrets.json'))
    ? [roomIn(dataDir), closed(dataDir)]
    : [fault(`There is no platform in ${dataDir}`, 'Make one: npm start. DATA_DIR or --firm name another folder')];
