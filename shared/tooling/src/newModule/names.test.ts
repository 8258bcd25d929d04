import { namesOf } from './names.ts';

test('a name has the forms that sources need', () => {
  expect(namesOf('parking-lots', [])).toEqual({
    name: 'parking-lots',
    Title: 'Parking lots',
    collection: 'parkingLotsEntries',
    Entry: 'ParkingLotsEntry',
  });
});

test.each([
  [undefined, /Which name/],
  ['Parking', /lower-case words/],
  ['-x', /lower-case words/],
  ['../x', /lower-case words/],
  ['x'.repeat(31), /30 letters/],
  ['admin', /There is a module/],
])('%s is refused in words', (name, text) => {
  expect(() => namesOf(name, ['admin'])).toThrow(text);
});
