import { goKeys } from './goKeys.ts';

const place = (path: string) => ({ path, title: path, within: '', icon: null });

test('the letter of a page is that of its last word; the first page of the menu has it', () => {
  const paths = [
    '/dashboard',
    '/reports',
    '/general/projects',
    '/some-content-library',
    '/admin/project-types',
    '/x/7',
  ];
  const keys = goKeys(paths.map(place));
  expect([...keys].map(([key, { path }]) => [key, path])).toEqual([
    ['d', '/dashboard'],
    ['r', '/reports'],
    ['p', '/general/projects'],
    ['l', '/some-content-library'],
    ['t', '/admin/project-types'],
  ]);
});
