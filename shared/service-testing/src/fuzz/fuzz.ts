import type { Database } from '@bidwright/service-kit';
import type { Described, Document, JsonSchema } from '@bidwright/service-kit/openapi';
import { seed, turns } from '@bidwright/tooling/deep';
import * as fc from 'fast-check';
import { documented } from '../documented.ts';
import { type Attempt, attempts, type Identities, send } from './attempt.ts';
import { checksums } from './checksums.ts';
import { curlOf } from './curl.ts';
import { poorReason } from './reasons.ts';
import type { World } from './valid.ts';

/** A service that is tried, and what is known of it. */
export interface Target {
  url: string;
  document: Document;
  db: Database;
  /** Tables that no refused call may change. */
  tables: string[];
  /** Who asks; the first may do everything. */
  identities: Identities;
  /** Ids of records that are there, by their collection. */
  ids: World['ids'];
  /** Values by the names of properties that calls take. */
  known?: World['known'];
  /** What the service has logged as faults of its own. */
  faults: string[];
  /** Puts back what calls took away, where they take something. */
  renew?(): Promise<void>;
}

/** A call, or one case of a call that is about many collections. */
export interface Tried {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  variant?: number;
  name: string;
}

const methods = ['get', 'post', 'put', 'delete'] as const;

/** Everything in a document that can be tried. */
export const triedIn = ({ paths }: Document): Tried[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method];
      if (!operation) return [];
      const variants = operation['x-variants'];
      if (!variants) return [{ method, path, name: `${method} ${path}` }];
      return variants.map(({ name }, variant) => ({ method, path, variant, name: `${method} ${path} of ${name}` }));
    }),
  );

/** A test of this kind ends by the clock only where nothing at all is answered any more; an idle machine needs a hundredth of it. */
export const neverAnsweredMs = 30 * 60_000;

/** Requests of each call, spread over its cases; and of each case at least. */
const triesOfCall = Number(process.env.FUZZ_TRIES ?? turns(12, 100));
const tries = { call: triesOfCall, variant: triesOfCall / 3 };

/** Every name of a property in a schema. */
const namesIn = (schema: JsonSchema, document: Document): string[] => {
  const { $ref, properties = {}, anyOf = [], items } = schema;
  const named = $ref ? document.components.schemas[$ref.split('/').at(-1) ?? ''] : undefined;
  const inner = [...(named ? [named] : []), ...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
  return [...Object.keys(properties), ...inner.flatMap((one) => namesIn(one, document))];
};

/** What a refusal may name. */
const fieldsOf = ({ requestBody, parameters = [], 'x-variants': variants = [] }: Described, document: Document) => {
  const schemas = [
    requestBody?.content['application/json']?.schema ?? {},
    ...variants.flatMap(({ request, answer }) => [request, answer]),
  ];
  return new Set([...schemas.flatMap((one) => namesIn(one, document)), ...parameters.map(({ name }) => name)]);
};

/** How many requests the call, or this case of it, is tried with; few where there is nothing to make up. */
const runsOf = ({ 'x-variants': variants, requestBody, parameters }: Described): number =>
  !requestBody && !parameters ? 10 : Math.ceil(Math.max(tries.variant, tries.call / (variants?.length ?? 1)));

/** Tries one call with made-up requests and answers how often each status came. Throws the shortest request that fails, as a line of curl. Each `round` makes up others, twice as many as the one before. */
const fuzz = async (
  target: Target,
  { method, path, variant, name }: Tried,
  round: number,
): Promise<Record<string, number>> => {
  const { url, document, db, tables, identities, ids, known, renew } = target;
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`The document has no ${method} ${path}`);
  const fields = fieldsOf(operation, document);
  const answers = documented(document);
  const counts: Record<string, number> = {};
  const headersOf = ({ who, headers }: Attempt) => ({ ...identities[who], ...headers });
  let before: string | undefined;
  let isSilent = false;

  const attempt = async (made: Attempt) => {
    // What is never answered is not looked for in a shorter form: each try would take as long.
    if (isSilent) return;
    before ??= await checksums(db, tables);
    const got = await send(url, method, { ...made, headers: headersOf(made) });
    if (!got) {
      isSilent = true;
      throw new Error('Is not answered, while others are');
    }
    const { status, answer, type } = got;
    counts[status] = (counts[status] ?? 0) + 1;
    if (status >= 500) throw new Error(`Answers ${status}: ${JSON.stringify(answer)} ${target.faults.at(-1) ?? ''}`);
    const fault = answers.fault({ method, path: made.path, body: made.body }, status, answer);
    if (fault) throw new Error(fault);
    if (status < 400) {
      before = undefined;
      await renew?.();
      return;
    }
    const [media = ''] = type.split(';', 1);
    if (!operation.responses[status]?.content?.[media]) throw new Error(`A refusal comes as ${type}`);
    const poor = media === 'text/html' ? undefined : poorReason(answer, made, fields);
    if (poor) throw new Error(`${poor}: ${JSON.stringify(answer)}`);
    const after = await checksums(db, tables);
    if (after !== before) throw new Error(`Is refused with ${status} and has changed something all the same`);
  };

  const made = attempts(path, operation, variant, { document, ids, known }, identities);
  const {
    failed,
    counterexample,
    errorInstance,
    seed: used,
    counterexamplePath,
  } = await fc.check(fc.asyncProperty(made, attempt), {
    numRuns: runsOf(operation) * 2 ** round,
    seed: seed + round,
  });
  if (!failed) return counts;
  const [worst] = counterexample ?? [];
  const line = worst && curlOf({ method, url: url + worst.path, headers: headersOf(worst), text: worst.text });
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  throw new Error(`${name}: ${reason}\nFUZZ_SEED=${used} path ${counterexamplePath}, as ${worst?.who}\n${line}`);
};

/** How often others are made up, each time twice as many, until one is answered as it should be. */
const rounds = 6;

/** Tries a call until `isWanted` holds for one of its statuses, or long enough; answers the statuses that came and how many requests were sent. */
export const fuzzUntil = async (
  target: Target,
  tried: Tried,
  isWanted: (status: string) => boolean,
): Promise<{ seen: string[]; sent: number }> => {
  const seen = new Set<string>();
  let sent = 0;
  // A request with many fields is seldom right in all of them.
  for (let round = 0; round < rounds && ![...seen].some(isWanted); round += 1) {
    const counts = await fuzz(target, tried, round);
    sent += Object.values(counts).reduce((sum, count) => sum + count, 0);
    for (const status of Object.keys(counts)) seen.add(status);
  }
  return { seen: [...seen], sent };
};
