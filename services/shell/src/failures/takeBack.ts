import { automatic, type FailureKind, type FailureReport, type Release } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { AppContext } from '../context.ts';
import { tellOfRollback } from '../notifications/own/versionFails.ts';
import { Refused } from '../registry/refused.ts';
import { switchTo } from '../registry/releases/switch.ts';
import { wayBack } from '../registry/releases/wayBack.ts';
import { isRunning, restOf } from '../registry/stages/first.ts';
import type { Activation, Registered } from '../registry/tables.ts';
import type { NamedSession } from '../sessions/sessionOf.ts';
import type { Db } from '../tables.ts';
import { freshSwitching, noteFailed, outcomesOf } from './deliveries.ts';
import { pastOf } from './openings.ts';
import { type Evidence, isAlone, isBad, isBlamed } from './verdict.ts';

type Watching = Pick<AppContext, 'db' | 'settings' | 'log' | 'limits'>;

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

/** What a version is taken back to, and held against: what most people have while it is for a few only. */
const versionBefore = (modules: Registered[], { name, previous }: Activation): string | null => {
  const module = modules.find((one) => one.name === name);
  return module && isRunning(module) ? module.restVersion : previous;
};

const evidenceOf = async (
  { db, settings }: Watching,
  kind: FailureKind,
  last: Activation,
  before: string,
): Promise<Evidence> => ({
  kind,
  people: await outcomesOf(db, last, kind),
  here: await pastOf(db, last.name, last.version ?? '', kind),
  before: await pastOf(db, last.name, before, kind),
  minPeople: settings.ROLLBACK_AT,
});

/** The ways back, the least first: the release; or, where others came to need it meanwhile, all that only a few people have. */
const waysBack = (modules: Registered[], release: Activation[]): Release['changes'][] => {
  const alone = release.map((one) => ({
    name: one.name,
    version: versionBefore(modules, one),
    expected: one.version,
  }));
  const staged = modules.filter(isRunning);
  if (staged.length <= alone.length || !staged.some(({ name }) => name === release[0]?.name)) return [alone];
  const all = staged.map((module) => ({
    name: module.name,
    version: restOf(module),
    expected: module.activeVersion,
  }));
  return [alone, all];
};

/** Takes a release back that was switched on within the hour, once a version of it has failed more of those who got it than the one before. */
export const takeBackIfBad = async (
  context: Watching,
  failure: FailureReport,
  session: NamedSession,
): Promise<void> => {
  const { db, settings, limits, log } = context;
  const { module, version, kind } = failure;
  if (settings.ROLLBACK_AT === 0 || !isBlamed(kind)) return;
  const last = await freshSwitching(db, module, version);
  if (!last || !(await noteFailed(db, session, last, kind))) return;
  const modules = await db.selectFrom('modules').selectAll().execute();
  const before = versionBefore(modules, last);
  if (before === null) return;
  const evidence = await evidenceOf(context, kind, last, before);
  if (!isBad(evidence)) return;
  const release = await releaseOf(db, last);
  if (!release) return log.warn({ module, version }, 'a version fails several people; somebody must decide about it');
  // Who is the only one to give evidence can do so a few times a day.
  if (isAlone(evidence)) await limits.aloneVerdicts.spend(session.user.id);
  for (const changes of waysBack(modules, release)) {
    try {
      await switchTo(db, { changes, reason: automatic }, { id: null, name: 'Bidwright' });
      log.warn({ module, version, kind }, 'a version that failed people was taken back');
      return tellOfRollback(db, failure, before, last.id);
    } catch (error) {
      // Somebody was quicker, or what there was before no longer fits the rest.
      if (!(error instanceof Problem || error instanceof Refused)) throw error;
      log.warn({ module, reason: error.message }, 'a version that fails could not be taken back');
    }
  }
};
