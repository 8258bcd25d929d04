import { collection, count, list, message, object, type RecordOf, status, text } from '@bidwright/contract-kit';
import { admins, readers } from '../rights.ts';
import { maxStepName, maxWorkDaysBefore } from './steps.ts';

/** What is written down of each review that new plans begin with. */
export const templateFields = {
  name: text(maxStepName).required(),
  workDaysBefore: count().max(maxWorkDaysBefore).required(),
};

const templateStep = object(templateFields);
export interface TemplateStep {
  name: string;
  workDaysBefore: number;
}

/** Reviews that new plans begin with, at most. */
export const maxTemplateSteps = 20;

/** The first name that stands there more than once. */
const repeated = (steps: readonly { name: string | null }[]): string | undefined => {
  const names = steps.flatMap(({ name }) => name ?? []);
  const like = names.map((name) => name.toLocaleLowerCase('en'));
  return names.find((_, at) => like.indexOf(like[at] ?? '') < at);
};

/** Which reviews new plans begin with. Admins set them; the first in use counts, and without one the product's own. */
export const proposalTemplates = collection({
  name: 'proposalTemplates',
  service: 'opportunities',
  input: object({
    name: text(120).required(),
    steps: list(templateStep)
      .min(1, message('proposalPlan.noReviews'))
      .max(maxTemplateSteps)
      .test('each-once', (steps, { createError }) => {
        const name = repeated(steps ?? []);
        return name === undefined || createError({ message: () => message('proposalPlan.sameReview', { name }) });
      }),
    status: status(),
  }),
  rights: { read: readers, create: admins, update: admins },
  lookup: true,
});
export type ProposalTemplate = RecordOf<typeof proposalTemplates>;

/** How many work days before its due date a proposal usually goes through its steps. */
export const usualSteps: readonly TemplateStep[] = [
  { name: 'Kick-off', workDaysBefore: 20 },
  { name: 'Pink team', workDaysBefore: 13 },
  { name: 'Red team', workDaysBefore: 7 },
  { name: 'Gold team', workDaysBefore: 3 },
  { name: 'Submission', workDaysBefore: 1 },
];

/** A template for so many work days, in its order: where they are too few, all of it is closer together. */
export const fittedTemplate = (workDays: number, template = usualSteps): TemplateStep[] => {
  const ordered = template.toSorted((one, other) => other.workDaysBefore - one.workDaysBefore);
  const usual = ordered[0]?.workDaysBefore ?? 0;
  const part = usual === 0 ? 1 : Math.min(1, Math.max(0, workDays) / usual);
  return ordered.map(({ name, workDaysBefore }) => ({ name, workDaysBefore: Math.floor(workDaysBefore * part) }));
};
