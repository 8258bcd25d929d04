import { freeIn } from './freeIn.ts';

test('what is free is summed up by how much each works; who has too much to do takes nothing from the others', () => {
  const whole = { capacities: [1, 1], expected: [0.5, 1.5] };
  const half = { capacities: [0.5, 0.5], expected: [0, 0.25] };
  expect(freeIn([whole, half])).toBeCloseTo((0.5 + 0 + 0.5 + 0.25) / 3);
  expect(freeIn([])).toBeUndefined();
});
