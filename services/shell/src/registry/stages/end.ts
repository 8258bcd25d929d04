import type { Person } from '@bidwright/contract-kit';
import { audit, entryOf, inTransaction, Problem } from '@bidwright/service-kit';
import { now } from '../../clock.ts';
import { addToFeed } from '../../events/feed.ts';
import type { Db } from '../../tables.ts';
import { over } from './begin.ts';
import { isRunning } from './first.ts';

/** Open pages learn that there is something for them. */
const tell = (trx: Db) => addToFeed(trx, { event: 'released', notificationId: null, personId: null });

/** Clears first stages away whose time is over, and tells open pages. Whoever asks meanwhile gets what is on already. */
export const endStages = async (db: Db): Promise<void> => {
  const ended = await db
    .selectFrom('modules')
    .select('name')
    .where('stageEnds', '<=', now())
    .limit(1)
    .executeTakeFirst();
  if (!ended) return;
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('modules')
      .set(over)
      .where('stageEnds', '<=', now())
      .executeTakeFirst();
    // Another front door was quicker.
    if (numUpdatedRows > 0n) await tell(trx);
  });
};

/** Gives a version to all people before its first stage is over, and with it what was switched on before it. */
export const endStage = async (db: Db, name: string, reason: string, by: Person): Promise<string[]> =>
  inTransaction(db, async (trx) => {
    const modules = await trx.selectFrom('modules').selectAll().orderBy('name').forUpdate().execute();
    const wanted = modules.find((module) => module.name === name);
    if (!wanted) throw new Problem(404, 'no-module', `There is no module ${name}`);
    if (!isRunning(wanted)) throw new Problem(409, 'no-stage', `All people have the version of ${name} that is on`);
    const ended = modules.filter((module) => isRunning(module) && Number(module.stageEnds) <= Number(wanted.stageEnds));
    for (const module of ended) {
      await trx.updateTable('modules').set(over).where('name', '=', module.name).execute();
      const about = {
        recordId: module.name,
        changes: {
          version: { from: module.restVersion, to: module.activeVersion },
          reason: { from: null, to: reason },
        },
      };
      await audit(trx, entryOf(by, 'switchedToAll', 'modules', about));
    }
    await tell(trx);
    return ended.map((module) => module.name);
  });
