import type { Projection } from '@bidwright/contract-ftes';
import { type EventOf, recordBefore } from '@bidwright/contract-kit';
import type { Service } from '@bidwright/service-kit';
import type { Plan } from '../capacity/plans.ts';
import type { Db } from '../tables.ts';

/** A person's plans as they were before one was changed. What was nobody's, or did not count, is none of them. */
export const before = (plans: readonly Plan[], event: EventOf<Projection>, id: string): Plan[] => {
  const { recordId, kind, changes } = event;
  const others = plans.filter((plan) => plan.id !== recordId);
  const { fte, opportunity, oppStatus, entries, status, kind: plannedOrActual } = recordBefore(event);
  const counted = kind !== 'created' && status === 'Active' && plannedOrActual === 'planned';
  if (!counted || !opportunity || fte?.id !== id) return others;
  // A bid's new status reaches plans without a change of their own.
  const now = changes.oppStatus ? undefined : plans.find((plan) => plan.id === recordId);
  const standing = now ? now.status : (oppStatus?.id ?? null);
  return [...others, { id: recordId, person: fte, bid: opportunity, status: standing, entries: entries ?? [] }];
};

/** What has become of people's plans and is still to be heard, the newest first: of changes in one job each is looked at alone. */
export const unheardOf = async (trx: Db, { name }: Service, people: string[]): Promise<EventOf<Projection>[]> => {
  const rows = await trx
    .selectFrom('projections as p')
    .innerJoin('outbox as o', (on) =>
      on.on('o.receiver', '=', name).onRef('o.recordId', '=', 'p.id').on('o.parked', '=', 0),
    )
    .leftJoin('inbox as i', 'i.eventId', 'o.eventId')
    .select('o.payload')
    .where('p.fteId', 'in', people)
    .where('i.eventId', 'is', null)
    .orderBy('o.id', 'desc')
    .execute();
  return rows.map(({ payload }): EventOf<Projection> => JSON.parse(payload));
};
