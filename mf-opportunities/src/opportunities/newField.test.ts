import {
  amount,
  choice,
  count,
  day,
  flag,
  importFieldsOf,
  longText,
  reference,
  references,
  text,
} from '@bidwright/contract-kit';
import { opportunities, sections } from '@bidwright/contract-opportunities';
import { copiedFieldsOf } from './bid/copy/copyOf.ts';
import { columnsOf } from './bids/columns/columnsOf.tsx';
import { editedFieldsOf } from './bids/columns/editedFields.ts';
import { shownFields } from './bids/columns/shownFields.ts';
import { filtersOf } from './bids/state/filters.ts';
import { calendarDatesOf } from './bids/state/listState.ts';

/** Fields of each kind, as somebody would write them into the contract. */
const added = {
  place: text(100),
  visitedOn: day(),
  deposit: amount(),
  copies: count(),
  isSealed: flag(),
  envelope: choice(['Paper', 'None']),
  reviewer: reference('users'),
  regions: references('teams'),
  story: longText(),
};
const names = Object.keys(added);
const contract = {
  ...opportunities,
  input: opportunities.input.shape(added),
  asked: {
    sort: [...(opportunities.asked?.sort ?? []), 'visitedOn', 'deposit'],
    filter: [...(opportunities.asked?.filter ?? []), 'isSealed', 'reviewer', 'regions', 'story'],
  },
};
const form = { ...sections, details: [...sections.details, ...names] };
const among = (found: readonly string[]) => names.filter((name) => found.includes(name));

/** Of every kind but texts of many lines, for which a cell has no room. */
const inCells = ['place', 'visitedOn', 'deposit', 'copies', 'isSealed', 'envelope', 'reviewer', 'regions'];

test('a field of the contract is a column, which is sorted and exported, without another statement', () => {
  const columns = columnsOf(contract, (name) => name);
  const ids = columns.map(({ id }) => id);
  expect(among(ids)).toEqual(inCells);
  expect(among(shownFields(columns, contract))).toEqual(inCells);
  expect(among(columns.flatMap(({ sort }) => sort ?? []))).toEqual(['visitedOn', 'deposit']);
});

test('what the contract lets be asked for is a filter of the kind of its field', () => {
  const filters = filtersOf(contract).filter(({ field }) => names.includes(field));
  expect(filters).toEqual([
    { name: 'visitedOn', field: 'visitedOn', asks: 'days', mayBeEmpty: true },
    { name: 'isSealed', field: 'isSealed', asks: 'yesOrNo', mayBeEmpty: false },
    { name: 'reviewer', field: 'reviewer', asks: 'values', mayBeEmpty: true },
    { name: 'regions', field: 'regions', asks: 'values', mayBeEmpty: false },
    { name: 'story', field: 'story', asks: 'presence', mayBeEmpty: true },
  ]);
});

test('where one value is enough it is edited in its cell', () => {
  const edited = editedFieldsOf(contract, form).map(({ name }) => name);
  expect(among(edited)).toEqual(inCells.filter((name) => name !== 'regions'));
});

test('a copy of a bid takes it over unless it is a date', () => {
  expect(among(copiedFieldsOf(contract, form))).toEqual(names.filter((name) => name !== 'visitedOn'));
  expect(among(copiedFieldsOf(contract, sections))).toEqual([]);
});

test('a date that bids are ordered by is one of those of the calendar, the due date first', () => {
  const dates = calendarDatesOf(contract);
  expect([dates[0], ...among(dates)]).toEqual(['dueDate', 'visitedOn']);
});

test('a file of bids may fill it', () => {
  expect(importFieldsOf(contract)).toEqual(expect.arrayContaining([...names, 'reviewer.name', 'regions.id']));
});
