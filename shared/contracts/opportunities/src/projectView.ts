import { call, choice, day, idOf, listOf, object, type Person } from '@bidwright/contract-kit';
import { opportunities } from './opportunities.ts';
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

/** Projects that the call `projectView` answers at most. */
export const maxOfView = 200;

/** Which projects a view is about, as of the person's day. */
export const projectView = call({
  service: opportunities.service,
  name: 'projectView',
  summary: `The ids of the projects of a view that are not closed, the most pressing first, at most ${maxOfView}`,
  input: object({ view: choice(projectViews).required(), today: day().required() }),
  answer: listOf(idOf(opportunities.name)),
  right: opportunities.rights.read,
  reads: ['documents', opportunities.name],
});
