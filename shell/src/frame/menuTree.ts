import type { Person } from '@bidwright/contract-kit';
import type { MenuItem } from '@bidwright/contract-shell';
import { allowed } from '../modules/allowed.ts';

export interface MenuNode extends MenuItem {
  children: MenuNode[];
}

/** Headings and folders: they only show when something stands in them. */
const isHolder = ({ type }: MenuItem) => type === 'group' || type === 'collapse';

/** The menu of a person. Modules may state the same group: its first statement counts, and each adds its own items to it. */
export const menuTree = (items: MenuItem[], person: Person): MenuNode[] => {
  const seen = items.filter(
    (item, at) => allowed(person, item.roles) && items.findIndex(({ id }) => id === item.id) === at,
  );
  const below = (parent: string | null): MenuNode[] =>
    seen
      .filter((item) => (item.parent ?? null) === parent)
      .map((item) => ({ ...item, children: below(item.id) }))
      .filter((node) => !isHolder(node) || node.children.length > 0)
      .sort((one, other) => one.order - other.order);
  return below(null);
};

const covers = (url: string, pathname: string) => pathname === url || pathname.startsWith(`${url}/`);

/** The ids from the top of the menu to the item that leads to a path: that item is marked, its folders stand open. */
export const menuPath = (nodes: MenuNode[], pathname: string): string[] => {
  const paths = (node: MenuNode): { ids: string[]; length: number }[] => [
    ...(node.url && covers(node.url, pathname) ? [{ ids: [node.id], length: node.url.length }] : []),
    ...node.children.flatMap(paths).map(({ ids, length }) => ({ ids: [node.id, ...ids], length })),
  ];
  return nodes.flatMap(paths).sort((one, other) => other.length - one.length)[0]?.ids ?? [];
};
