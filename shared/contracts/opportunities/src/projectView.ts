import { choice, day, object, type Person } from '@bidwright/contract-kit';
import { planReaders } from './rights.ts';

/**
 * Projects that somebody should look at: their contract ends soon, more is invoiced than it is worth, it is not on file, or nobody is planned
 * for them from this month on.
 */
export const projectViews = ['ending', 'overBudget', 'noContract', 'notStaffed'] as const;
export type ProjectView = (typeof projectViews)[number];

/** The views that a person may ask for: whoever may not see plans does not learn that there are none. */
export const projectViewsOf = (person: Person): readonly ProjectView[] =>
  planReaders(person) === 'none' ? projectViews.filter((view) => view !== 'notStaffed') : projectViews;

/** The call `projectView`: which projects are meant, as of the person's day. */
export const projectViewAsked = object({ view: choice(projectViews).required(), today: day().required() });

/** The call answers the ids of so many projects at most, the most pressing first. */
export const mostOfView = 200;
