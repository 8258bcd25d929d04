import { type BulkDone, runBulk } from '../../bulk/runBulk.ts';
import type { Line } from './kinds.ts';

/** What became of the records of one line. */
export type Done = BulkDone & { line: Line };

/** Hands the records of one line over by a bulk update, so that rights, history, audit and events are those of any other. */
export const carryOut = async (line: Line): Promise<Done> => {
  const { kind, records, set } = line;
  const { service, col } = kind;
  return { line, ...(await runBulk(service, { col, ids: records.map(({ id }) => id), set })) };
};
