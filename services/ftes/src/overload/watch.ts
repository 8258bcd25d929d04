import { randomUUID } from 'node:crypto';
import type { User } from '@bidwright/contract-admin';
import {
  type Away,
  capacitiesOf,
  type Leave,
  maxMonths,
  overloads,
  type Projection,
  type WorkTime,
} from '@bidwright/contract-ftes';
import { type RecordEvent, type Reference, recordBefore } from '@bidwright/contract-kit';
import type { Opportunity } from '@bidwright/contract-opportunities';
import { copiesAt, publish, type Service } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { type Lists, listsOf } from '../capacity/lists.ts';
import { type Plan, plansWhere, plans as t } from '../capacity/plans.ts';
import { type Standing, standings } from '../capacity/standing.ts';
import { worksOf } from '../capacity/works.ts';
import type { Db, Follows } from '../tables.ts';
import { thisMonth } from '../time/thisMonth.ts';
import { type Whereabouts, workTimes } from '../time/workTimes.ts';
import { before, unheardOf } from './before.ts';
import { overloadsFound } from './found.ts';

/** What was otherwise before an event; where nothing is said, all was as it is. */
interface Earlier {
  plans?(plans: Plan[]): Plan[];
  standing?(is: Standing): Standing;
  time?(is: WorkTime): WorkTime;
}

type At = Parameters<Follows<unknown>>[1];

/** How much of each month people work, as far as it is known where they are. */
const timesOf = async (db: Db, lists: Lists, ids: string[], span: { first: number; count: number }) => {
  const { users } = await copiesAt<{ users: Whereabouts }>(db, { users: ids });
  const timeOf = await workTimes(db, lists, span, ids);
  const known = new Map(users.map((user) => [user.id, user]));
  return (id: string): WorkTime => timeOf(known.get(id) ?? { id });
};

const eventOf = (service: Service, cause: RecordEvent, person: Reference, record: object): RecordEvent => ({
  id: randomUUID(),
  service: service.name,
  col: overloads,
  kind: 'changed',
  recordId: person.id,
  version: 1,
  at: cause.at,
  by: cause.by,
  ...(cause.job !== undefined && { job: cause.job }),
  changes: {},
  title: '',
  record: { ...record },
});

/** Tells of each of the people whose months hold too much since an event, and did not before. */
const tellOfPeople = async (
  event: RecordEvent,
  { trx, service }: At,
  ids: string[],
  earlier: Earlier,
): Promise<void> => {
  if (ids.length === 0) return;
  const first = thisMonth();
  const span = { first, count: maxMonths };
  const plans = await plansWhere(trx, first, [sql<boolean>`${t.fteId} in (${sql.join(ids)})`]);
  const unheard = await unheardOf(trx, service, ids);
  const changed = ids.map((id) => {
    const now = plans.filter(({ person }) => person.id === id);
    const after = unheard.reduce((later, one) => before(later, one, id), now);
    return { id, now, after, before: earlier.plans?.(after) ?? after };
  });
  const lists = await listsOf(trx);
  const is = await standings(
    trx,
    changed.flatMap((one) => [...one.now, ...one.after, ...one.before]),
    { lists },
  );
  const was = earlier.standing?.(is) ?? is;
  const timeOf = await timesOf(trx, lists, ids, span);
  for (const { id, ...own } of changed) {
    const [{ person } = { person: { id, name: '' } }] = own.now;
    const time = timeOf(id);
    const capacities = capacitiesOf(time, first, maxMonths);
    const burdens = {
      before: {
        works: worksOf(own.before, was, span),
        capacities: earlier.time ? capacitiesOf(earlier.time(time), first, maxMonths) : capacities,
      },
      after: { works: worksOf(own.after, is, span), capacities },
      now: { works: worksOf(own.now, is, span), capacities },
    };
    for (const one of overloadsFound(person, first, burdens))
      await publish(trx, service.eventSink, eventOf(service, event, person, one));
  }
};

const idIn = (value: unknown): string | null =>
  value && typeof value === 'object' && 'id' in value && typeof value.id === 'string' ? value.id : null;

/** What a plan fills months by. Whose it is, or its note, may change for thousands at once. */
const filling = ['fte', 'opportunity', 'oppStatus', 'entries', 'kind', 'status'] as const;

/** Somebody's plan is new, or fills other months. */
export const watchPlan: Follows<Projection> = async (event, at) => {
  if (event.kind === 'changed' && !filling.some((field) => event.changes[field])) return;
  const person = idIn(event.record.fte);
  if (person) await tellOfPeople(event, at, [person], { plans: (plans) => before(plans, event, person) });
};

/** A bid is won, or more likely than it was. */
export const watchBid: Follows<Opportunity> = async (event, at) => {
  const { opportunityStatus: status, chance } = event.changes;
  if (!status && !chance) return;
  const planned = await plansWhere(at.trx, thisMonth(), [sql<boolean>`${t.opportunityId} = ${event.recordId}`]);
  const standing =
    (is: Standing): Standing =>
    (plan) => {
      if (plan.bid.id !== event.recordId) return is(plan);
      return is({ ...plan, ...(status && { status: idIn(status.from) }) }, chance ? idIn(chance.from) : undefined);
    };
  await tellOfPeople(event, at, [...new Set(planned.map(({ person }) => person.id))], { standing });
};

/** Somebody works less than before. */
export const watchPerson: Follows<User> = async (event, at) => {
  const { from } = event.changes.capacity ?? {};
  if (typeof from === 'number')
    await tellOfPeople(event, at, [event.recordId], { time: (is) => ({ ...is, share: from }) });
};

/** Somebody is away, or longer than before. */
export const watchLeave: Follows<Leave> = async (event, at) => {
  const id = idIn(event.record.person);
  if (!id) return;
  const { status, firstDay, lastDay, hoursPerDay = null } = recordBefore(event);
  const was: Away[] =
    event.kind === 'changed' && status === 'Active' && firstDay && lastDay ? [{ firstDay, lastDay, hoursPerDay }] : [];
  const time = (is: WorkTime): WorkTime => ({
    ...is,
    leaves: [...is.leaves.filter((one) => !('id' in one) || one.id !== event.recordId), ...was],
  });
  await tellOfPeople(event, at, [id], { time });
};
