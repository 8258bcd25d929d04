import { type Collection, calls, may } from '@bidwright/contract-kit';
import type { ServiceOptions } from '@bidwright/service-kit';
import { resourcesOf } from '@bidwright/service-kit/internal/calls/resource';
import { policies, rightOf } from '@bidwright/service-kit/internal/calls/router';
import { documentOf } from '@bidwright/service-kit/openapi';
import { emptyTables } from './database.ts';
import { documentTests } from './documentTests.ts';
import { fieldTests } from './fieldTests.ts';
import { checksums } from './fuzz/checksums.ts';
import { fuzzUntil, neverAnsweredMs, type Tried, triedIn } from './fuzz/fuzz.ts';
import { present, type Samples } from './fuzz/present.ts';
import { person } from './person.ts';
import { tester } from './tester.ts';
import { type TestService, testService } from './testService.ts';

export type { Samples } from './fuzz/present.ts';

/** Nothing that lasts: an answer that is kept to be sent again. */
const passing = new Set(['idempotency']);

const visitor = person([], { name: 'Vic' });

/** What must be known of a service beside its records. */
export interface Peculiar {
  /** Done before its calls are tried. */
  prepare?(running: TestService, ids: Record<string, string>): Promise<void>;
  /** Ends when what the service makes of its records, such as an index, is there. */
  settled?(running: TestService): Promise<void>;
  /** Fields that have no value beside those of the samples. */
  without?: string[];
  /** Calls that cannot succeed in a test of this kind: `update of notifications`. */
  outOfReach?: string[];
  /** Tables that the service writes whenever it likes, so that a change in them is nobody's call. */
  byItself?: string[];
}

/** Made-up requests hardly succeed where another record, a file or a job must be there. */
const needsMore = /\/(files\/|bulkUpdate|tryImport|runImport|undoImport|getJob|cancelJob|merge)/;

/** What it asks for is gone afterwards. */
const isTaking = ({ method, path }: Tried) => method === 'delete' || path.includes('/delete');

/** All calls of a service, as its document says them, with requests of every kind. */
export const fuzzTests = (
  options: ServiceOptions & { collections: Collection[] },
  samples: Samples,
  { prepare, outOfReach = [], byItself = [], without }: Peculiar = {},
): void => {
  describe('calls', () => {
    const running = testService(options);
    const { name, collections } = options;
    const resources = resourcesOf(options);
    const document = documentOf({ name, resources }, options);
    /** There are things that nobody may do. */
    const mayTry = ({ path, variant, name: tried }: Tried): boolean => {
      const call = calls.find((one) => path.endsWith(`/${one}`));
      const [col = '', sub] = (variant === undefined ? '' : (tried.split(' of ')[1] ?? '')).split('/');
      const resource = resources.get(col);
      return !call || !resource || may(rightOf(policies[call], resource, { sub }), person('Admin'));
    };
    const began = performance.now();
    let sent = 0;

    documentTests(running);
    fieldTests(running, collections, samples, without);

    test('its document is for people who are signed in', async () => {
      const address = `${running.url}/api/${name}/openapi.json`;
      expect((await fetch(address)).status).toBe(401);
      const answer = await fetch(address, { headers: running.as(person([])) });
      expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(running.document)));
    });

    test.each(calls)('%s is refused to who is not signed in', async (call) => {
      const { status, body } = await running.call(call, { col: collections[0]?.name });
      expect([status, body.errorInfo.code]).toEqual([401, 'signed-out']);
    });

    // What all cases of a call need is put there once.
    test.each(Object.entries(Object.groupBy(triedIn(document), ({ method, path }) => `${method} ${path}`)))(
      '%s bears whatever is sent',
      async (_call, cases = []) => {
        const { url, db, faults } = running;
        const tables = running.tables.filter((table) => !passing.has(table) && !byItself.includes(table));
        const begin = async () => {
          const kept = await present(running, collections, samples);
          await prepare?.(running, kept);
          for (const who of [tester, visitor]) await running.call('list', { col: collections[0]?.name }, who);
          return kept;
        };
        const renew = async () => {
          await emptyTables(db, running.tables);
          await begin();
        };
        const ids = await begin();
        const identities = { Admin: running.as(tester), 'no role': running.as(visitor), nobody: {} };
        // Whatever kind a field is of, it can be compared with nothing.
        const known = { value: null, condition: '==' };
        let untouched = await checksums(db, tables);
        for (const tried of cases) {
          const target = { url, db, document, faults, tables, identities, ids, known };
          const isLuck = needsMore.test(tried.path) || outOfReach.some((one) => tried.name.endsWith(one));
          const wanted = mayTry(tried) ? '200' : '403';
          const tries = await fuzzUntil(
            { ...target, renew: isTaking(tried) ? renew : undefined },
            tried,
            (status) => isLuck || status === wanted,
          );
          sent += tries.sent;
          expect([tried.name, ...(isLuck ? [wanted] : tries.seen)]).toContain(wanted);
          if ((await checksums(db, tables)) === untouched) continue;
          await renew();
          untouched = await checksums(db, tables);
        }
      },
      neverAnsweredMs,
    );

    afterAll(() => {
      const seconds = (performance.now() - began) / 1000;
      process.stdout.write(`fuzz of ${name}: ${sent} requests in ${seconds.toFixed(1)} s\n`);
    });
  });
};
