import { type PlanWarning, planWarnings, type WorkCalendar } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { othersOf } from './others.ts';
import { type KeptPlan, keptPlan, scheduled } from './rows.ts';
import { stepPaces } from './stepPaces.ts';

const noCalendar: WorkCalendar = { holidays: new Set(), away: new Map() };

/** The plan of a bid with its days as they follow from what is known now, and what cannot be kept. */
export const warnedPlan = async (db: Database, bid: { id: string; dueDate: string }, today: string) => {
  const kept = await keptPlan(db, bid);
  // Most bids have none: their pages ask all the same.
  if (kept.sections.length + kept.steps.length === 0) return { plan: kept, calendar: noCalendar, warnings: [] };
  const { calendar, schedule } = await scheduled(db, kept);
  const dayOf = (id: string) => schedule.get(id)?.day ?? null;
  const plan: KeptPlan = {
    dueDate: bid.dueDate,
    sections: kept.sections.map((section) => ({ ...section, due: dayOf(section.id) })),
    steps: kept.steps.map((step) => ({ ...step, day: dayOf(step.id) })),
  };
  const [paces, others] = await Promise.all([stepPaces(db, bid.id, calendar, today), othersOf(db, bid.id, plan)]);
  const warnings: PlanWarning[] = planWarnings(plan, { today, calendar, schedule, paces, others });
  return { plan, calendar, warnings };
};
