import { readyAddress, sameState, stateOf } from './viewState.ts';

const page = '/general/opportunities';

test('a view brings back its address in the one way to write it, and its columns', () => {
  const state = { address: 'size=25&due=next14&v=other&nonsense=1', columns: { shown: ['dueDate'], more: 1 } };
  expect(stateOf({ page, state })).toEqual({ address: 'due=next14', columns: { shown: ['dueDate'] } });
});

test('a view of another page, or without an address, is none of the list', () => {
  expect(stateOf({ page: '/elsewhere', state: { address: '' } })).toBeUndefined();
  expect(stateOf({ page, state: { filters: [] } })).toBeUndefined();
});

test('columns count when views are compared', () => {
  const address = readyAddress('soon');
  expect(sameState({ address, columns: {} }, { address, columns: {} })).toBe(true);
  expect(sameState({ address, columns: {} }, { address, columns: { shown: [] } })).toBe(false);
});
