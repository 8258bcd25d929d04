import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { aptUnpack } from '@bidwright/tooling/apt';
import { findProgram } from '@bidwright/tooling/database/program';

/** Where programs go that this machine has not installed: nothing is set up on it. */
const folder = join(import.meta.dirname, '../../.data/machines');

const paths = {
  /** Makes machines out of this one. */
  ip: 'usr/sbin/ip',
  haproxy: 'usr/sbin/haproxy',
  keepalived: 'usr/sbin/keepalived',
  galera: 'usr/lib/galera/libgalera_smm.so',
  /** Fills a node that has nothing, or was away for too long. */
  fill: 'usr/bin/wsrep_sst_rsync',
  rsync: 'usr/bin/rsync',
};

const placeOf = (path: string) => ['/', folder].map((root) => join(root, path)).find(existsSync);

const bring = async () => {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await aptUnpack(unfinished, 'iproute2', 'haproxy', 'keepalived', 'galera-4', 'mariadb-server', 'rsync');
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
};

const mustBeSomewhere = (path: string) => {
  const place = placeOf(path);
  if (!place) throw new Error(`/${path} is not installed, and came with no package`);
  return place;
};

/** The programs that machines run beside ours. */
export const findPrograms = async () => {
  const mariadb = await findProgram();
  if (!Object.values(paths).every(placeOf)) await bring();
  const [ip, galera] = [mustBeSomewhere(paths.ip), mustBeSomewhere(paths.galera)];
  const [haproxy, keepalived] = [mustBeSomewhere(paths.haproxy), mustBeSomewhere(paths.keepalived)];
  const arch = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const libraries = ['usr/lib', 'lib'].map((where) => join(folder, where, arch)).join(':');
  const env = { ...process.env, PATH: `${process.env.PATH}:${folder}/usr/bin`, LD_LIBRARY_PATH: libraries };
  return { ip, haproxy, keepalived, galera, env, mariadb };
};

export type Programs = Awaited<ReturnType<typeof findPrograms>>;
