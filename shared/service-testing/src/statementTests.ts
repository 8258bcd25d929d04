import type { Collection } from '@bidwright/contract-kit';
import type { Resource, ServiceOptions } from '@bidwright/service-kit';
import { resourcesOf } from '@bidwright/service-kit/internal/calls/resource';
import { loadDemo } from '@bidwright/service-kit/internal/demo';
import { linkFields } from '@bidwright/service-kit/internal/table/insert';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { type Attempt, attempts, send } from './fuzz/attempt.ts';
import { type Tried, triedIn } from './fuzz/fuzz.ts';
import { tester } from './tester.ts';
import { type TestService, testService } from './testService.ts';

/** Statements that a call may take which only reads. */
const maxOfReads = 5;
/** Calls that put together what more tables hold: a plan its bid, sections, reviews, requirements, pace, and who is away when. */
const ofComposed: Readonly<Record<string, number>> = { proposalPlan: 8 };

const maxOfRead = ({ path }: Tried): number => ofComposed[path.split('/').at(-1) ?? ''] ?? maxOfReads;

/** What any write takes: the record as it is, its row, an event, the audit's end and its entry. */
const ofWrites = 5;
/** What a service's rules of its own may ask on top. */
const ofRules = 3;

/** Requests that are made up of each call. */
const tries = 12;

/** They are about many records, or about files. */
const isApart = ({ path }: Tried) =>
  /\/(bulkUpdate|exportRecords|importSheet|tryImport|runImport|undoImport|merge|savePlans|saveActuals|giveQuestions|handOverPlans|review|files\/.*)$/.test(
    path,
  );

const isWrite = (statement: string) => /^\s*(insert|update|delete)/i.test(statement);

/** Each list of references is taken away and put back; each change log gets its entries. */
const maxOfWrites = (resource: Resource | undefined): number =>
  ofWrites + ofRules + 2 * (resource ? linkFields(resource.table).length : 0) + (resource?.collection.history ? 1 : 0);

/** The id of a record of each collection and subcollection. */
const idsOf = async ({ db }: TestService, collections: Collection[]): Promise<Record<string, string>> => {
  const ids: Record<string, string> = {};
  const note = async (place: string, table: string) => {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} limit 1`.execute(db);
    if (rows[0]) ids[place] = rows[0].id;
  };
  for (const { collection, table, subs } of resourcesOf({ collections }).values()) {
    await note(collection.name, table.name);
    for (const { sub, table: own } of subs.values()) await note(`${collection.name}/${sub.name}`, own.name);
  }
  return ids;
};

/** With the demo data there, no call takes more statements than its rows, lists and logs need, however many records it answers. */
export const statementTests = (
  options: ServiceOptions & { collections: Collection[] },
  settled?: (running: TestService) => Promise<void>,
): void => {
  const { name: service, demo, collections } = options;
  if (!demo) return;
  const running = testService(options);
  const resources = resourcesOf(options);

  /** The statements of one request, where it is answered. */
  const taken = async (method: Tried['method'], made: Attempt): Promise<string[]> => {
    const before = running.asked.length;
    const got = await send(running.url, method, {
      ...made,
      headers: { ...running.as(tester), ...made.headers },
    });
    return got?.status === 200 ? running.asked.slice(before) : [];
  };

  test('no read takes more than five statements, no write more than its row, lists, history, event and audit', async () => {
    await loadDemo(running.db, collections, () => demo('2026-11-21'));
    await settled?.(running);
    const world = { document: running.document, ids: await idsOf(running, collections), known: { value: null } };
    const identities = { Admin: running.as(tester) };
    const over: string[][] = [];
    const max = { read: 0, write: 0 };
    for (const tried of triedIn(running.document).filter((one) => !isApart(one))) {
      const { method, path, variant, name } = tried;
      const operation = running.document.paths[path]?.[method];
      if (!operation) continue;
      const resource = resources.get(/ of ([^/]+)/.exec(name)?.[1] ?? '');
      const made = attempts(path, operation, variant, world, identities);
      for (const one of fc.sample(made, { numRuns: tries, seed: 1 })) {
        const statements = await taken(method, one);
        const kind = statements.some(isWrite) ? 'write' : 'read';
        max[kind] = Math.max(max[kind], statements.length);
        if (statements.length > (kind === 'read' ? maxOfRead(tried) : maxOfWrites(resource)))
          over.push([name, ...statements]);
      }
    }
    process.stdout.write(`statements of ${service}: reads up to ${max.read}, writes up to ${max.write}\n`);
    expect(over).toEqual([]);
    expect(max.read).toBeGreaterThan(0);
  });
};
