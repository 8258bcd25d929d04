import { keptLists } from '@bidwright/contract-admin';
import { collection, everybody, object, text } from '@bidwright/contract-kit';
import texts from '../../locales/en.json' with { type: 'json' };
import file from '../../module.json' with { type: 'json' };
import { list } from './list.ts';
import { lists } from './lists.tsx';
import { listPaths } from './paths.ts';

/* What CONTRIBUTING says of a new list. */

test('its address follows from its name, its form and its workbook from its fields', () => {
  const salesRegions = collection({
    name: 'salesRegions',
    service: 'admin',
    rights: { read: everybody, create: everybody, update: everybody },
    input: object({ name: text(120).required(), description: text(500) }),
  });
  expect(list(salesRegions, { columns: [{ field: 'description' }] })).toMatchObject({
    path: 'sales-regions',
    sort: 'name',
    written: ['name', 'description'],
  });
});

test('each list of the contract has a page, and each page an address and a place in the menu', () => {
  expect(lists.map(({ path }) => path).toSorted()).toEqual(listPaths.toSorted());
  const addresses = listPaths.map((path) => `/admin/${path}`);
  expect(file.routes.map(({ path }) => path)).toEqual(expect.arrayContaining(addresses));
  expect(file.menu.map(({ url }) => url)).toEqual(expect.arrayContaining(addresses));
});

test.each(keptLists.map(({ name }) => name))('%s has the texts of a list', (name) => {
  const keys = ['title', 'count', 'new', 'empty'].map((word) => `admin.${name}.${word}`);
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(keys));
});
