import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ProvingFault, shellName } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import PQueue from 'p-queue';
import { now } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { share } from '../../files/shared.ts';
import { cookieName } from '../../sessions/cookie.ts';
import { inSources } from '../maps/inSources.ts';
import { activeParts } from '../versions.ts';
import { faultOf, maxWaiting, proveInChild } from './child.ts';
import { lend, takeAway } from './lend.ts';
import { noteProving } from './record.ts';
import { closeProvingSessions, openProvingSessions } from './sessions.ts';
import type { Candidate } from './tables.ts';
import type { Said, Task } from './task.ts';

type Proven = Pick<AppContext, 'db' | 'settings' | 'log' | 'stopping'>;

const queue = new PQueue({ concurrency: 1 });

export const pictureOf = (id: string): string => path.join('provings', `${id}.png`);

const storedOf = ({ db }: Proven, versions: Candidate[]) =>
  Promise.all(
    versions.map(({ name, version }) =>
      db
        .selectFrom('module_versions')
        .selectAll()
        .where('name', '=', name)
        .where('version', '=', version)
        .executeTakeFirstOrThrow(),
    ),
  );

/** Tries versions in a browser; answers what is wrong with them. */
const tryOut = async (context: Proven, id: string, versions: Candidate[], browser: string): Promise<ProvingFault[]> => {
  const { db, settings, log, stopping } = context;
  const faults: ProvingFault[] = [];
  const picture = path.join(settings.DATA_DIR, pictureOf(id));
  // One after the other, so that what is noted last is what was said last.
  const notes = new PQueue({ concurrency: 1 });
  const inOrder = (act: () => Promise<void>) =>
    void notes
      .add(act)
      .catch((error: unknown) => log.error({ err: error }, 'it could not be noted how far a proving is'));
  const note = (what: Parameters<typeof noteProving>[2]) => inOrder(() => noteProving(db, id, what));
  const showPicture = async () => {
    await share(settings, pictureOf(id), () => readFile(picture));
    await noteProving(db, id, { hasPicture: 1 });
  };
  const hear = (said: Said) => {
    if (said.kind === 'opened') note({ opened: said.opened, planned: said.planned });
    if (said.kind === 'done') note({ notOpened: said.notOpened });
    if (said.kind === 'picture') inOrder(showPicture);
    if (said.kind === 'fault') faults.push(said.fault);
  };
  const stored = await storedOf(context, versions);
  await mkdir(path.dirname(picture), { recursive: true });
  try {
    await lend(db, id, stored);
    const task: Task = {
      address: settings.PUBLIC_URL.replace(/\/$/, ''),
      cookie: cookieName(settings),
      secrets: await openProvingSessions(db, id),
      browser,
      candidates: stored.map(({ file }) => file),
      others: [...(await activeParts(db)).values()].map(({ file }) => file),
      picture,
    };
    await proveInChild(task, stopping, hear);
  } finally {
    await closeProvingSessions(db, id);
    await takeAway(db, id);
    await notes.onIdle();
  }
  const shell = versions.find(({ name }) => name === shellName)?.version ?? null;
  return Promise.all(faults.map(async (fault) => ({ ...fault, stack: await inSources(settings, fault.stack, shell) })));
};

/** Refuses where many wait already. */
export const mustHaveTurn = (): void => {
  if (queue.size >= maxWaiting) {
    throw new Problem(503, 'busy', 'Many versions are being tried. Please try again.', { retryAfter: 60 });
  }
};

/** Tries versions in a browser and then does what follows, once those before have had their turn. Nobody waits for it. */
export const proveLater = (
  context: Proven,
  { id, versions, browser }: { id: string; versions: Candidate[]; browser: string },
  then: () => Promise<ProvingFault[]>,
): void => {
  const { db, log } = context;
  const end = (faults: ProvingFault[]) =>
    noteProving(db, id, { faults, state: faults.length > 0 ? 'refused' : 'proven', dateEnded: now() });
  const run = async () => {
    // It may have waited.
    await noteProving(db, id, { dateCreated: now() });
    const faults = await tryOut(context, id, versions, browser);
    if (faults.length === 0) faults.push(...(await then()));
    await end(faults);
  };
  const giveUp = async (error: unknown) => {
    log.error({ err: error, versions }, 'versions could not be tried');
    await end([faultOf('ended', 'It could not be tried')]);
  };
  void queue
    .add(run)
    .catch(giveUp)
    .catch((error: unknown) => log.error({ err: error, versions }, 'it could not be noted how versions fared'));
};
