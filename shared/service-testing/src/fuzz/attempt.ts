import { setTimeout } from 'node:timers/promises';
import type { Described } from '@bidwright/service-kit/openapi';
import * as fc from 'fast-check';
import { anyLetter } from './letter.ts';
import { sent } from './sent.ts';
import { valid, type World } from './valid.ts';

/** Who asks, by the headers that say so. */
export type Identities = Record<string, Record<string, string>>;

/** One request that is made up. */
export interface Attempt {
  who: string;
  /** With its parameters filled in. */
  path: string;
  /** Beside those that say who asks. */
  headers: Record<string, string>;
  text?: string;
  body?: unknown;
}

const parameter = fc.oneof(
  fc.string({ unit: anyLetter, maxLength: 40 }),
  fc.constantFrom('..', '%00', '0', '__proto__', 'x'.repeat(300), '\u0000', "' or 1=1", '漢字'),
);

/** A text as it can be written into an address. Dots alone would lead elsewhere before they are sent. */
const inAddress = (value: unknown): string => {
  const text = encodeURIComponent(String(value).toWellFormed());
  return /^\.{0,2}$/.test(text) ? '...' : text;
};

const address = (path: string, { parameters = [] }: Described, world: World): fc.Arbitrary<string> => {
  const values = parameters.map(({ schema }) => fc.oneof({ weight: 4, arbitrary: valid(schema, world) }, parameter));
  return fc.tuple(...values).map((given) => {
    const at = (place: string) =>
      parameters.map(({ name }, n) => [name, given[n], place] as const).filter((_, n) => parameters[n]?.in === place);
    const filled = at('path').reduce((done, [name, value]) => done.replace(`{${name}}`, () => inAddress(value)), path);
    const query = at('query').map(([name, value]) => `${name}=${inAddress(value)}`);
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  });
};

/** Requests for a call, or for one case of it. The first of the identities asks the most. */
export const attempts = (
  path: string,
  operation: Described,
  variant: number | undefined,
  world: World,
  identities: Identities,
): fc.Arbitrary<Attempt> => {
  const names = Object.keys(identities);
  const who = fc.oneof(...names.map((name, at) => ({ weight: at === 0 ? 12 : 1, arbitrary: fc.constant(name) })));
  const content = operation.requestBody?.content ?? {};
  const schema =
    variant === undefined ? content['application/json']?.schema : operation['x-variants']?.[variant]?.request;
  const raw = operation.requestBody && !schema;
  const bytes = fc
    .string({ unit: anyLetter, maxLength: 2000 })
    .map((text) => ({ type: 'application/octet-stream', text }));
  const body = schema ? sent(valid(schema, world)) : raw ? bytes : fc.constant(undefined);
  return fc
    .record({ who, path: address(path, operation, world), sent: body })
    .map(({ who: name, path: filled, sent: given }) => ({
      who: name,
      path: filled,
      headers: { ...(given?.type && { 'content-type': given.type }) },
      ...(given && { text: given.text }),
      ...(given && 'body' in given && { body: given.body }),
    }));
};

export interface Got {
  status: number;
  type: string;
  answer: unknown;
}

const answerTo = async (
  url: string,
  method: string,
  { path, headers, text }: Attempt,
  signal: AbortSignal,
): Promise<Got> => {
  const response = await fetch(url + path, {
    method: method.toUpperCase(),
    headers,
    redirect: 'manual',
    ...(text !== undefined && method !== 'get' && { body: Buffer.from(text) }),
    signal,
  });
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('event-stream')) {
    await response.body?.cancel();
    return { status: response.status, type, answer: '' };
  }
  const answer: unknown = type.includes('json') ? await response.json() : await response.text();
  return { status: response.status, type, answer };
};

/** How many others are answered, one after the other, before a request counts as one that is never answered. */
const maxOthers = 300;

/** Between two of them, in milliseconds. */
const retryMs = 200;

/** Ends once the server has answered so many others: on a slow machine it takes longer, as what it is compared with does. */
const answersToOthers = async (url: string, signal: AbortSignal): Promise<undefined> => {
  for (let others = 0; others < maxOthers; others += 1) {
    await setTimeout(retryMs, undefined, { signal });
    await (await fetch(`${url}/livez`, { signal })).text();
  }
};

/** Sends it and reads the answer; undefined: there is none, while the server answers others. */
export const send = async (url: string, method: string, attempt: Attempt): Promise<Got | undefined> => {
  const ended = new AbortController();
  try {
    return await Promise.race([answerTo(url, method, attempt, ended.signal), answersToOthers(url, ended.signal)]);
  } finally {
    ended.abort();
  }
};
