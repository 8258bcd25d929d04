import {
  inStepOrder,
  type ProposalSection,
  type ProposalStep,
  proposalSections,
  proposalSteps,
  type Scheduled,
  scheduleOf,
  type WorkCalendar,
} from '@bidwright/contract-opportunities';
import { type Database, selectRecords, tableOf } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { calendarOf } from './calendarOf.ts';

const tables = { sections: tableOf(proposalSections), steps: tableOf(proposalSteps) };

export interface KeptPlan {
  dueDate: string;
  sections: ProposalSection[];
  steps: ProposalStep[];
}

/** What is planned for the proposal of a bid, as it is kept. */
export const keptPlan = async (db: Database, bid: { id: string; dueDate: string }): Promise<KeptPlan> => {
  const where = [sql<boolean>`t.opportunityId = ${bid.id}`, sql<boolean>`t.status = 'Active'`];
  const [sections, steps] = await Promise.all([
    selectRecords(db, tables.sections, { where, order: sql`t.place, t.id` }),
    selectRecords(db, tables.steps, { where, order: sql`t.id` }),
  ]);
  return { dueDate: bid.dueDate, sections, steps: inStepOrder(steps) };
};

/** Everybody whom a plan needs, by id: what they are called. */
export const namesIn = ({ sections, steps }: Pick<KeptPlan, 'sections' | 'steps'>): Map<string, string> => {
  const people = [
    ...sections.flatMap(({ writer, reviewer }) => [writer, reviewer].flatMap((one) => one ?? [])),
    ...steps.flatMap((step) => step.people),
  ];
  return new Map(people.map(({ id, name }) => [id, name]));
};

/** The days of a plan as they follow from what is known now. */
export const scheduled = async (
  db: Database,
  plan: KeptPlan,
): Promise<{ calendar: WorkCalendar; schedule: Map<string, Scheduled> }> => {
  const calendar = await calendarOf(db, [...namesIn(plan).keys()], plan.dueDate);
  return { calendar, schedule: scheduleOf(plan, calendar) };
};
