import type { LoadReport, ModuleVersion } from '@bidwright/contract-shell';
import { hour, now } from '../clock.ts';
import { isProving } from '../registry/proving/person.ts';
import type { Activation } from '../registry/tables.ts';
import type { NamedSession } from '../sessions/sessionOf.ts';
import type { Db } from '../tables.ts';

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
  const about = { sessionHash: hash, personId: user.id, outcome: null, dateCreated: now() };
  await db
    .insertInto('module_deliveries')
    .ignore()
    .values(delivered.map((activationId) => ({ activationId, ...about })))
    .execute();
};

/** Notes what came up well in a page of the session. What failed there once stays failed. */
export const noteLoaded = async (db: Db, { hash }: NamedSession, { versions }: LoadReport): Promise<void> => {
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

/** Notes that a version failed in a page of the session; false: the session was never handed it since that switching. */
export const noteFailed = async (db: Db, { hash }: NamedSession, { id }: Activation): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('module_deliveries')
    .set({ outcome: 'failed' })
    .where('activationId', '=', id)
    .where('sessionHash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** When a version may no longer be taken back nobody needs to know whom it was handed to. */
export const forgetDeliveries = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('module_deliveries')
    .where('dateCreated', '<', now() - watched)
    .execute();
};
