import type { Person } from '@bidwright/contract-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { allowed } from '../modules/allowed.ts';
import { ownerOf } from '../modules/ownerOf.ts';
import { useModules } from '../modules/useModules.ts';
import { noteVisit } from './recent.ts';

/** Keeps which pages of modules a person visits, by the titles that they give themselves. */
export const useVisits = (person: Person, title: string | undefined): void => {
  const { pathname, search } = useLocation();
  const owner = ownerOf(useModules(), pathname);
  const isPage = owner !== undefined && allowed(person, owner.route.roles);
  useEffect(() => {
    if (title && isPage) noteVisit(person.id, { path: pathname + search, title });
  }, [person.id, pathname, search, title, isPage]);
};
