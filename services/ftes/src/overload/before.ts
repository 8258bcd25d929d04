import type { Projection } from '@bidwright/contract-ftes';
import type { RecordEvent } from '@bidwright/contract-kit';
import type { Database, Service } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Plan } from '../capacity/plans.ts';

/** A person's plans as they were before one was changed. What was nobody's, or did not count, is none of them. */
export const before = (
  plans: readonly Plan[],
  { recordId, kind, record, changes }: RecordEvent,
  id: string,
): Plan[] => {
  const others = plans.filter((plan) => plan.id !== recordId);
  const was = { ...record, ...Object.fromEntries(Object.entries(changes).map(([field, { from }]) => [field, from])) };
  const { fte, opportunity, oppStatus, entries, status, kind: plannedOrActual } = was as Partial<Projection>;
  const counted = kind !== 'created' && status === 'Active' && plannedOrActual === 'planned';
  if (!counted || !opportunity || fte?.id !== id) return others;
  // A bid's new status reaches plans without a change of their own.
  const now = changes.oppStatus ? undefined : plans.find((plan) => plan.id === recordId);
  const standing = now ? now.status : (oppStatus?.id ?? null);
  return [...others, { id: recordId, person: fte, bid: opportunity, status: standing, entries: entries ?? [] }];
};

/** What has become of people's plans and is still to be heard, the newest first: of changes in one job each is looked at alone. */
export const unheardOf = async (trx: Database, { name }: Service, people: string[]): Promise<RecordEvent[]> => {
  const { rows } = await sql<{ payload: string }>`select o.payload from projections as p
    join outbox as o on o.receiver = ${name} and o.recordId = p.id and o.parked = 0
    left join inbox as i on i.eventId = o.eventId
    where p.fteId in (${sql.join(people)}) and i.eventId is null order by o.id desc`.execute(trx);
  return rows.map(({ payload }): RecordEvent => JSON.parse(payload));
};
