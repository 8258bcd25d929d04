import type { ProposalPlan, proposalPlan } from '@bidwright/contract-opportunities';
import type { CallContext } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';
import { bidAsked } from './bidAsked.ts';
import { coverageOf } from './coverage.ts';
import { namesIn } from './rows.ts';
import { warnedPlan } from './warned.ts';

/** How the proposal of a bid is planned, see the contract. */
export const planAsked = async ({
  service,
  db,
  input: { opportunityId, today },
}: CallContext<typeof proposalPlan, Db>): Promise<ProposalPlan> => {
  const bid = await bidAsked(db, service, opportunityId);
  const { plan, calendar, warnings } = await warnedPlan(db, bid, today);
  const days = [...plan.sections.map(({ due }) => due), ...plan.steps.map(({ day }) => day), today];
  const first = days.filter((day) => day !== null).toSorted()[0] ?? today;
  const coverage = await coverageOf(db, bid.id);
  const names = namesIn(plan);
  const away = [...calendar.away].flatMap(([id, absences]) =>
    absences
      .filter(({ from, to }) => from <= bid.dueDate && to >= first)
      .map(({ from, to }) => ({ person: { id, name: names.get(id) ?? '' }, from, to })),
  );
  const holidays = [...calendar.holidays].filter((day) => first <= day && day <= bid.dueDate).toSorted();
  return { ...plan, holidays, away, warnings, coverage };
};
