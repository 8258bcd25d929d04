import { randomUUID } from 'node:crypto';
import type { ProvingFault, Release } from '@bidwright/contract-shell';
import { audit, entryOf, Problem } from '@bidwright/service-kit';
import { minute } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { partOf } from '../fit/part.ts';
import { isPublishable } from '../names.ts';
import { moduleReasons } from '../promises.ts';
import { candidatesOf } from '../proving/candidates.ts';
import { faultOf } from '../proving/child.ts';
import { findBrowser } from '../proving/findBrowser.ts';
import { mustHaveTurn, proveLater } from '../proving/prove.ts';
import { beginRecord, noteUnproven } from '../proving/record.ts';
import type { Publisher } from '../publisher.ts';
import type { Reason } from '../reason.ts';
import { Refused, refuseFor } from '../refused.ts';
import { storedVersion } from '../stored.ts';
import { foresee, type Switched, switchTo } from './switch.ts';

interface Staged extends Pick<AppContext, 'db'> {
  settings: Pick<AppContext['settings'], 'STAGE_MINUTES'>;
}

/** For how long what somebody switches on is for a few people only. What the platform is installed with goes with its services, and is for all. */
const stageSOf = ({ settings }: Staged, { id, mayGoUnproven }: Publisher): number =>
  id === null && mayGoUnproven ? 0 : settings.STAGE_MINUTES * minute;

/** What was switched, or what tries it first. */
type Outcome = { changes: Switched[] } | { proving: string };

/** What kept versions that are good by themselves from being switched meanwhile. */
const switchFaults = (error: unknown): ProvingFault[] => {
  if (error instanceof Refused) return error.reasons.map(({ message }) => faultOf('fit', message));
  if (!(error instanceof Problem)) throw error;
  const { code, message } = error;
  return [faultOf('fit', code === 'race' ? `Somebody switched meanwhile. ${message}` : message)];
};

/** Switches what took a while to try, unless what is on is not what it was then; answers what kept it from being switched. */
export const switchLate = (
  context: Staged,
  foreseen: Switched[],
  reason: Release['reason'],
  by: Publisher,
): Promise<ProvingFault[]> => {
  const changes = foreseen.map(({ name, version, previous }) => ({ name, version, expected: previous }));
  return switchTo(context.db, { changes, reason, stageS: stageSOf(context, by) }, by).then(() => [], switchFaults);
};

const withoutProof = async (context: AppContext, wanted: Release, why: string, by: Publisher): Promise<Switched[]> => {
  const { db } = context;
  if (!by.mayGoUnproven)
    throw new Problem(403, 'forbidden', 'Only an Admin may switch a version on that was not tried');
  const candidates = await candidatesOf(db, wanted);
  const switching = { ...wanted, reason: wanted.reason ?? why, stageS: stageSOf(context, by) };
  return switchTo(db, switching, by, async (trx) => {
    if (candidates.length > 0) await noteUnproven(trx, randomUUID(), candidates);
    for (const { name, version } of candidates) {
      const about = {
        recordId: name,
        changes: { version: { from: null, to: version }, reason: { from: null, to: why } },
      };
      await audit(trx, entryOf({ id: by.id ?? '', name: by.name }, 'switchedUnproven', 'modules', about));
    }
  });
};

/** What versions ask of services that run otherwise by now than when these were published. */
const servicesRefuse = async (context: AppContext, { changes }: Release): Promise<Reason[]> => {
  const reasons = changes.map(async ({ name, version }) => {
    if (version === null || !isPublishable(name) || !isPublishable(version)) return [];
    const stored = await storedVersion(context.db, name, version);
    return stored ? moduleReasons(context, partOf(stored)) : [];
  });
  return (await Promise.all(reasons)).flat();
};

/** Switches versions once a browser has found no fault in them; at once where there is nothing to try, or no browser. */
export const switchWhenProven = async (context: AppContext, wanted: Release, by: Publisher): Promise<Outcome> => {
  const { db, settings } = context;
  if (wanted.unproven) return { changes: await withoutProof(context, wanted, wanted.unproven, by) };
  refuseFor(await servicesRefuse(context, wanted));
  const versions = settings.PROVING ? await candidatesOf(db, wanted) : [];
  const switching = { ...wanted, stageS: stageSOf(context, by) };
  if (versions.length === 0) return { changes: await switchTo(db, switching, by) };
  const id = randomUUID();
  const browser = await findBrowser(context);
  if (!browser) {
    return { changes: await switchTo(db, switching, by, (trx) => noteUnproven(trx, id, versions)) };
  }
  mustHaveTurn();
  const foreseen = await foresee(db, wanted);
  await beginRecord(db, id, versions);
  proveLater(context, { id, versions, browser }, () => switchLate(context, foreseen, wanted.reason, by));
  return { proving: id };
};
