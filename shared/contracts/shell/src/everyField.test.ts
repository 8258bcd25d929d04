import { fieldsOf, kept } from '@bidwright/contract-kit';
import { moduleFile } from './moduleFile.ts';
import { notifications } from './notifications.ts';

test('a notification has the fields that are asked for', () => {
  const names = [...fieldsOf(notifications.input).map(({ name }) => name), ...Object.keys(kept)];
  expect(names).toEqual(expect.arrayContaining(['id', 'type', 'title', 'message', 'dateCreated', 'read', 'roles']));
});

test('a menu item has the fields that are asked for', () => {
  const item = Object.keys(Object(moduleFile.describe().fields.menu).innerType.fields);
  expect(item).toEqual(
    expect.arrayContaining(['id', 'title', 'type', 'url', 'icon', 'roles', 'parent', 'breadcrumbs']),
  );
});
