import { addDays } from '@bidwright/contract-kit/days';
import { inStepOrder, isSectionDone, isStepDone, type Plan, type PlannedStep, type Scheduled } from './schedule.ts';
import { type Because, type WorkCalendar, workDaysIn } from './workDays.ts';

/**
 * What is wrong with a day of a plan: it has passed; leave or the firm's own pace leave too little time before it; its writer has other
 * sections to write for about the same day; it is earlier because of leave.
 */
export const warningKinds = ['late', 'leave', 'pace', 'others', 'moved'] as const;
export type WarningKind = (typeof warningKinds)[number];

export interface PlanWarning {
  /** The id of the step or section. */
  of: string;
  about: WarningKind;
  /** Work days that it is late, or that there are; sections of other bids. */
  count: number;
  /** Work days that the firm took for it. */
  usual: number | null;
  /** Who is away, and when. */
  because: Because | null;
}

/** By these a day cannot be kept, by the others it only becomes harder. */
export const cannotBeKept = ({ about }: Pick<PlanWarning, 'about'>): boolean => about !== 'moved' && about !== 'others';

interface Known {
  today: string;
  calendar: WorkCalendar;
  schedule: ReadonlyMap<string, Scheduled>;
  /** Work days that the firm takes from the step before to one of a kind; none where too few are known. */
  paces: ReadonlyMap<string, number>;
  /** By the id of a section: sections of other bids that its writer has to write for about the same day. */
  others: ReadonlyMap<string, number>;
}

/** From this many other sections on a writer is warned of. */
const manyOthers = 2;

interface Due {
  id: string;
  people: readonly string[];
  /** The day on which the work for it can begin at the earliest. */
  after: string;
  /** Work days that it needs. */
  needed: number;
  usual: number | null;
}

const firstAbsence = ({ away }: WorkCalendar, people: readonly string[], after: string, to: string): Because | null => {
  const all = people.flatMap((person) =>
    (away.get(person) ?? [])
      .filter((absence) => absence.from <= to && absence.to > after)
      .map((absence) => ({ person, ...absence })),
  );
  return all.toSorted((one, other) => one.from.localeCompare(other.from))[0] ?? null;
};

const warningsAt = ({ id, people, after, needed, usual }: Due, known: Known): PlanWarning[] => {
  const { today, calendar, schedule } = known;
  const at = schedule.get(id);
  if (!at) return [];
  const warning = (about: WarningKind, count: number, because: Because | null = null): PlanWarning => ({
    of: id,
    about,
    count,
    usual,
    because,
  });
  const moved = at.because ? [warning('moved', 0, at.because)] : [];
  if (at.day < today) return [warning('late', workDaysIn(calendar, { after: at.day, to: today }))];
  const yesterday = addDays(today, -1);
  const time = { after: after > yesterday ? after : yesterday, to: at.day };
  const left = workDaysIn(calendar, time, people);
  if (left >= needed) return moved;
  const absence = firstAbsence(calendar, people, time.after, time.to);
  const isLeave = absence !== null && workDaysIn(calendar, time) >= needed;
  return [isLeave ? warning('leave', left, absence) : warning('pace', left), ...moved];
};

/** What of a plan is late, cannot be kept or is hard to keep, as of a day. What is done is not warned of. */
export const planWarnings = ({ dueDate, steps, sections }: Plan, known: Known): PlanWarning[] => {
  const ordered = inStepOrder(steps);
  const begins = (step: PlannedStep | undefined) =>
    step ? (step.doneOn ?? known.schedule.get(step.id)?.day ?? dueDate) : addDays(known.today, -1);
  const ofSteps = ordered.flatMap((step, at) => {
    if (isStepDone(step)) return [];
    const before = ordered[at - 1];
    const usual = before ? (known.paces.get(step.kind) ?? null) : null;
    const people = step.people.map(({ id }) => id);
    return warningsAt({ id: step.id, people, after: begins(before), needed: usual ?? 0, usual }, known);
  });
  const ofSections = sections.flatMap((section): PlanWarning[] => {
    const { id, writer, readyFor, state } = section;
    if (isSectionDone(section) || state === 'In review') return [];
    const at = ordered.findIndex(({ kind }) => kind === readyFor);
    const usual = at > 0 ? (known.paces.get(readyFor) ?? null) : null;
    const people = writer ? [writer.id] : [];
    // It is to be there a work day before its review.
    const needed = Math.max(1, (usual ?? 1) - 1);
    const others = known.others.get(id) ?? 0;
    return [
      ...warningsAt({ id, people, after: begins(ordered[at - 1]), needed, usual }, known),
      ...(others >= manyOthers
        ? [{ of: id, about: 'others' as const, count: others, usual: null, because: null }]
        : []),
    ];
  });
  return [...ofSteps, ...ofSections];
};
