import * as fc from 'fast-check';
import { anyLetter } from './letter.ts';

/** Values that no field wants, that many systems stumble over, and that lie at and beyond what columns hold. */
const odd = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  fc.constantFrom<unknown>(
    '',
    ' ',
    '0',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    "'; --",
    '%_!\\',
    '2026-02-30',
    '<b>',
    '\u202e\u200b',
  ),
  fc.constantFrom<unknown>(0, -0, -1, 0.1, 2 ** 31, 2 ** 32, 2 ** 53, 999_999_999_999.99, 1e13, 1e308, -1e308, 5e-324),
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], { id: 0 }, { id: null, name: null }, [[[[]]]]),
  fc.constantFrom(60, 61, 161, 255, 256, 2001, 20_001, 70_000).map((length) => '漢'.repeat(length)),
  fc.constantFrom(101, 501, 5000).map((length) => Array.from({ length }, () => ({ id: 'x', name: 'y' }))),
  fc.string({ unit: anyLetter, maxLength: 300 }),
);

const oddName = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'nothing',
  '',
  'id',
  'version',
  'a.b',
  'col',
  '\ud800',
  '\u0000',
);

/** Something that is done to a body. */
type Change = (body: unknown) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Unlike an assignment, this makes `__proto__` a key like any other. */
const withKey = (body: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> => {
  const copy = Object.fromEntries([...Object.entries(body), [name, value]]);
  return Array.isArray(body) ? Object.assign([], copy) : copy;
};

/** At the place that `where` leads to, level by level. */
const changedAt = (body: unknown, [at, ...deeper]: number[], change: (value: unknown) => unknown): unknown => {
  if (!isObject(body) || at === undefined) return change(body);
  const names = Object.keys(body);
  const name = names[at % Math.max(names.length, 1)];
  return name === undefined ? change(body) : withKey(body, name, changedAt(body[name], deeper, change));
};

const place = fc.array(fc.nat(60), { minLength: 1, maxLength: 3 });

const replaced = fc.tuple(place, odd).map(
  ([where, value]): Change =>
    (body) =>
      changedAt(body, where, () => value),
);

const dropped = fc.nat(60).map(
  (at): Change =>
    (body) =>
      isObject(body)
        ? Object.fromEntries(Object.entries(body).filter((_, index, all) => index !== at % all.length))
        : body,
);

const added = fc.tuple(fc.array(fc.nat(60), { maxLength: 2 }), oddName, odd).map(
  ([where, name, value]): Change =>
    (body) =>
      changedAt(body, where, (inner) =>
        isObject(inner) && !Array.isArray(inner) ? withKey(inner, name, value) : inner,
      ),
);

const other = odd.map(
  (value): Change =>
    () =>
      value,
);

const one = fc.oneof(
  { weight: 6, arbitrary: replaced },
  { weight: 2, arbitrary: dropped },
  { weight: 3, arbitrary: added },
  other,
);

/** Bodies that are good, or nearly. */
export const nearly = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(good, fc.array(one, { maxLength: 2 }))
    .map(([body, changes]) => changes.reduce((changed, change) => change(changed), body));
