import { answerableFor, membersFor, plannedIn, withMore } from './recipientsOf.ts';

const health = { id: 't-health', name: 'Health' };
const cloud = { id: 't-cloud', name: 'Cloud' };
const person = (id: string, ...teams: (typeof health)[]) => ({ id, name: id.toUpperCase(), teams });
const refer = (id: string) => ({ id, name: id.toUpperCase() });
const people = [person('ann', health), person('ben', cloud), person('cy', health, cloud), person('dee')];
const names = (found: { name: string }[]) => found.map(({ name }) => name);

test.each([
  [{ ownerUser: refer('dee'), rfpManager: refer('cy') }, ['DEE', 'CY']],
  [{ ownerUser: refer('cy'), rfpManager: refer('cy') }, ['CY']],
  [{ ownerUser: null, rfpManager: null }, []],
  [{ ownerUser: refer('left'), rfpManager: refer('dee') }, ['DEE']],
])('%j: %j hear of a decision', (bid, found) => {
  expect(names(answerableFor(bid, people))).toEqual(found);
});

test('the teams involved are those who are in one of them', () => {
  expect(names(membersFor({ teamsInvolved: [health, cloud] }, people))).toEqual(['ANN', 'BEN', 'CY']);
});

test('who is planned more than once is one person; roles that are open, and people who left, are none', () => {
  const plans = ['ben', 'ann', 'ben', 'left'].map((id) => ({ fte: refer(id) }));
  expect(names(plannedIn([...plans, { fte: null }], people))).toEqual(['BEN', 'ANN']);
});

test('who gets the mail already is not added again, and it goes to fifty people at most', () => {
  expect(names(withMore([refer('dee'), refer('ann')], [refer('ann'), refer('ben')]))).toEqual(['DEE', 'ANN', 'BEN']);
  const many = Array.from({ length: 60 }, (_, n) => refer(`p${n}`));
  expect(withMore([refer('dee')], many)).toHaveLength(50);
});
