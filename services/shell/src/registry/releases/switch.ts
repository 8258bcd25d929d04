import { randomUUID } from 'node:crypto';
import type { Release } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import { now } from '../../clock.ts';
import { addToFeed } from '../../events/feed.ts';
import type { Db } from '../../tables.ts';
import { faultsOf } from '../fit/fit.ts';
import { type Part, partOf, type World, worldWith } from '../fit/part.ts';
import { isPublishable } from '../names.ts';
import type { Publisher } from '../publisher.ts';
import type { Reason } from '../reason.ts';
import { refuseFor } from '../refused.ts';
import { beginStage, isForAll, over } from '../stages/begin.ts';
import { isRunning, restOf } from '../stages/first.ts';
import { storedVersion } from '../stored.ts';
import type { Registered } from '../tables.ts';
import { activeParts } from '../versions.ts';
import { shellReasons } from './ofShell.ts';

type Change = Release['changes'][number];

/** A module that was switched, and the version it had before. */
export interface Switched {
  name: string;
  version: string | null;
  previous: string | null;
}

const notPublished = ({ name, version }: Change) =>
  new Problem(
    404,
    'no-version',
    version === null ? `There is no module ${name}` : `${name} ${version} is not published`,
  );

const partFor = async (db: Db, change: Change): Promise<Part | null> => {
  const { name, version } = change;
  if (version === null) return null;
  if (!isPublishable(name) || !isPublishable(version)) throw notPublished(change);
  const stored = await storedVersion(db, name, version);
  if (!stored) throw notPublished(change);
  return partOf(stored);
};

const mustBeExpected = ({ name, expected }: Change, previous: string | null) => {
  if (expected === undefined || expected === previous) return;
  const message = `The active version of ${name} is ${previous ?? 'none'}, not ${expected ?? 'none'}`;
  throw new Problem(409, 'race', message, { current: previous });
};

const mustBeOnce = (changes: Change[]) => {
  const twice = changes.find(({ name }, at) => changes.findIndex((other) => other.name === name) !== at);
  if (twice) throw new Problem(422, 'repeated-module', `${twice.name} is there twice: a module has one version`);
};

/** Of several at once, each reason says which it is about. */
const named = (part: Part | null | undefined, { message, ...reason }: Reason): Reason => ({
  ...reason,
  message: part ? `${part.name} ${part.version}: ${message}` : message,
});

const afterChange = (before: World, changes: Change[], parts: (Part | null)[]): World => {
  const off = new Set(changes.filter(({ version }) => version === null).map(({ name }) => name));
  const stayed = new Map([...before].filter(([name]) => !off.has(name)));
  return worldWith(
    stayed,
    parts.filter((part) => part !== null),
  );
};

const reasonsFor = (before: World, changes: Change[], parts: (Part | null)[]): Reason[] => {
  const after = afterChange(before, changes, parts);
  const faults = faultsOf(before, after, new Set(changes.map(({ name }) => name)));
  if (changes.length === 1) return faults.map(({ reason }) => reason);
  return faults.map(({ key, reason }) => named(after.get(key.split(' ', 1)[0] ?? ''), reason));
};

/** What all but the first people have. */
const restParts = async (trx: Db, modules: Registered[]): Promise<World> => {
  const parts = new Map(await activeParts(trx));
  for (const module of modules.filter(isRunning)) {
    const part = await partFor(trx, { name: module.name, version: module.restVersion });
    if (part) parts.set(module.name, part);
    else parts.delete(module.name);
  }
  return parts;
};

/** What a switching changes, and what there was before. */
interface Prepared {
  switched: Switched[];
  modules: Registered[];
  isForAll: boolean;
}

/** What a switching would change, all modules held; refuses what does not fit together, also for those who still have what was before. */
const prepare = async (trx: Db, changes: Change[]): Promise<Prepared> => {
  // All modules, so that two of them cannot claim one route at the same time.
  const modules = await trx.selectFrom('modules').selectAll().orderBy('name').forUpdate().execute();
  const parts: (Part | null)[] = [];
  for (const change of changes) parts.push(await partFor(trx, change));
  const switched = changes.map((change) => {
    const known = modules.find(({ name }) => name === change.name);
    if (!known) throw notPublished(change);
    mustBeExpected(change, known.activeVersion);
    return { name: change.name, version: change.version, previous: known.activeVersion };
  });
  refuseFor([...(await shellReasons(trx, { changes })), ...reasonsFor(await activeParts(trx), changes, parts)]);
  const forAll = await isForAll(trx, modules, changes);
  const isRest = ({ name, version }: Change) => modules.some((one) => one.name === name && restOf(one) === version);
  if (forAll && modules.some(isRunning) && !changes.every(isRest))
    refuseFor(reasonsFor(await restParts(trx, modules), changes, parts));
  return { switched, modules, isForAll: forAll };
};

/** What would be switched as things are now; refuses what could not be. */
export const foresee = async (db: Db, { changes }: Pick<Release, 'changes'>): Promise<Switched[]> => {
  mustBeOnce(changes);
  const { switched } = await db.transaction().execute((trx) => prepare(trx, changes));
  return switched;
};

/** What is to be switched, and for how long only a few people get it, in seconds; 0: nobody waits any more, for anything. */
export interface Switching extends Pick<Release, 'changes' | 'reason'> {
  stageS?: number;
}

/**
 * Points modules at other versions, all at once or none; the next page load has them, after a while that of everybody. What comes out must
 * fit together. Going back is the same with the versions before, and nobody waits. What is written with it comes last.
 */
export const switchTo = async (
  db: Db,
  { changes, reason, stageS = 0 }: Switching,
  by: Pick<Publisher, 'id' | 'name'>,
  also: (trx: Db) => Promise<void> = async () => {},
): Promise<Switched[]> => {
  mustBeOnce(changes);
  return db.transaction().execute(async (trx) => {
    const { switched, modules, isForAll } = await prepare(trx, changes);
    const release = randomUUID();
    const names = switched.map(({ name }) => name);
    const about = {
      release,
      reason,
      activatedById: by.id,
      activatedByName: by.name,
      dateCreated: now(),
    };
    for (const { name, version } of switched) {
      await trx.updateTable('modules').set({ activeVersion: version }).where('name', '=', name).execute();
    }
    if (isForAll) await trx.updateTable('modules').set(over).where('name', 'in', names).execute();
    else if (stageS > 0) await beginStage(trx, { modules, names, release, stageS, by });
    else await trx.updateTable('modules').set(over).execute();
    await trx
      .insertInto('module_activations')
      .values(switched.map((one) => ({ ...one, ...about })))
      .execute();
    await addToFeed(trx, { event: 'released', notificationId: null, personId: null });
    await also(trx);
    return switched;
  });
};
