import type { ModuleFile } from '@bidwright/contract-shell';
import { publication } from '../../testing/publications.ts';
import { looks, looksOf, pagesFor } from './plan.ts';

const nothing = { address: '', cookie: '', secrets: {}, browser: '', picture: '' };
const { file } = publication('ftes');
const other: ModuleFile = {
  ...publication('admin').file,
  routes: [{ path: '/admin', roles: ['Admin'], breadcrumbs: [] }],
  menu: publication('admin').file.menu.map((item) => ({ ...item, url: '/admin/teams' })),
  creates: [{ title: file.title, url: '/admin/teams/new', roles: [] }],
  offers: [{ slot: 'admin/team.work/v1', at: '/admin/teams/:id' }],
};
const fills = (slot: string) => ({ slot, name: 'x', order: 1, columns: 6, roles: [] });

const planFor = (change: Partial<ModuleFile>, others: ModuleFile[] = []) =>
  pagesFor({ ...nothing, candidates: [{ ...file, ...change }], others });
const pathsOf = (pages: { path: string }[]) => pages.map(({ path }) => path);

test('what module.json names is opened, and a route by a page below it', () => {
  const { pages, patterns } = planFor({
    samples: ['/user/ftes/me?work=actual'],
    destinations: [{ name: 'Report.show', path: '/user/ftes/reports/:id' }],
  });
  expect(pathsOf(pages)).toEqual(['/user/ftes/me?work=actual', '/user/ftes', '/dashboard']);
  expect(pathsOf(patterns)).toEqual(['/user/ftes/reports/:id']);
  const routes = [{ path: '/user/plans', roles: [], breadcrumbs: [] }];
  expect(pathsOf(planFor({ routes, menu: [] }).pages)).toEqual(['/user/plans', '/dashboard']);
});

test('a place on the page of another is opened where that says it stands, by a link of its list', () => {
  const { pages, patterns } = planFor({ slots: [fills('admin/team.work/v1')] }, [other]);
  expect(pathsOf(pages)).toEqual(['/user/ftes', '/dashboard', '/admin/teams']);
  expect(pathsOf(patterns)).toEqual(['/admin/teams/:id']);
  const [pattern] = patterns;
  expect(
    ['/admin/teams/new', '/admin/teams/7', '/admin/teams', '/admin/teams/7/edit'].filter((path) => pattern?.fits(path)),
  ).toEqual(['/admin/teams/7']);
});

test('of the shell its own pages are opened, those of the entrance, and some of each module', () => {
  const samples = ['/user/notifications'];
  const shell = { ...file, name: 'shell', routes: [], menu: [], samples };
  const { pages } = pagesFor({ ...nothing, candidates: [shell], others: [shell, file, other] });
  expect(pathsOf(pages)).toEqual([
    ...samples,
    '/dashboard',
    '/user/ftes',
    '/admin/teams',
    '/admin/teams/new',
    '/login',
    '/register',
    '/forgot',
    '/reset',
  ]);
});

test('a page is opened as those who may, the pages of others once', () => {
  const page = { path: '/x', roles: ['Operations'], always: true };
  expect([...new Set(looksOf(page).map(({ role }) => role))]).toEqual(['Admin', 'Operations']);
  expect(looksOf({ ...page, always: false })).toEqual([looks[0]]);
  const all = looksOf({ ...page, roles: [] });
  expect(new Set(all.map(({ role }) => role)).size).toBe(5);
  expect(new Set(all.map(({ language }) => language)).size).toBe(4);
  for (const feature of ['mode', 'direction', 'phone'] as const)
    expect(new Set(all.map((one) => one[feature])).size).toBe(2);
});
