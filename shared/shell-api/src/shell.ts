import type { Person } from '@bidwright/contract-kit';
import { createContext, useContext, useEffect } from 'react';
import type { Language } from './module.ts';

/** A short notice at the top of the page. Texts are already in the person's language. */
export interface Alert {
  severity: 'success' | 'error';
  text: string;
  /** Stands on a line below the text, such as the reason of a failure; a shell before 1.4 leaves it out. */
  detail?: string;
  /** Hides after 2 seconds instead of 6. */
  compact?: boolean;
  /** Such as Undo or Retry. */
  action?: { label: string; run: () => void };
}

/** What the frame shows of a page. */
export interface PageHead {
  title: string;
  /** The steps between the dashboard and this page; without them those that module.json states for the path. */
  parents?: { title: string; url?: string }[];
}

/** What the shell answers the hooks below with. */
export interface Shell {
  person: Person;
  language: Language;
  alert: (alert: Alert) => void;
  setHead: (head: PageHead) => void;
  /** Asks before the page is left, until the answered function is called. */
  guard: () => () => void;
}

const ShellContext = createContext<Shell | null>(null);

/** For the shell, and for tests of modules: gives the hooks below their answers. */
export const ShellProvider = ShellContext.Provider;

const useShell = (): Shell => {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('This component stands outside of the shell: put a ShellProvider around it');
  return shell;
};

/** Who is signed in. */
export const usePerson = (): Person => useShell().person;

/** The language the person reads. */
export const useLanguage = (): Language => useShell().language;

/** Answers the function that shows an alert. */
export const useAlert = (): Shell['alert'] => useShell().alert;

/** Sets the window's title and the breadcrumbs; `<Page>` of remote-kit calls it. */
export const usePageHead = ({ title, parents }: PageHead): void => {
  const { setHead } = useShell();
  const steps = JSON.stringify(parents);
  useEffect(() => {
    setHead({ title, parents: steps ? JSON.parse(steps) : undefined });
  }, [setHead, title, steps]);
};

let dirtyForms = 0;

/** For the shell: whether a form on the screen is half filled in. */
export const hasDirtyForm = (): boolean => dirtyForms > 0;

/** While `when` is true, asks before the page is left; and the page keeps its version. */
export const useDirtyForm = (when: boolean): void => {
  const { guard } = useShell();
  useEffect(() => {
    if (!when) return undefined;
    const release = guard();
    dirtyForms += 1;
    return () => {
      dirtyForms -= 1;
      release();
    };
  }, [guard, when]);
};
