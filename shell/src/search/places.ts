import type { MenuItem } from '@bidwright/contract-shell';
import type { Language } from '@bidwright/shell-api';
import type { MenuNode } from '../frame/menuTree.ts';

/** A page of the menu. */
export interface Place {
  path: string;
  title: string;
  /** The folders it stands in. */
  within: string;
  icon: MenuItem['icon'];
}

/** The pages that a menu leads to, in its order. */
export const placesIn = (nodes: MenuNode[], language: Language, within: string[] = []): Place[] =>
  nodes.flatMap(({ url, title, icon, children }) => [
    ...(url ? [{ path: url, title: title[language], within: within.join(' · '), icon }] : []),
    ...placesIn(children, language, [...within, title[language]]),
  ]);
