import { usePerson } from '@bidwright/shell-api';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardItem } from '../dashboard/dashboardItem.ts';
import { useModules } from '../modules/useModules.ts';
import { menuPath, menuTree } from './menuTree.ts';

/** The menu as this person sees it, and where in it the page stands. */
export const useMenu = () => {
  const person = usePerson();
  const modules = useModules();
  const { pathname } = useLocation();
  const nodes = useMemo(
    () => menuTree([dashboardItem, ...modules.flatMap(({ file }) => file.menu)], person),
    [modules, person],
  );
  const path = useMemo(() => menuPath(nodes, pathname === '/' ? '/dashboard' : pathname), [nodes, pathname]);
  return { nodes, path };
};
