import { type MenuItem, type ModuleFile, shellName } from '@bidwright/contract-shell';
import type { Reason } from '../reason.ts';

/** What the front door and the shell answer themselves. */
const own = [
  '/again',
  '/api',
  '/assets',
  '/auth',
  '/dashboard',
  '/feeds',
  '/forgot',
  '/invitation',
  '/join-google',
  '/login',
  '/register',
  '/registry',
  '/remotes',
  '/reset',
  '/user/account-profile',
  '/user/notifications',
];

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

const isOpen = (segment: string | undefined) => segment === '*' || segment?.startsWith(':');

/** Does one of the two paths lie at or below the other? */
const meet = (one: string, other: string) => {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  const depth = Math.min(left.length, right.length);
  return left.slice(0, depth).every((segment, at) => segment === right[at] || isOpen(segment) || isOpen(right[at]));
};

/** The shell's own addresses, which its file does not state. */
const isShell = ({ name }: ModuleFile) => name === shellName;

const routeReasons = (file: ModuleFile, owner: string, paths: string[]): Reason[] =>
  file.routes.flatMap(({ path }, at) =>
    paths
      .filter((taken) => meet(path, taken))
      .map((taken) => ({
        code: 'route-taken',
        path: `file.routes[${at}].path`,
        message: `${path} meets ${taken}, which belongs to ${owner}`,
      })),
  );

/** A heading may be stated by each module that has items below it, so that none needs the other. */
const areOneGroup = (one: MenuItem, other: MenuItem) => one.type === 'group' && other.type === 'group';

const menuReasons = (file: ModuleFile, other: ModuleFile): Reason[] =>
  file.menu.flatMap((item, at) =>
    other.menu.some((taken) => taken.id === item.id && !areOneGroup(taken, item))
      ? [
          {
            code: 'menu-id-taken',
            path: `file.menu[${at}].id`,
            message: `The menu id ${item.id} belongs to ${other.name}`,
          },
        ]
      : [],
  );

/** What a module claims that belongs to the shell or to another module. */
export const claimReasons = (file: ModuleFile, others: ModuleFile[]): Reason[] => [
  ...(isShell(file) ? [] : routeReasons(file, 'the shell', own)),
  ...others.flatMap((other) => [
    ...routeReasons(
      file,
      other.name,
      other.routes.map(({ path }) => path),
    ),
    ...menuReasons(file, other),
  ]),
];
