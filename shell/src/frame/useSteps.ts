import { useLanguage } from '@bidwright/shell-api';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { ownerOf } from '../modules/ownerOf.ts';
import { useModules } from '../modules/useModules.ts';
import { PageHeadContext } from './PageHeadContext.ts';

interface Step {
  title: string;
  url?: string | null;
}

/** The steps to a path: what the page says of itself, else what its module states for the path. */
export const useSteps = (): Step[] => {
  const language = useLanguage();
  const head = use(PageHeadContext);
  const owner = ownerOf(useModules(), useLocation().pathname);
  const stated: Step[] = owner?.route.breadcrumbs.map(({ title, url }) => ({ title: title[language], url })) ?? [];
  if (!head) return stated;
  const last = stated.at(-1);
  // A page below the path that its module states is one step further.
  const parents = head.parents ?? (last && last.title !== head.title ? stated : stated.slice(0, -1));
  return [...parents, { title: head.title }];
};
