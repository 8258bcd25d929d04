import { createPlaces } from './places.ts';

const refusalOf = (work: () => unknown): object | undefined => {
  try {
    work();
  } catch (error) {
    return error as object;
  }
  return undefined;
};

/** Takes as many as there are and says what the next one is told. */
const fill = (places: ReturnType<typeof createPlaces>, who: (n: number) => [string, string], max: number) => {
  const back = Array.from({ length: max }, (_, n) => places.take(...who(n)));
  return { back, refusal: refusalOf(() => places.take(...who(max))) };
};

test('one browser has 30 pages open at most', () => {
  const { refusal } = fill(createPlaces(5000), () => ['a', 'ada'], 30);
  expect(refusal).toMatchObject({ status: 429, details: { retryAfter: 60 } });
});

test('one person has 60, in however many browsers, and nobody else is concerned', () => {
  const places = createPlaces(5000);
  const { refusal } = fill(places, (n) => [`browser ${n}`, 'ada'], 60);
  expect(refusal).toMatchObject({ status: 429, details: { retryAfter: 60 } });
  expect(refusalOf(() => places.take('other', 'bo'))).toBeUndefined();
});

test('one front door has so many of all, then it says when to come back', () => {
  const { refusal } = fill(createPlaces(100), (n) => [`browser ${n}`, `person ${n}`], 100);
  expect(refusal).toMatchObject({ status: 503, details: { retryAfter: 30 } });
});

test('a page that is closed gives its place back', () => {
  const places = createPlaces(60);
  const { back } = fill(places, (n) => [`browser ${n}`, 'ada'], 60);
  for (const give of back) give();
  expect(fill(places, () => ['a', 'ada'], 30).refusal).toMatchObject({ status: 429 });
});
