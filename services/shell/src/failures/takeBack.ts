import { automatic, type FailureKind, type FailureReport } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { AppContext } from '../context.ts';
import { switchTo } from '../registry/releases/switch.ts';
import { wayBack } from '../registry/releases/wayBack.ts';
import type { Activation } from '../registry/tables.ts';
import type { NamedSession } from '../sessions/sessionOf.ts';
import type { Db } from '../tables.ts';
import { freshSwitching, noteFailed } from './deliveries.ts';
import { isBad } from './verdict.ts';

/** What a version itself is to blame for. The rest may be the network, the shell or a person's browser. */
const blamed = new Set<FailureKind>(['manifest', 'entry', 'integrity', 'chunk', 'evaluate', 'render']);

/** What is switched back with it: all of its release. Undefined: there is no way back, or somebody came back from there. */
const releaseOf = async (db: Db, last: Activation): Promise<Activation[] | undefined> => {
  const steps = await db
    .selectFrom('module_activations')
    .selectAll()
    .where('name', '=', last.name)
    .orderBy('id')
    .execute();
  // What came by a way back is not exchanged for what was left.
  if (!last.previous || wayBack(steps) !== last.previous) return undefined;
  // Somebody has seen that it was taken back, and wants it all the same.
  if (steps.some(({ reason, previous }) => reason === automatic && previous === last.version)) return undefined;
  if (!last.release) return [last];
  return db.selectFrom('module_activations').selectAll().where('release', '=', last.release).execute();
};

/** Takes a release back that was switched on within the hour, once a version of it has failed too many of those who got it. */
export const takeBackIfBad = async (
  { db, settings, log }: Pick<AppContext, 'db' | 'settings' | 'log'>,
  { module, version, kind }: FailureReport,
  session: NamedSession,
): Promise<void> => {
  if (settings.ROLLBACK_AT === 0 || !blamed.has(kind)) return;
  const last = await freshSwitching(db, module, version);
  if (!last || !(await noteFailed(db, session, last)) || !(await isBad(db, last, settings.ROLLBACK_AT))) return;
  const release = await releaseOf(db, last);
  if (!release) return log.warn({ module, version }, 'a version fails several people; somebody must decide about it');
  const changes = release.map(({ name, version, previous }) => ({ name, version: previous, expected: version }));
  try {
    await switchTo(db, { changes, reason: automatic }, { id: null, name: 'Bidwright' });
    log.warn({ module, version }, 'a version that failed several people was taken back');
  } catch (error) {
    // Somebody was quicker, or what there was before no longer fits the rest.
    if (!(error instanceof Problem)) throw error;
    log.warn({ module, reason: error.message }, 'a version that fails could not be taken back');
  }
};
