import { addDays, daysBetween, daysIn, isWeekday, weeksIn } from '@bidwright/contract-kit/days';
import { inStepOrder, isSectionDone, isStepDone, type ProposalPlan, stepName } from '@bidwright/contract-opportunities';

/** What stands on a line of the chart: a step on its day, or a section in the days in which it is written. */
export interface Lane {
  id: string;
  /** What a step is called. */
  step?: string;
  title?: string;
  people: string[];
  from: string;
  to: string;
  isDone: boolean;
  isLate: boolean;
}

export interface Lanes {
  first: string;
  last: string;
  lanes: Lane[];
}

/** The lines of a plan, in the order of their days, each section before the review for which it is. */
export const lanesOf = ({ steps, sections, dueDate }: ProposalPlan, today: string): Lanes => {
  const ordered = inStepOrder(steps);
  const stepLanes = ordered.flatMap((step): Lane[] => {
    const { id, day, people } = step;
    if (!day) return [];
    const isDone = isStepDone(step);
    return [
      {
        id,
        step: stepName(step),
        people: people.map(({ name }) => name),
        from: day,
        to: day,
        isDone,
        isLate: !isDone && day < today,
      },
    ];
  });
  const begin = (readyFor: string, due: string) => {
    const before = ordered[ordered.findIndex(({ kind }) => kind === readyFor) - 1]?.day;
    return before && before < due ? before : due;
  };
  const sectionLanes = sections.flatMap((section): Lane[] => {
    const { id, title, writer, readyFor, due } = section;
    if (!due) return [];
    const isDone = isSectionDone(section);
    const people = writer ? [writer.name] : [];
    return [
      { id, title: title ?? '', people, from: begin(readyFor, due), to: due, isDone, isLate: !isDone && due < today },
    ];
  });
  const lanes = [...stepLanes, ...sectionLanes].toSorted((one, other) => one.to.localeCompare(other.to));
  const days = [...lanes.flatMap(({ from, to }) => [from, to]), dueDate].toSorted();
  return { first: days[0] ?? dueDate, last: days.at(-1) ?? dueDate, lanes };
};

/** Where days stand in a chart that begins and ends with others, in parts of its width. */
export const placeOf = (first: string, last: string, from: string, to: string): { start: number; width: number } => {
  const days = daysBetween(first, last) + 1;
  return { start: daysBetween(first, from) / days, width: (daysBetween(from, to) + 1) / days };
};

/** Weeks that are written above a chart at most. */
const maxWeeks = 6;

/** What the day of a week takes of a chart's width on a phone. */
const written = 1 / 7;

/** The Mondays that are written above a chart: not more than have room beside each other, and none that would reach beyond its end. */
export const weeksOf = (first: string, last: string): string[] => {
  const weeks = weeksIn(first, last).filter((monday) => monday >= first);
  const every = Math.ceil(weeks.length / maxWeeks);
  return weeks.filter(
    (monday, at) => at % every === 0 && (at === 0 || placeOf(first, last, monday, last).width >= written),
  );
};

/** Days on which nobody works, as from which to which. */
export const offDays = (first: string, last: string, holidays: ReadonlySet<string>): { from: string; to: string }[] => {
  const off: { from: string; to: string }[] = [];
  for (const day of daysIn(first, last)) {
    if (isWeekday(day) && !holidays.has(day)) continue;
    const before = off.at(-1);
    if (before && addDays(before.to, 1) === day) before.to = day;
    else off.push({ from: day, to: day });
  }
  return off;
};
