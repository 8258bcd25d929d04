import { arranged, arrangements, hidden, moved, shownAgain, usualArrangement } from './arrangement.ts';

const cards = ['a', 'b', 'c'].map((id) => ({ id }));
const idsOf = (arrangement = usualArrangement) => arranged(cards, arrangement).map(({ id }) => id);

test('a card changes places with its neighbour, and stays where it is at either end', () => {
  const later = moved(usualArrangement, ['a', 'b', 'c'], 'a', 1);
  expect(idsOf(later)).toEqual(['b', 'a', 'c']);
  expect(idsOf(moved(later, idsOf(later), 'c', -1))).toEqual(['b', 'c', 'a']);
  expect(moved(later, idsOf(later), 'c', 1)).toBe(later);
  expect(moved(later, idsOf(later), 'b', -1)).toBe(later);
});

test('a card that came later stands behind those that were arranged', () => {
  expect(idsOf({ order: ['c', 'b'], hidden: [] })).toEqual(['c', 'b', 'a']);
});

test('what is hidden is kept apart, and comes back', () => {
  const without = hidden(usualArrangement, 'b');
  expect(without.hidden).toEqual(['b']);
  expect(shownAgain(without, 'b')).toEqual(usualArrangement);
});

test.each(['null', '{"order":5,"hidden":[1,"a"]}', 'no JSON'])('what another version wrote is read: %s', (text) => {
  localStorage.setItem('bidwright.shell.dashboard.p9', text);
  const { order } = arrangements.read('p9');
  expect(order).toEqual([]);
  localStorage.clear();
});
