import type { ModuleVersion } from '@bidwright/contract-shell';
import { hasDirtyForm, usePerson } from '@bidwright/shell-api';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Filler, fillersOf } from './fillersOf.ts';
import { useRenewals } from './renewals.ts';
import { useModules } from './useModules.ts';

const isInTheMaking = ({ override }: ModuleVersion) => override !== undefined;

/**
 * The modules as they were when the page was entered, as far as they fill places on it: a version that fills one no longer takes no draft away.
 * At the next navigation, or where somebody presses Retry, it is what is active then, unless a form is half filled in.
 */
const useModulesOfPage = (): ModuleVersion[] => {
  const modules = useModules();
  const { pathname } = useLocation();
  const renewals = useRenewals();
  const [entered, setEntered] = useState({ modules, pathname, renewals });
  if (entered.modules === modules && entered.pathname === pathname && entered.renewals === renewals) return modules;
  const moves = (entered.pathname !== pathname || entered.renewals !== renewals) && !hasDirtyForm();
  // Who works on a module sees each change at once.
  const isWork = entered.modules !== modules && [...modules, ...entered.modules].some(isInTheMaking);
  const next = moves || isWork ? modules : entered.modules;
  if (next !== entered.modules || pathname !== entered.pathname || renewals !== entered.renewals)
    setEntered({ modules: next, pathname, renewals });
  return next;
};

/** Answers what modules put into a place, for this person. */
export const useFillers = (): ((place: string) => Filler[]) => {
  const modules = useModulesOfPage();
  const person = usePerson();
  return useCallback((place: string) => fillersOf(modules, place, person), [modules, person]);
};
