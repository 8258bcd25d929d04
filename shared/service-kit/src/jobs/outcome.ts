import type { Outcome, RecordResult } from '@bidwright/contract-kit';
import { problemOf } from '../failure.ts';
import type { Log } from '../log.ts';
import { Problem } from '../problem.ts';
import { inEnglish } from '../words.ts';
import { Lost } from './claim.ts';

const outcomes: Record<string, Outcome> = { 'no-record': 'missing', conflict: 'conflict' };

const unforeseen = new Problem(422, 'internal', 'Something went wrong on our side with this record');

/** What a failed change of one record is told as. Throws what has nothing to do with the record. */
export const refusal = (error: unknown, log: Log, id: string | null): RecordResult => {
  const found = problemOf(error);
  if (error instanceof Lost || (found && (found.status >= 500 || found.code === 'not-any-more'))) throw error;
  if (!found) log.error({ err: error, recordId: id }, 'a record of a job failed');
  const { code, message, details } = found ?? unforeseen;
  return {
    id,
    outcome: outcomes[code] ?? 'refused',
    reason: message,
    ...(details.fields && { fields: inEnglish(details.fields) }),
  };
};
