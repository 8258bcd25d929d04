import { type Evidence, isAlone, isBad } from './verdict.ts';

const nobody = { served: 0, loaded: 0, failed: 0, failedSo: 0 };
const none = { openings: 0, failures: 0 };
const well = { openings: 200, failures: 0 };

const evidence = (change: Partial<Omit<Evidence, 'people'>> & { people?: Partial<Evidence['people']> }): Evidence => ({
  kind: 'render',
  here: none,
  before: well,
  minPeople: 3,
  ...change,
  people: { ...nobody, ...change.people },
});

const one = { served: 9, loaded: 8, failed: 1, failedSo: 1 };
const three = { served: 300, loaded: 90, failed: 3, failedSo: 3 };

test.each<[what: string, Evidence, boolean]>([
  ['one person, where the version before failed nobody so', evidence({ people: one }), true],
  ['one person, and hardly anybody had opened the version before', evidence({ people: one, before: none }), false],
  [
    'one person who failed otherwise, as people did before',
    evidence({ people: { ...one, failedSo: 0 }, before: { openings: 200, failures: 0 } }),
    false,
  ],
  ['one person, as now and then before', evidence({ people: one, before: { openings: 200, failures: 4 } }), false],
  ['one person whose line may be at fault', evidence({ kind: 'chunk', people: one }), false],
  [
    'several whose lines may be at fault, as before',
    evidence({
      kind: 'chunk',
      people: three,
      here: { openings: 97, failures: 3 },
      before: { openings: 196, failures: 4 },
    }),
    false,
  ],
  [
    'several for whom files do not come, far more than before',
    evidence({
      kind: 'chunk',
      people: three,
      here: { openings: 20, failures: 20 },
      before: { openings: 196, failures: 4 },
    }),
    true,
  ],
  [
    'several, twice the rate of before',
    evidence({ people: three, here: { openings: 96, failures: 4 }, before: { openings: 196, failures: 4 } }),
    false,
  ],
  [
    'several, five times the rate of before',
    evidence({ people: three, here: { openings: 90, failures: 10 }, before: { openings: 980, failures: 20 } }),
    true,
  ],
  [
    'two, however often',
    evidence({
      people: { ...three, failed: 2, failedSo: 2 },
      here: { openings: 0, failures: 60 },
      before: { openings: 196, failures: 4 },
    }),
    false,
  ],
  [
    'most of a few, with nothing to compare',
    evidence({ people: { served: 4, loaded: 1, failed: 3, failedSo: 3 }, before: none }),
    true,
  ],
  ['a few of many, with nothing to compare', evidence({ people: three, before: none }), false],
])('%s', (_what, given, isSo) => {
  expect(isBad(given)).toBe(isSo);
});

test('two people are not alone', () => {
  expect(isAlone(evidence({ people: one }))).toBe(true);
  expect(isAlone(evidence({ people: { failed: 2, failedSo: 1 } }))).toBe(false);
});
