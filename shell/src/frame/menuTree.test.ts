import type { Person } from '@bidwright/contract-kit';
import { menuItem } from '../testing/moduleVersion.ts';
import { type MenuNode, menuPath, menuTree } from './menuTree.ts';

const person = (...permissions: string[]): Person => ({
  id: 'p',
  name: 'P',
  email: 'p@example.com',
  permissions,
  teams: [],
});

const outline = (nodes: MenuNode[]): unknown[] =>
  nodes.map(({ id, children }) => (children.length ? [id, outline(children)] : id));

const items = [
  menuItem('bids', { parent: 'general', order: 2 }),
  menuItem('general', { type: 'group', url: null, order: 20 }),
  menuItem('library', { parent: 'general', order: 1, roles: ['Team Lead'] }),
  menuItem('general', { type: 'group', url: null, order: 1 }),
  menuItem('lists', { type: 'collapse', url: null, order: 30, roles: ['Admin'] }),
  menuItem('teams', { parent: 'lists', url: '/lists/teams', roles: ['Admin'] }),
  menuItem('start', { order: 0, url: '/' }),
];

test('items stand under what they name, in their order; a group stated twice is one', () => {
  expect(outline(menuTree(items, person('Admin')))).toEqual([
    'start',
    ['general', ['library', 'bids']],
    ['lists', ['teams']],
  ]);
});

test('an item with a role shows to who holds the role and to Admin only', () => {
  expect(outline(menuTree(items, person('Team Lead')))).toEqual(['start', ['general', ['library', 'bids']]]);
  expect(outline(menuTree(items, person('User')))).toEqual(['start', ['general', ['bids']]]);
});

test('a group or folder with nothing in it does not show', () => {
  const empty = [menuItem('general', { type: 'group', url: null }), menuItem('lists', { type: 'collapse', url: null })];
  expect(menuTree(empty, person('Admin'))).toEqual([]);
});

test('an item whose type nobody knows is kept, for the menu to say so', () => {
  expect(outline(menuTree([menuItem('odd', { type: 'carousel' })], person('User')))).toEqual(['odd']);
});

test('the current item is the one with the longest address that fits, with the folders around it', () => {
  const tree = menuTree([...items, menuItem('all', { parent: 'lists', url: '/lists' })], person('Admin'));
  expect(menuPath(tree, '/lists/teams/7')).toEqual(['lists', 'teams']);
  expect(menuPath(tree, '/lists')).toEqual(['lists', 'all']);
  expect(menuPath(tree, '/listsomething')).toEqual([]);
});
