import { recipientsOf } from './recipientsOf.ts';

const health = { id: 't-health', name: 'Health' };
const cloud = { id: 't-cloud', name: 'Cloud' };
const person = (id: string, ...teams: (typeof health)[]) => ({ id, name: id.toUpperCase(), teams });
const refer = (id: string) => ({ id, name: id.toUpperCase() });
const people = [person('ann', health), person('ben', cloud), person('cy', health, cloud), person('dee')];

test.each([
  [{ ownerUser: refer('dee'), rfpManager: refer('cy') }, ['DEE', 'CY', 'ANN']],
  [{ ownerUser: null, rfpManager: null }, ['ANN', 'CY']],
  [{ ownerUser: refer('left'), rfpManager: refer('dee') }, ['DEE', 'ANN', 'CY']],
])('%j: %j hear of a decision', (bid, names) => {
  const found = recipientsOf({ teamsInvolved: [health], ...bid }, people);
  expect(found.map(({ name }) => name)).toEqual(names);
});

test('a mail goes to fifty people at most', () => {
  const many = Array.from({ length: 60 }, (_, n) => person(`p${n}`, health));
  expect(recipientsOf({ teamsInvolved: [health], ownerUser: null, rfpManager: null }, many)).toHaveLength(50);
});
