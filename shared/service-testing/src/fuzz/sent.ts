import * as fc from 'fast-check';
import { nearly } from './broken.ts';

/** What goes over the line. */
export interface Sent {
  type: string;
  text: string;
  /** As it would be read, where it can be. */
  body?: unknown;
}

const json = 'application/json';

/** More than any body may have. */
const endless = 'x'.repeat(1_100_000);

const whole = (body: unknown): Sent => ({ type: json, text: JSON.stringify(body) ?? '', body });

/** Bodies of which the text itself is wrong. */
const torn: fc.Arbitrary<(text: string) => Sent> = fc.oneof(
  fc.nat().map((at) => (text: string) => ({ type: json, text: text.slice(0, at % Math.max(text.length, 1)) })),
  fc
    .constantFrom('', 'null', '[]', '"text"', '1e999', '{"col":1e999}', '{', 'NaN', '\ufeff{}', '{"a":1}{"b":2}')
    .map((text) => () => ({ type: json, text })),
  fc
    .constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json; charset=latin1',
      '',
    )
    .map((type) => (text: string) => ({ type, text })),
  // The same key twice, with another value.
  fc.constantFrom('null', '"x"', '{}', '[]').map((value) => (text: string) => ({
    type: json,
    text: text.replace(/^\{("[^"]+"):/, (start, name) => `{${name}:${value},${start.slice(1)}`),
  })),
  fc.constantFrom(20, 5000).map((depth) => (text: string) => ({
    type: json,
    text: text.replace(/\}$/, `,"deep":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  })),
  fc.constant((text: string) => ({ type: json, text: text.replace(/\}$/, `,"nothing":"${endless}"}`) })),
  fc
    .constantFrom('"\\ud800"', '"\\u0000"', '-0', '1e400', '1E-400', '123456789012345678901234567890')
    .map((value) => (text: string) => ({
      type: json,
      text: text.replace(/:[^:,{}[\]]+([,}])/, (_, end) => `:${value}${end}`),
    })),
);

const read = (text: string): unknown => {
  // Nobody reads it, and it takes long.
  if (text.length > endless.length) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Requests with bodies that are good, nearly good, or no JSON at all. */
export const sent = (good: fc.Arbitrary<unknown>): fc.Arbitrary<Sent> =>
  fc.oneof(
    { weight: 5, arbitrary: good.map(whole) },
    { weight: 7, arbitrary: nearly(good).map(whole) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(good, torn)
        .map(([body, tear]) => tear(JSON.stringify(body)))
        .map((made) => ({ ...made, body: read(made.text) })),
    },
  );
