import { type BulkDone, runBulk } from '../../bulk/runBulk.ts';
import { askService } from '../../uses/askService.ts';
import type { Line } from './kinds.ts';

/** What became of the records of one line. */
export type Done = BulkDone & { line: Line };

/**
 * Hands the records of one line over by a bulk update, or the call that their service has for it, so that rights, history, audit and
 * events are those of any other.
 */
export const carryOut = async (line: Line): Promise<Done> => {
  const { kind, to, records, set, call } = line;
  const { service, col } = kind;
  const ids = records.map(({ id }) => id);
  if (!call) return { line, ...(await runBulk(service, { col, ids, set })) };
  const { data, error } = await askService<Pick<BulkDone, 'counts'>>(service, call, { ids, to });
  return { line, counts: data?.counts ?? {}, refused: [], error };
};
