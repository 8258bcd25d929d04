import {
  isSectionDone,
  isStepDone,
  opportunities,
  proposalSections,
  proposalSteps,
} from '@bidwright/contract-opportunities';
import { type Author, changeRecord, type Service } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';
import { keptPlan, scheduled } from './rows.ts';

interface At {
  trx: Db;
  service: Service<Db>;
}

/** Keeps the days of a bid's plan as they follow from what is known now; lists, notices and calendars go by them. */
export const reschedule = async ({ trx, service }: At, bidId: string, by: Author): Promise<void> => {
  const bid = await trx
    .selectFrom('opportunities')
    .select(['id', 'dueDate'])
    .where('id', '=', bidId)
    .executeTakeFirst();
  if (!bid) return;
  const plan = await keptPlan(trx, bid);
  const { schedule } = await scheduled(trx, plan);
  for (const step of plan.steps) {
    const day = schedule.get(step.id)?.day ?? null;
    if (!isStepDone(step) && day !== step.day)
      await changeRecord(trx, service.resource(proposalSteps), step.id, { day }, by);
  }
  for (const section of plan.sections) {
    const due = schedule.get(section.id)?.day ?? null;
    if (!isSectionDone(section) && due !== section.due)
      await changeRecord(trx, service.resource(proposalSections), section.id, { due }, by);
  }
};

/** Which bids of those that are due on a day or later have plans, or plans that need a person. */
export const plannedBids = async (trx: Db, from: string, person?: string): Promise<string[]> => {
  const bids = (table: 'proposalSections' | 'proposalSteps') =>
    trx
      .selectFrom(table)
      .innerJoin(opportunities.name, 'opportunities.id', `${table}.opportunityId`)
      .select('opportunities.id')
      .distinct()
      .where('opportunities.dueDate', '>=', from)
      .where(`${table}.status`, '=', 'Active');
  const sections = bids('proposalSections');
  const steps = bids('proposalSteps');
  const rows = await Promise.all([
    (person ? sections.where('proposalSections.writerId', '=', person) : sections).execute(),
    (person
      ? steps
          .innerJoin('proposalSteps_people', 'proposalSteps_people.recordId', 'proposalSteps.id')
          .where('proposalSteps_people.refId', '=', person)
      : steps
    ).execute(),
  ]);
  return [...new Set(rows.flat().map(({ id }) => id))].toSorted();
};
