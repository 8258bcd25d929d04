import { isShellTried } from './plan.ts';
import type { Task } from './task.ts';

/** Finds out whether something went wrong in what is on already, which is no reason against what is tried. */
export type IsOfOthers = (where: string) => boolean;

/**
 * By the files that a stack names: what touches a file of a candidate is the candidate's, and so is what touches none. Where the shell is tried all is:
 * modules were found good with the one before.
 */
export const blameFor = ({ candidates, others }: Pick<Task, 'candidates' | 'others'>): IsOfOthers => {
  if (isShellTried({ candidates })) return () => false;
  const tried = new Set(candidates.map(({ name }) => name));
  const on = new Set(others.map(({ name }) => name).filter((name) => !tried.has(name)));
  return (where) => {
    const modules = [...where.matchAll(/\/remotes\/([\w-]+)\//g)].map(([, name = '']) => name);
    return modules.length > 0 && modules.every((name) => on.has(name));
  };
};
