import { startOfMonth } from '@bidwright/contract-kit/days';
import type { Lived } from '../history.ts';

/** A month of a project: its first day, and how many months the work had run before. */
export interface ProjectMonth {
  start: string;
  at: number;
}

/** Projects whose work goes on today. */
export const isRunning = ({ plan: { project } }: Lived, today: string): boolean =>
  project !== undefined && startOfMonth(project.start, project.months) > today;

/** The months of a project, from its first. */
export const projectMonths = ({ plan: { project } }: Lived): ProjectMonth[] =>
  project ? Array.from({ length: project.months }, (_, at) => ({ start: startOfMonth(project.start, at), at })) : [];

/** What the work of a month is worth. */
export const monthlyWorth = ({ plan, record }: Lived): number =>
  Math.round((record.estimatedBudgetAmount ?? 0) / (plan.project?.months ?? 1));
