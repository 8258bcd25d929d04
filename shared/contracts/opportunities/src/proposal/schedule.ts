import type { ProposalSection } from './sections.ts';
import type { ProposalStep } from './steps.ts';
import { type Because, dayWith, type WorkCalendar, workDaysBack } from './workDays.ts';

/** What the days of a plan follow from. */
export type PlannedStep = Pick<ProposalStep, 'id' | 'kind' | 'workDaysBefore' | 'place' | 'people' | 'doneOn' | 'day'>;
export type PlannedSection = Pick<ProposalSection, 'id' | 'readyFor' | 'writer' | 'state' | 'due'>;

export interface Plan<Step extends PlannedStep = PlannedStep, Section extends PlannedSection = PlannedSection> {
  dueDate: string;
  steps: readonly Step[];
  sections: readonly Section[];
}

/** The day of a step or a section, and who is why it is not later. */
export interface Scheduled {
  day: string;
  because: Because | null;
}

/** What is done keeps its day. */
export const isStepDone = ({ doneOn }: Pick<PlannedStep, 'doneOn'>): boolean => doneOn !== null;
export const isSectionDone = ({ state }: Pick<PlannedSection, 'state'>): boolean => state === 'Done';

type Ordered = Pick<PlannedStep, 'workDaysBefore' | 'place' | 'id'>;

/** One without a place comes after those that have one. */
const placeIn = ({ place }: Ordered) => place ?? Number.MAX_SAFE_INTEGER;

/** The steps of a plan in their order: those first that are the farthest from the due date. */
export const inStepOrder = <Step extends Ordered>(steps: readonly Step[]): Step[] =>
  steps.toSorted(
    (one, other) =>
      other.workDaysBefore - one.workDaysBefore || placeIn(one) - placeIn(other) || one.id.localeCompare(other.id),
  );

/**
 * The days of a plan, by the id of what is on them. Steps are counted back over work days, the last from the due date, each other from the
 * one after it; where somebody whom one needs is away it is before that, and so are those before it. A section is to be there a work
 * day before its review, by a day on which its writer works.
 */
export const scheduleOf = ({ dueDate, steps, sections }: Plan, calendar: WorkCalendar): Map<string, Scheduled> => {
  const found = new Map<string, Scheduled>();
  const dayOf = new Map<string, string>();
  let after = { day: dueDate, workDaysBefore: 0 };
  for (const step of inStepOrder(steps).toReversed()) {
    const counted = workDaysBack(calendar, after.day, step.workDaysBefore - after.workDaysBefore);
    const placed = dayWith(
      calendar,
      counted,
      step.people.map(({ id }) => id),
    );
    after = { day: placed.day, workDaysBefore: step.workDaysBefore };
    dayOf.set(step.kind, placed.day);
    found.set(step.id, isStepDone(step) ? { day: step.day ?? placed.day, because: null } : placed);
  }
  for (const section of sections) {
    const counted = workDaysBack(calendar, dayOf.get(section.readyFor) ?? dueDate, 1);
    const placed = dayWith(calendar, counted, section.writer ? [section.writer.id] : []);
    found.set(section.id, isSectionDone(section) ? { day: section.due ?? placed.day, because: null } : placed);
  }
  return found;
};
