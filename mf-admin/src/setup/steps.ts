import { starters } from '@bidwright/contract-admin';

/** How many entries in use each collection has. */
export type Counts = readonly { col: string; count: number }[];

/** What a firm needs before it can work. */
export interface Step {
  id: 'firm' | 'lists' | 'teams' | 'people' | 'companies';
  href: string;
  isDone: boolean;
  /** Wanted, but a firm can work without it. */
  isOptional?: boolean;
}

/** Where the firm's name and the starter lists stand. */
const setupPath = '/admin/setup';

export const countIn = (counts: Counts, col: string): number => counts.find((one) => one.col === col)?.count ?? 0;

/** The steps in the order in which they build on each other. Who begins a firm is its first person, so people are two or more. */
export const stepsOf = (counts: Counts, firm: string | undefined): Step[] => {
  const has = (col: string, least = 1) => countIn(counts, col) >= least;
  return [
    { id: 'firm', href: setupPath, isDone: firm !== undefined, isOptional: true },
    { id: 'lists', href: setupPath, isDone: Object.keys(starters).every((col) => has(col)) },
    { id: 'teams', href: '/admin/teams', isDone: has('teams') },
    { id: 'people', href: '/admin/users', isDone: has('users', 2) },
    { id: 'companies', href: '/admin/companies', isDone: has('companies') },
  ];
};
