import { pageKeys } from './pageKeys.ts';

const pageOf = (html: string) => {
  const page = document.createElement('main');
  page.innerHTML = html;
  return page;
};

test('a page tells its keys by what they press', () => {
  const page = pageOf(`
    <button data-keys="e d" aria-label="Edit details">Edit</button>
    <span data-keys="s" data-keys-say="Change the status"><button>Writing</button></span>
    <span data-keys="u"><button aria-label="Add document">Add</button></span>
    <a data-keys="Alt+ArrowDown" aria-label="Next opportunity"></a>
    <a data-keys="n">New opportunity</a>
    <button data-keys="n">Another</button>
    <button data-keys="]" aria-label="Next page" disabled></button>
    <button data-keys="x"></button>`);
  expect(pageKeys(page)).toEqual([
    { keys: ['e', 'd'], name: 'Edit details' },
    { keys: ['s'], name: 'Change the status' },
    { keys: ['u'], name: 'Add document' },
    { keys: ['Alt', '↓'], name: 'Next opportunity' },
    { keys: ['n'], name: 'New opportunity' },
  ]);
});

test('a page without keys of its own tells none', () => {
  expect(pageKeys(pageOf('<button>Save</button>'))).toEqual([]);
});
