import { type ModuleFile, shellName } from '@bidwright/contract-shell';
import type { Look, Task } from './task.ts';

/** A page that is opened; `always`: in every look, else in the first one alone. */
export interface Page {
  path: string;
  roles: string[];
  always: boolean;
}

/** Pages for people who are signed out: another application of the shell's, that is loaded by itself. */
const entrance = ['/login', '/register', '/forgot', '/reset'];

export const isOfEntrance = (path: string): boolean => entrance.includes(path);

/** Whether the shell itself is tried. */
export const isShellTried = ({ candidates }: Pick<Task, 'candidates'>): boolean =>
  candidates.some(({ name }) => name === shellName);

/** Paths with parameters, such as `/general/parking-lots/:id`: a link on another page fills them. */
export interface Pattern extends Page {
  fits: (path: string) => boolean;
}

/**
 * Each role, each language, both modes, both directions and a phone are there, one round each: not all there are of them together. What
 * people of the first see is opened in the first whole.
 */
export const looks: Look[] = [
  { role: 'Admin', language: 'en', mode: 'light', direction: 'ltr', phone: false },
  { role: 'User', language: 'zh', mode: 'dark', direction: 'ltr', phone: false },
  { role: 'Team Lead', language: 'fr', mode: 'light', direction: 'ltr', phone: true },
  { role: 'Project Manager', language: 'ro', mode: 'dark', direction: 'rtl', phone: false },
  { role: 'Operations', language: 'en', mode: 'dark', direction: 'ltr', phone: true },
  { role: 'Admin', language: 'zh', mode: 'dark', direction: 'ltr', phone: false },
  { role: 'Admin', language: 'fr', mode: 'light', direction: 'rtl', phone: true },
  { role: 'Admin', language: 'ro', mode: 'light', direction: 'ltr', phone: false },
];

/** Axe takes most of a visit's time, and finds the same whoever looks: once in each of the two modes. */
export const isForAxe = ({ role, language }: Look): boolean => role === 'Admin' && ['en', 'zh'].includes(language);

/** Whether a candidate finds something for the search over everything. */
export const isSearched = ({ candidates }: Task): boolean =>
  isShellTried({ candidates }) ||
  candidates.some(({ slots }) => slots.some(({ slot }) => slot.startsWith('shell/search/')));

/** Whether a candidate puts something into what the frame opens, such as the menu of the person. */
export const isInMenus = ({ candidates }: Task): boolean =>
  isShellTried({ candidates }) ||
  candidates.some(({ slots }) => slots.some(({ slot }) => slot.startsWith('shell/profile.')));

export const dashboard: Page = { path: '/dashboard', roles: [], always: true };

const hasParameter = (path: string) => /[:*]/.test(path);

/** Who may open an address: what the longest of the module's paths says that it is below. */
const rolesAt = ({ routes }: ModuleFile, path: string): string[] => {
  const above = routes.filter((route) => isBelow(path, route.path));
  return above.toSorted((one, other) => other.path.length - one.path.length)[0]?.roles ?? [];
};

/** All addresses that the file of a module names. */
const pathsIn = ({ menu, creates, routes, destinations, samples }: ModuleFile): string[] => [
  ...new Set(
    [
      // Versions of before have none.
      ...(samples ?? []),
      ...routes.flatMap(({ breadcrumbs }) => breadcrumbs.at(-1)?.url),
      ...menu.map(({ url }) => url),
      ...creates.map(({ url }) => url),
      ...destinations.map(({ path }) => path),
    ].flatMap((path) => path || []),
  ),
];

const isBelow = (path: string, route: string) => `${path.split('?', 1)[0]}/`.startsWith(`${route}/`);

/** Also a page below each of its routes: its own address is none where there are others. */
const pagesOf = (file: ModuleFile, always: boolean): Page[] => {
  const named = pathsIn(file);
  const bare = file.routes.map(({ path }) => path).filter((route) => !named.some((path) => isBelow(path, route)));
  return [...named, ...bare].map((path) => ({ path, roles: rolesAt(file, path), always }));
};

/** The pages of others on which something of the candidates stands; all of who does not say where. */
const hostPages = ({ candidates, others }: Task): Page[] => {
  const filled = new Set(candidates.flatMap(({ slots }) => slots.map(({ slot }) => slot)));
  return others.flatMap((file) => {
    const places = file.offers.filter(({ slot }) => filled.has(slot));
    const pages = places.every(({ at }) => at) ? [] : pagesOf(file, false);
    return [
      ...pages,
      ...places.flatMap(({ at }) => (at ? [{ path: at, roles: rolesAt(file, at), always: false }] : [])),
    ];
  });
};

/** So many pages of each module show whether it runs in another shell. */
const ofEach = 2;

/** What is opened beside its own pages where the shell is tried: those of the entrance, and some of each module. */
const shellPages = (task: Task): Page[] => {
  if (!isShellTried(task)) return [];
  const modules = task.others.filter(({ name }) => name !== shellName);
  return [
    ...modules.flatMap((file) =>
      pagesOf(file, false)
        .filter(({ path }) => !hasParameter(path))
        .slice(0, ofEach),
    ),
    // The last, as each of them and what follows is loaded anew.
    ...entrance.map((path) => ({ path, roles: [], always: true })),
  ];
};

/** Where a link to a record is looked for: `/general/projects` for `/general/projects/:id`. */
const listOf = (page: Page): Page => ({ ...page, path: page.path.replace(/\/:.*/, '') });

/** Pages that are known by name are no records, unless they are named as samples of one. */
const patternOf = (page: Page, known: Set<string>): Pattern => {
  const shape = new RegExp(`^${page.path.replaceAll(/:\w+/g, '[^/?#]+').replaceAll('*', '.*')}$`);
  return { ...page, fits: (path) => shape.test(path) && !known.has(path) };
};

/** What is opened of candidates, and of those on whose pages they stand. */
export const pagesFor = (task: Task): { pages: Page[]; patterns: Pattern[] } => {
  const all = [
    ...task.candidates.flatMap((file) => pagesOf(file, true)),
    dashboard,
    ...hostPages(task),
    ...shellPages(task),
  ];
  const known = new Set([...task.candidates, ...task.others].flatMap((file) => pathsIn({ ...file, samples: [] })));
  const samples = task.candidates.flatMap((file) => file.samples ?? []);
  const ofRecords = all.filter(({ path }) => hasParameter(path)).map((page) => patternOf(page, known));
  const lists = ofRecords.map((page) => ({ ...listOf(page), always: false })).filter(({ path }) => known.has(path));
  return {
    pages: [...all.filter(({ path }) => !hasParameter(path)), ...lists],
    patterns: ofRecords.filter((pattern) => !samples.some((sample) => pattern.fits(sample))),
  };
};

const isFor = ({ roles }: Page, role: string) => role === 'Admin' || roles.length === 0 || roles.includes(role);

/** The looks in which a page is opened. */
export const looksOf = (page: Page): Look[] =>
  looks.filter((look, at) => (at === 0 || page.always) && isFor(page, look.role));
