import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person } from '@bidwright/contract-kit';
import { type RfpContentInput, type SearchAnswer, sampleContent } from '@bidwright/contract-rfp-library';
import { person, type TestAnswer, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

/** The library under test, its index in a folder of its own. Call it at the top of a test file. */
export const library = () => {
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  const before = process.env.DATA_DIR;
  process.env.DATA_DIR = folder;
  const running = testService(service);
  const admin = person('Admin');

  afterAll(() => {
    if (before === undefined) delete process.env.DATA_DIR;
    else process.env.DATA_DIR = before;
    rmSync(folder, { recursive: true, force: true });
  });

  const searchNow = (filters: unknown, who: Person = admin): Promise<TestAnswer<SearchAnswer>> =>
    running.post('/api/rfp-library/test', filters, running.as(who));

  const search: typeof searchNow = async (filters, who) => {
    for (;;) {
      const answer = await searchNow(filters, who);
      if (!answer.body.data?.indexing) return answer;
    }
  };

  return {
    running,
    admin,
    /** Where the index stands. */
    folder: join(folder, 'search'),
    /** What an answer says at once, also where the index is still being made. */
    searchNow,
    /** What is found once the index is whole: while it is made, an answer says so and is asked for again, as by the page. */
    search,

    /** Writes an entry and answers its id. */
    write: async (overrides: Partial<RfpContentInput> & object = {}): Promise<string> => {
      const { body } = await running.call<string>('create', { col: 'rfpContent', ...sampleContent(overrides) }, admin);
      return body.data;
    },

    /** The ids of the entries found. */
    found: async (filters: unknown): Promise<string[]> =>
      (await search(filters)).body.data.response.map(({ id }) => id),
  };
};
