import { type AnswerOf, call, listOf, number, object, objectOf, recordId, type SentOf } from '@bidwright/contract-kit';
import { actuals } from './actuals.ts';
import { firstMonth, maxMonths } from './capacity.ts';

/** By month, what was planned on won work and what was worked. */
export const planAgainstActual = call({
  service: actuals.service,
  name: 'planAgainstActual',
  tag: actuals.name,
  summary: 'Hours planned on won work and hours worked, by month, as far as the asker may see them',
  input: object({
    from: firstMonth(),
    months: number().integer().min(1).max(maxMonths).default(6),
    /** Without it all won work. */
    opportunity: recordId('opportunities'),
  }),
  answer: objectOf({
    months: listOf(
      objectOf({
        year: number().integer().defined(),
        month: number().integer().min(1).max(12).defined(),
        plannedHours: number().defined(),
        actualHours: number().defined(),
      }),
    ),
  }),
  right: actuals.rights.read,
  reads: [actuals.name, 'projections'],
});
export type PlanAgainstActualCall = SentOf<typeof planAgainstActual>;
export type PlanAgainstActual = AnswerOf<typeof planAgainstActual>;
