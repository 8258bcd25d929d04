import { fitting, mentionAt, mentionedIn, withName } from './mention.ts';

const people = ['Ana Popescu', 'Ștefan Ionescu', 'Anders Holm'].map((name) => ({ name }));

test.each([
  ['@', 1, { from: 0, typed: '' }],
  ['ask @An', 7, { from: 4, typed: 'An' }],
  ['ask @Ana Po', 11, { from: 4, typed: 'Ana Po' }],
  ['@Ana Popescu said so', 20, undefined],
  ['a@b.example', 11, undefined],
  ['nobody', 6, undefined],
])('%j with the cursor at %i', (text, cursor, wanted) => {
  expect(mentionAt(text, cursor)).toEqual(wanted);
});

test('people are found by any part of the name, accents or not', () => {
  expect(fitting(people, 'an', 5).map(({ name }) => name)).toEqual(['Ana Popescu', 'Anders Holm']);
  expect(fitting(people, 'ste', 5).map(({ name }) => name)).toEqual(['Ștefan Ionescu']);
  expect(fitting(people, 'ionescu', 5)).toHaveLength(1);
  expect(fitting(people, '', 2)).toHaveLength(2);
});

test('a name takes the place of what was typed; only who is still named is told', () => {
  const { text, cursor } = withName('ask @An today', 4, 7, 'Ana Popescu');
  expect(text).toBe('ask @Ana Popescu today');
  expect(cursor).toBe('ask @Ana Popescu '.length);
  expect(mentionedIn(text, people)).toEqual([{ name: 'Ana Popescu' }]);
  expect(mentionedIn('ask Ana', people)).toEqual([]);
});
