import type { FailureKind, LoadReport, ModuleVersion } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import { day, hour, now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { isProving } from '../registry/proving/person.ts';
import type { Activation } from '../registry/tables.ts';
import type { NamedSession } from '../sessions/sessionOf.ts';
import type { Db } from '../tables.ts';
import { countOpenings } from './openings.ts';
import type { Outcomes } from './verdict.ts';

/** For how long after it was switched on it is noted how a version fares, in seconds; only then may it be taken back by itself. */
const watched = hour;

/** The last switching of each module that was switched not long ago. */
const lastSwitchings = async (db: Db): Promise<Map<string, Activation>> => {
  const switchings = await db
    .selectFrom('module_activations')
    .selectAll()
    .where('dateCreated', '>', now() - watched)
    .orderBy('id')
    .execute();
  return new Map(switchings.map((switching) => [switching.name, switching]));
};

/** The switching that put a version on not long ago, while no other has followed it. */
export const freshSwitching = async (db: Db, name: string, version: string): Promise<Activation | undefined> => {
  const last = (await lastSwitchings(db)).get(name);
  return last?.version === version ? last : undefined;
};

/** Notes which versions a session is handed, so that only what happened there counts for or against them. */
export const noteDelivered = async (db: Db, { hash, user }: NamedSession, modules: ModuleVersion[]): Promise<void> => {
  if (isProving(user)) return;
  const switchings = await lastSwitchings(db);
  const delivered = modules.flatMap(({ name, version, override }) => {
    const last = switchings.get(name);
    return last && last.version === version && !override ? [last.id] : [];
  });
  if (delivered.length === 0) return;
  const about = { sessionHash: hash, personId: user.id, outcome: null, kind: null, dateCreated: now() };
  await db
    .insertInto('module_deliveries')
    .ignore()
    .values(delivered.map((activationId) => ({ activationId, ...about })))
    .execute();
};

/** Notes what came up well in a page of the session. What failed there once stays failed. */
export const noteLoaded = async (
  { db, limits }: Pick<AppContext, 'db' | 'limits'>,
  { hash, user }: NamedSession,
  report: LoadReport,
): Promise<void> => {
  if (isProving(user)) return;
  await limits.openings.spend(user.id);
  await countOpenings(db, report);
  const { versions } = report;
  const switchings = await lastSwitchings(db);
  const loaded = versions.flatMap(({ module, version }) => {
    const last = switchings.get(module);
    return last?.version === version ? [last.id] : [];
  });
  if (loaded.length === 0) return;
  await db
    .updateTable('module_deliveries')
    .set({ outcome: 'loaded' })
    .where('activationId', 'in', loaded)
    .where('sessionHash', '=', hash)
    .where('outcome', 'is', null)
    .execute();
};

/** Notes how a version failed in a page of the session; false: the session was never handed it since that switching. */
export const noteFailed = async (
  db: Db,
  { hash }: NamedSession,
  { id }: Activation,
  kind: FailureKind,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('module_deliveries')
    .set({ outcome: 'failed', kind })
    .where('activationId', '=', id)
    .where('sessionHash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Accounts count that were there so long before the switching, in seconds: who makes some for the purpose comes too late. */
const minAccountAge = day;

/** How a version fared since it was switched on, and whom it failed in one way. */
export const outcomesOf = async (db: Db, { id, dateCreated }: Activation, kind: FailureKind): Promise<Outcomes> => {
  const { served, tried, failed, failedSo } = await db
    .selectFrom('module_deliveries')
    .innerJoin('accounts', 'accounts.id', 'module_deliveries.personId')
    .select([
      sql<number>`count(distinct personId)`.as('served'),
      sql<number>`count(distinct if(outcome is null, null, personId))`.as('tried'),
      sql<number>`count(distinct if(outcome = 'failed', personId, null))`.as('failed'),
      sql<number>`count(distinct if(outcome = 'failed' and kind = ${kind}, personId, null))`.as('failedSo'),
    ])
    .where('activationId', '=', id)
    .where('accounts.dateCreated', '<=', dateCreated - minAccountAge)
    .executeTakeFirstOrThrow();
  return {
    served: Number(served),
    loaded: Number(tried) - Number(failed),
    failed: Number(failed),
    failedSo: Number(failedSo),
  };
};

/** When a version may no longer be taken back nobody needs to know whom it was handed to. */
export const forgetDeliveries = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('module_deliveries')
    .where('dateCreated', '<', now() - watched)
    .execute();
};
