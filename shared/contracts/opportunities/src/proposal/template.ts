import type { StepKind } from './steps.ts';

export interface TemplateStep {
  kind: StepKind;
  workDaysBefore: number;
}

/** How many work days before its due date a proposal usually goes through its steps. */
export const proposalTemplate: readonly TemplateStep[] = [
  { kind: 'Kick-off', workDaysBefore: 20 },
  { kind: 'Pink team', workDaysBefore: 13 },
  { kind: 'Red team', workDaysBefore: 7 },
  { kind: 'Gold team', workDaysBefore: 3 },
  { kind: 'Submission', workDaysBefore: 1 },
];

/** The template for so many work days: where they are too few, all of it is closer together. */
export const fittedTemplate = (workDays: number): TemplateStep[] => {
  const usual = Math.max(...proposalTemplate.map(({ workDaysBefore }) => workDaysBefore));
  const part = Math.min(1, Math.max(0, workDays) / usual);
  return proposalTemplate.map(({ kind, workDaysBefore }) => ({
    kind,
    workDaysBefore: Math.floor(workDaysBefore * part),
  }));
};
