import { type Actual, actuals, monthNumber } from '@bidwright/contract-ftes';
import { emptyInput } from '@bidwright/contract-kit';
import { sampleProjection } from '../../year/sample.ts';
import { varianceOf } from './variance.ts';

const kept = { version: 1, dateCreated: 0, dateUpdated: 0, addedBy: null };
const hours = (months: [month: number, hours: number][]): Actual => ({
  ...emptyInput(actuals),
  ...kept,
  id: 'hours',
  entries: months.map(([month, worked]) => ({ year: 2031, month, monthLabel: null, hours: worked })),
});

test('what is shown adds up: months are as exact as they are written', () => {
  const plan = sampleProjection('Dam', 'Won', [[2031, 1, 0.8]]);
  const worked = hours([[1, 112.46]]);
  const { months, actual } = varianceOf([plan], [worked]);
  expect(months[0]).toMatchObject({ planned: 128, actual: 112.5, variance: -15.5, forecast: 112.5 });
  expect(actual).toBe(112.5);
});

test('hours so far, then the plan: that is what a project comes to', () => {
  const plan = sampleProjection('Dam', 'Won', [
    [2031, 1, 0.5],
    [2031, 2, 0.5],
    [2031, 3, 0.5],
    [2031, 4, 0.5],
  ]);
  const { months, ...totals } = varianceOf(
    [plan, { ...plan, status: 'Inactive' }],
    [
      hours([
        [1, 90],
        [3, 100],
      ]),
    ],
  );
  expect(totals).toEqual({ planned: 320, actual: 190, forecast: 270 });
  expect(
    months.map(({ month, ...rest }) => [month - monthNumber({ year: 2031, month: 1 }), ...Object.values(rest)]),
  ).toEqual([
    [0, 80, 90, 10, 10, 90],
    [1, 80, 0, -80, -70, 90],
    [2, 80, 100, 20, -50, 190],
    [3, 80, null, null, null, 270],
  ]);
});

test('a project without hours comes to its plan, and one without anything to nothing', () => {
  const plan = sampleProjection('Dam', 'Won', [[2031, 1, 1]]);
  expect(varianceOf([plan], [])).toMatchObject({ planned: 160, actual: 0, forecast: 160, months: [{ actual: null }] });
  expect(varianceOf([], [])).toEqual({ planned: 0, actual: 0, forecast: 0, months: [] });
});
