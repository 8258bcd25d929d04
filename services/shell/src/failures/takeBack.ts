import { automatic, type FailureKind, type FailureReport } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import { now } from '../clock.ts';
import type { Door } from '../door.ts';
import { switchTo } from '../registry/releases/switch.ts';
import { wayBack } from '../registry/releases/wayBack.ts';
import type { Activation } from '../registry/tables.ts';
import type { Db } from '../tables.ts';

/** What a version itself is to blame for. The rest may be the network, the shell or a person's browser. */
const blamed = new Set<FailureKind>(['manifest', 'entry', 'integrity', 'chunk', 'evaluate', 'render']);

/** For how long after it was switched on a version is taken back by itself, in seconds. Later somebody looks first. */
const fresh = 60 * 60;

/** The release that put a version in the place of another not long ago; undefined: there is no way back from it. */
const releaseOf = async (db: Db, { module, version }: FailureReport): Promise<Activation[] | undefined> => {
  const steps = await db
    .selectFrom('module_activations')
    .selectAll()
    .where('name', '=', module)
    .orderBy('id')
    .execute();
  const last = steps.at(-1);
  const isFresh = last?.version === version && now() - last.dateCreated < fresh;
  // What came by a way back is not exchanged for what was left.
  if (!isFresh || !last.previous || wayBack(steps) !== last.previous) return undefined;
  if (!last.release) return [last];
  return db.selectFrom('module_activations').selectAll().where('release', '=', last.release).execute();
};

const note = async (db: Db, { module: name, version }: FailureReport, personId: string): Promise<number> => {
  await db
    .insertInto('module_failure_people')
    .values({ name, version, personId, dateCreated: now() })
    .onDuplicateKeyUpdate({ dateCreated: now() })
    .execute();
  const { people } = await db
    .selectFrom('module_failure_people')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return Number(people);
};

/** Takes a release back that was switched on within the hour, once a version of it has failed several people. */
export const takeBackIfBad = async (
  { db, settings, log }: Pick<Door, 'db' | 'settings' | 'log'>,
  failure: FailureReport,
  personId: string,
): Promise<void> => {
  if (settings.ROLLBACK_AT === 0 || !blamed.has(failure.kind)) return;
  const release = await releaseOf(db, failure);
  if (!release || (await note(db, failure, personId)) < settings.ROLLBACK_AT) return;
  const changes = release.map(({ name, version, previous }) => ({ name, version: previous, expected: version }));
  try {
    await switchTo(db, { changes, reason: automatic }, { id: null, name: 'Bidwright' });
    log.warn(
      { module: failure.module, version: failure.version },
      'a version that failed several people was taken back',
    );
  } catch (error) {
    // Somebody was quicker, or what there was before no longer fits the rest.
    if (!(error instanceof Problem)) throw error;
    log.warn({ module: failure.module, reason: error.message }, 'a version that fails could not be taken back');
  }
};
