import { usePerson } from '@bidwright/shell-api';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { boot } from '../boot.ts';
import { dashboardItem } from '../dashboard/dashboardItem.ts';
import { menuPath, menuTree } from './menuTree.ts';

/** The menu as this person sees it, and where in it the page stands. */
export const useMenu = () => {
  const person = usePerson();
  const { pathname } = useLocation();
  const nodes = useMemo(
    () => menuTree([dashboardItem, ...boot.modules.flatMap(({ file }) => file.menu)], person),
    [person],
  );
  return { nodes, path: menuPath(nodes, pathname === '/' ? '/dashboard' : pathname) };
};
