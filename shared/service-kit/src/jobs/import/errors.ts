import { message, type RecordResult } from '@bidwright/contract-kit';
import { stringify } from 'csv-stringify/sync';
import { textIn } from '../../words.ts';
import type { JobContext } from '../context.ts';
import { harmless } from '../export/cell.ts';
import { noJob } from '../own.ts';
import { resultsAfter } from '../results.ts';
import type { StoredJob } from '../table.ts';
import { fileOf } from './file.ts';
import { rowsOf } from './rows.ts';

/** Results read at once. */
const batch = 500;

const problemOf = ({ outcome, reason = '', fields = {} }: RecordResult, language: string): string => {
  const faults = Object.entries(fields).map(([column, fault]) => `${column}: ${textIn(language, fault)}`);
  if (faults.length > 0) return faults.join('; ');
  return outcome === 'missing' ? textIn(language, message('validation.noRecord')) : reason;
};

async function* refusedOf({ db }: JobContext, { id }: StoredJob): AsyncGenerator<RecordResult> {
  for (let after: number | null = 0; after !== null; ) {
    const { results, last } = await resultsAfter(db, id, after, batch, ['refused', 'conflict', 'missing']);
    yield* results;
    after = last;
  }
}

const line = (cells: (string | number)[]) => stringify([cells.map(harmless)], { record_delimiter: 'windows' });

/**
 * The refused rows as they were sent, with their numbers and, in the reader's language, what is wrong with them. An import passes over
 * columns with #.
 */
export const refusedRows = async (
  context: JobContext,
  job: StoredJob,
  language: string,
): Promise<AsyncGenerator<string>> => {
  if (job.kind !== 'import' && job.kind !== 'tryImport') throw noJob();
  const { storageKey, columns } = await fileOf(context.db, job.ownerId, String(job.asked.file));
  async function* lines(): AsyncGenerator<string> {
    yield `\ufeff${line([`#${textIn(language, message('import.row'))}`, `#${textIn(language, message('import.problem'))}`, ...columns.filter((name) => !name.startsWith('#'))])}`;
    const refused = refusedOf(context, job);
    let next = await refused.next();
    for await (const { row, cells } of rowsOf(context.storage, storageKey)) {
      if (next.done) return;
      if (next.value.row !== row) continue;
      yield line([row, problemOf(next.value, language), ...cells.filter((_, at) => !columns[at]?.startsWith('#'))]);
      next = await refused.next();
    }
  }
  return lines();
};
