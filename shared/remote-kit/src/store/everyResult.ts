import type { Outcome, Page, RecordResult } from '@bidwright/contract-kit';
import type { Answer } from './answerIn.ts';
import { callService } from './baseQuery.ts';

/** Results that one call answers at most. */
const limit = 1000;

/** All records of a job of a service that came to one of these ends, however many. */
export const everyResult = async (
  service: string,
  id: string,
  outcomes: readonly Outcome[],
): Promise<Answer<RecordResult[]>> => {
  const found: RecordResult[] = [];
  const read = (after: string | null) =>
    callService<Page<RecordResult>>(service, {
      call: 'getJobResults',
      body: { id, outcomes, limit, after },
      isIdempotent: true,
    });
  let page = await read(null);
  while (page.data) {
    found.push(...page.data.data);
    if (!page.data.next) return { data: found };
    page = await read(page.data.next);
  }
  return page;
};
