import { rm } from 'node:fs/promises';
import path from 'node:path';
import { day, now } from '../../clock.ts';
import { type Place, unshare } from '../../files/shared.ts';
import type { Db } from '../../tables.ts';
import { pictureOf } from './prove.ts';

/** How long it is told what a browser found, in seconds: after it a version is tried anew where somebody wants it. */
const keptS = 90 * day;

/** Clears away provings of long ago with their pictures, and sessions of provings whose front door has died. */
export const forgetProvings = async (db: Db, settings: Place): Promise<void> => {
  await db.deleteFrom('proving_sessions').where('expires', '<', now()).execute();
  const old = await db
    .selectFrom('module_provings')
    .select('id')
    .where('dateCreated', '<', now() - keptS)
    .execute();
  for (const { id } of old) {
    await rm(path.join(settings.DATA_DIR, pictureOf(id)), { force: true });
    await unshare(settings, pictureOf(id));
    await db.deleteFrom('module_provings').where('id', '=', id).execute();
  }
};
