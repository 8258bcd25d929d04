import type { ProvingFault, ProvingReport } from '@bidwright/contract-shell';
import { now } from '../../clock.ts';
import type { Db } from '../../tables.ts';
import { faultOf, maxProvingMs, maxWaiting } from './child.ts';
import type { Candidate, Proving } from './tables.ts';

/** After so long, with all that may stand before it, a proving has ended, or its front door has died. */
const maxRunS = ((maxWaiting + 2) * maxProvingMs) / 1000;

export const beginRecord = async (db: Db, id: string, versions: Candidate[]): Promise<void> => {
  await db
    .insertInto('module_provings')
    .values({ id, versions: JSON.stringify(versions), state: 'running', dateCreated: now() })
    .execute();
};

/** Notes that versions were switched on without having been tried. */
export const noteUnproven = async (db: Db, id: string, versions: Candidate[]): Promise<void> => {
  const time = now();
  await db
    .insertInto('module_provings')
    .values({ id, versions: JSON.stringify(versions), state: 'unproven', dateCreated: time, dateEnded: time })
    .execute();
};

/** How far it is, or how it ended. */
export const noteProving = async (
  db: Db,
  id: string,
  {
    faults,
    notOpened,
    ...plain
  }: Partial<Pick<Proving, 'dateCreated' | 'state' | 'opened' | 'planned' | 'hasPicture' | 'dateEnded'>> & {
    faults?: ProvingFault[];
    notOpened?: string[];
  },
): Promise<void> => {
  await db
    .updateTable('module_provings')
    .set({
      ...plain,
      ...(faults && { faults: JSON.stringify(faults) }),
      ...(notOpened && { notOpened: JSON.stringify(notOpened) }),
    })
    .where('id', '=', id)
    .execute();
};

/** As it is told. One that nobody goes on with any more has ended. */
export const reportOf = ({ seq: _seq, versions: _versions, ...row }: Proving): ProvingReport => {
  const report = { ...row, notOpened: row.notOpened ?? [], faults: row.faults ?? [], hasPicture: row.hasPicture === 1 };
  if (row.state !== 'running' || row.dateCreated > now() - maxRunS) return report;
  const fault = faultOf('ended', 'The front door was restarted meanwhile');
  return { ...report, state: 'refused', faults: [...report.faults, fault], dateEnded: row.dateCreated + maxRunS };
};

export const findProving = async (db: Db, id: string): Promise<Proving | undefined> =>
  // The column does not even compare with other letters.
  /^[\w-]{36}$/.test(id)
    ? db.selectFrom('module_provings').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;

/** So many are told of; what lies further back nobody asks about. */
const maxTold = 500;

export const keyOf = ({ name, version }: Candidate): string => `${name} ${version}`;

/** The last proving of each version. */
export const lastProvings = async (db: Db): Promise<Map<string, Proving>> => {
  const rows = await db.selectFrom('module_provings').selectAll().orderBy('seq', 'desc').limit(maxTold).execute();
  return new Map(rows.toReversed().flatMap((row) => row.versions.map((one) => [keyOf(one), row])));
};
