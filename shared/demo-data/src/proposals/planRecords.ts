import {
  type ProposalSection,
  type ProposalStep,
  type Scheduled,
  type StepKind,
  scheduleOf,
  usualSteps,
} from '@bidwright/contract-opportunities';
import type { SectionTitleName } from '../admin/lists.ts';
import { instant } from '../days.ts';
import type { Lived } from '../opportunities/history.ts';
import { kept, nth } from '../records.ts';
import { calendarOf } from './calendar.ts';
import { begunOn, plannedBids, writersOf } from './plannedBids.ts';

/** What a proposal consists of, for which review it is written first, and how long it may be. */
export const sectionsOf = [
  { title: 'Executive summary', readyFor: 'Red team', maxPages: 2 },
  { title: 'Understanding of the need', readyFor: 'Pink team', maxPages: 5 },
  { title: 'Technical approach', readyFor: 'Pink team', maxPages: 20 },
  { title: 'Staffing plan', readyFor: 'Pink team', maxPages: 8 },
  { title: 'Quality control plan', readyFor: 'Red team', maxPages: 6 },
  { title: 'Past performance', readyFor: 'Red team', maxPages: 9 },
] as const satisfies readonly { title: SectionTitleName; readyFor: StepKind; maxPages: number }[];

const keptAt = (collection: string, n: number, bid: Lived) =>
  kept(collection, n, instant(begunOn(bid), 50_000 + n), bid.record.rfpManager);

const plannedSteps = (bid: Lived, among: number): ProposalStep[] => {
  const [manager, lead] = writersOf(bid);
  return usualSteps.map(({ name: kind, workDaysBefore }, at) => ({
    opportunityId: bid.record.id,
    kind,
    name: null,
    workDaysBefore,
    people: [manager, ...(kind === 'Gold team' || kind === 'Kick-off' ? [lead] : [])].filter(
      (one) => one !== undefined,
    ),
    place: at + 1,
    doneOn: null,
    day: null,
    status: 'Active',
    ...keptAt('proposalSteps', among * usualSteps.length + at, bid),
  }));
};

const plannedSections = (bid: Lived, among: number): ProposalSection[] => {
  const writers = writersOf(bid);
  return sectionsOf.map((section, place) => ({
    opportunityId: bid.record.id,
    ...section,
    writer: nth(writers, place),
    reviewer: nth(writers, place + 1),
    pages: null,
    state: 'Not started',
    place: place + 1,
    due: null,
    status: 'Active',
    ...keptAt('proposalSections', among * sectionsOf.length + place, bid),
  }));
};

/** What was to be there before today is done, what comes next is being written. */
const written = (section: ProposalSection, due: string | null, today: string): ProposalSection => {
  const { maxPages, place } = section;
  if (due !== null && due < today) return { ...section, due, state: 'Done', pages: maxPages };
  const begun = (place ?? 0) % 3;
  if (begun === 0) return { ...section, due };
  return { ...section, due, state: begun === 1 ? 'In review' : 'Drafting', pages: Math.ceil((maxPages ?? 0) / 2) };
};

const dayIn = (schedule: Map<string, Scheduled>, id: string) => schedule.get(id)?.day ?? null;

/** Plans of proposals that are being written: what was to be before today is done. */
export const planRecords = (today: string, bids: readonly Lived[]) => {
  const planned = plannedBids(bids).map((bid, n) => {
    const [steps, sections] = [plannedSteps(bid, n), plannedSections(bid, n)];
    const schedule = scheduleOf({ dueDate: bid.record.dueDate, steps, sections }, calendarOf(today, writersOf(bid)));
    return {
      steps: steps.map((step) => {
        const day = dayIn(schedule, step.id);
        return { ...step, day, doneOn: day !== null && day < today ? day : null };
      }),
      sections: sections.map((section) => written(section, dayIn(schedule, section.id), today)),
    };
  });
  return {
    proposalSections: planned.flatMap(({ sections }) => sections),
    proposalSteps: planned.flatMap(({ steps }) => steps),
  };
};
