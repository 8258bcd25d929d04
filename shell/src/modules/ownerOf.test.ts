import { moduleVersion } from '../testing/moduleVersion.ts';
import { fillersOf } from './fillersOf.ts';
import { ownerOf } from './ownerOf.ts';

const route = (path: string) => ({ path, roles: [], breadcrumbs: [] });

const modules = [
  moduleVersion('one', { routes: [route('/general/bids')] }),
  moduleVersion('two', { routes: [route('/general/bids/:id/staff'), route('/people')] }),
];

test.each([
  ['/general/bids', 'one'],
  ['/general/bids/7', 'one'],
  ['/general/bids/7/staff', 'two'],
  ['/people/', 'two'],
  ['/general', undefined],
  ['/general/bidsandmore', undefined],
])('%s belongs to %s', (path, name) => {
  expect(ownerOf(modules, path)?.version.name).toBe(name);
});

const slot = (name: string, order: number, roles: string[] = []) => ({
  slot: 'shell/dashboard.widgets/v1',
  name,
  order,
  columns: 6,
  roles,
});

test('a place is filled by the modules that name it, in their order, for the roles they name', () => {
  const filled = [
    moduleVersion('one', { slots: [slot('Late', 20), { ...slot('Menu', 1), slot: 'profile.menu' }] }),
    moduleVersion('two', { slots: [slot('Early', 10), slot('Secret', 5, ['Team Lead'])] }),
  ];
  const person = { id: 'p', name: 'P', email: 'p@example.com', permissions: ['User'], teams: [] };
  const names = (permissions: string[]) =>
    fillersOf(filled, 'shell/dashboard.widgets/v1', { ...person, permissions }).map((filler) => filler.slot.name);
  expect(names(['User'])).toEqual(['Early', 'Late']);
  expect(names(['Team Lead'])).toEqual(['Secret', 'Early', 'Late']);
});
