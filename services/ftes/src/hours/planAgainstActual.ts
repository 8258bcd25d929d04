import {
  hoursOf,
  monthAt,
  monthNumber,
  type PlanAgainstActual,
  type planAgainstActual,
  projections,
} from '@bidwright/contract-ftes';
import { type AskedOf, may, type Person } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { countedFrom } from '../capacity/asked.ts';
import { plansOf } from '../capacity/plans.ts';
import { standings } from '../capacity/standing.ts';
import type { Db } from '../tables.ts';
import { actualHours as t, workedIn } from './worked.ts';

/** Hours planned on won work, or on one bid, and hours worked, by month. */
export const planAgainstActualOf = async (
  db: Db,
  asker: Person,
  { from, months, opportunity }: AskedOf<typeof planAgainstActual>,
): Promise<PlanAgainstActual> => {
  const span = { first: countedFrom(from), count: months };
  const plans = may(projections.rights.read, asker) ? await plansOf(db, asker, { ...span, works: false }) : [];
  const standing = await standings(db, plans);
  const counted = plans.filter((plan) => (opportunity ? plan.bid.id === opportunity : standing(plan) === 1));
  const worked = await workedIn(
    db,
    asker,
    span,
    ...(opportunity ? [sql<boolean>`${t.opportunityId} = ${opportunity}`] : []),
  );
  const sumAt = (number: number) => ({
    ...monthAt(number),
    plannedHours: hoursOf(
      counted
        .flatMap(({ entries }) => entries)
        .reduce((sum, entry) => (monthNumber(entry) === number ? sum + entry.percentAllocated : sum), 0),
    ),
    actualHours: worked
      .flatMap(({ entries }) => entries)
      .reduce((sum, entry) => (monthNumber(entry) === number ? sum + entry.hours : sum), 0),
  });
  return { months: Array.from({ length: months }, (_, at) => sumAt(span.first + at)) };
};
