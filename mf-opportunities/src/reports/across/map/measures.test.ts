import { short, sideOf } from './measures.ts';

test.each([
  ['Coastal', 7, 'Coastal'],
  ['Coastal', 6, 'Coast…'],
  ['海岸统计', 8, '海岸统计'],
  ['海岸统计', 7, '海岸统…'],
  ['海岸统计', 6, '海岸…'],
  ['Q3 海岸', 6, 'Q3 海…'],
])('%s has room for %d narrow letters as %s: a wide one takes that of two', (name, max, written) => {
  expect(short(name, max)).toBe(written);
});

test('beside the cells five wide letters have the room of ten narrow ones', () => {
  expect(sideOf(['海岸统计局'])).toBe(sideOf(['Statistics']));
});
