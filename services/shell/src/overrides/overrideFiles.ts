import { rm } from 'node:fs/promises';
import type { AppContext } from '../context.ts';
import { unshare } from '../files/shared.ts';
import { inTurn } from '../registry/inTurn.ts';
import { folderOf, sharedAs } from '../registry/keep.ts';
import { filesKept } from '../registry/stored.ts';
import type { Override } from '../registry/tables.ts';
import type { Db } from '../tables.ts';

/** Whether files of a version are served: it was published, or somebody sees it as an override. */
export const isInUse = async (db: Db, name: string, version: string): Promise<boolean> =>
  (await filesKept(db, name, version)) !== undefined;

/** Takes away the files of an override that has ended, and never those of anything else that goes by its name. */
export const dropFiles = (
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  { name, version }: Pick<Override, 'name' | 'version'>,
): Promise<void> =>
  inTurn(db, name, async (trx) => {
    if (await isInUse(trx, name, version)) return;
    await unshare(settings, sharedAs(name, version));
    await rm(folderOf(settings, name, version), { recursive: true, force: true });
  });
