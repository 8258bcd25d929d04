import { fieldsOf, kept } from '@bidwright/contract-kit';
import { projections } from './projections.ts';

const month = { year: 2026, month: 3, percentAllocated: 0.5 };
const plan = { fte: { id: 'ann', name: 'Ann' }, opportunity: { id: 'bid', name: 'Bid' }, entries: [month] };
const choicesOf = (name: string) => fieldsOf(projections.input).find((field) => field.name === name)?.choices;

test('a projection has the fields that are asked for', () => {
  const names = [...fieldsOf(projections.input).map(({ name }) => name), ...Object.keys(kept)];
  const wanted = 'fte openRole opportunity oppStatus kind entries frequency contractType note addedBy dateCreated';
  expect(names).toEqual(expect.arrayContaining(wanted.split(' ')));
});

test('an entry has a month with its label, a year and a percentage', () => {
  expect(projections.input.cast(plan).entries).toEqual([{ ...month, monthLabel: 'Mar' }]);
});

test('enumerations have the values of the specification', () => {
  expect(choicesOf('frequency')).toEqual(['Monthly', 'Quarterly', 'Annually']);
  expect(choicesOf('contractType')).toEqual(['Fixed Price/Milestone', 'Time & Materials']);
});
