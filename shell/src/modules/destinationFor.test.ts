import { moduleVersion } from '../testing/moduleVersion.ts';
import { destinationFor } from './destinationFor.ts';

const modules = [
  moduleVersion('bids', {
    routes: [{ path: '/bids', roles: ['Team Lead'], breadcrumbs: [] }],
    destinations: [
      { name: 'Bid.show', path: '/bids/:id' },
      { name: 'Bid.list', path: '/bids' },
    ],
  }),
];
const person = { id: 'p', name: 'P', email: 'p@example.com', permissions: ['Team Lead'], teams: [] };

test.each([
  ['Bid.show', { id: '7/8' }, '/bids/7%2F8'],
  ['Bid.list', {}, '/bids'],
  ['Bid.show', {}, undefined],
  ['Text.open', { id: '7' }, undefined],
])('%s with %j is at %s', (name, params, address) => {
  expect(destinationFor(modules, person)(name, params)).toBe(address);
});

test('who may not open the page is not led there', () => {
  expect(destinationFor(modules, { ...person, permissions: ['User'] })('Bid.list', {})).toBeUndefined();
});
