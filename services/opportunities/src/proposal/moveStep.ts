import { may, message } from '@bidwright/contract-kit';
import { isStepDone, type moveProposalStep, type ProposalStep, proposalSteps } from '@bidwright/contract-opportunities';
import { type CallContext, changeRecord, Problem, selectRecords, transact, untilWritten } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { bidAsked } from './bidAsked.ts';
import { keptPlan, scheduled } from './rows.ts';

type Asked = CallContext<typeof moveProposalStep, Db>;

/**
 * Who moves another one of the plan waits, and finds the order as it is then: the transaction has read nothing before. A step stays its
 * bid's, so whose it is may be read outside; locked with it, two who move two steps would each wait for the other's.
 */
const lockPlan = async (trx: Db, { service, input }: Pick<Asked, 'service' | 'input'>) => {
  const step = service.db.selectFrom('proposalSteps').select('opportunityId').where('id', '=', input.id);
  const bidId = (await step.executeTakeFirst())?.opportunityId ?? '';
  await trx.selectFrom('opportunities').select('id').where('id', '=', bidId).forUpdate().execute();
};

const stepAsked = async ({ service, db, input }: Asked): Promise<ProposalStep> => {
  const where = [sql<boolean>`t.id = ${input.id}`, sql<boolean>`t.status = 'Active'`];
  const [step] = await selectRecords(db, service.resource(proposalSteps).table, { where, limit: 1 });
  if (!step) throw new Problem(404, 'no-record', 'proposalSteps has no record with this id');
  return step;
};

/** Where both are in the order of the plan. */
const besideEachOther = (steps: readonly ProposalStep[], { id, past }: Asked['input']): [number, number] => {
  const placeOf = (one: string) => steps.findIndex((step) => step.id === one);
  const [from, to] = [placeOf(id), placeOf(past)];
  if (from >= 0 && to >= 0 && Math.abs(from - to) === 1) return [from, to];
  throw new Problem(409, 'conflict', 'Someone else has changed the order of the reviews in the meantime', {
    fields: { past: message('validation.changed') },
    current: steps[from],
  });
};

/** Each step with what it has where it stands now: work days of its neighbour, and its place. */
const exchanged = (steps: readonly ProposalStep[], [from, to]: [number, number]): ProposalStep[] => {
  const [one, other] = [steps[from], steps[to]];
  if (!one || !other) return [...steps];
  return steps
    .with(from, { ...other, workDaysBefore: one.workDaysBefore })
    .with(to, { ...one, workDaysBefore: other.workDaysBefore })
    .map((step, at) => ({ ...step, place: at + 1 }));
};

/** Moves a step past the one beside it, see the contract. */
export const moveStep = ({ db, ...context }: Asked) => {
  const { service, person, by, input } = context;
  const write = async (trx: Db) => {
    await lockPlan(trx, context);
    const step = await stepAsked({ ...context, db: trx });
    const bid = await bidAsked(trx, service, step.opportunityId);
    const plan = await keptPlan(trx, bid);
    const places = besideEachOther(plan.steps, input);
    for (const at of places)
      if (plan.steps[at] && !may(proposalSteps.rights.update, person, { ...plan.steps[at], parent: bid }))
        throw new Problem(403, 'forbidden', 'You have no right to move this review');
    const steps = exchanged(plan.steps, places);
    for (const { id, workDaysBefore, place } of steps)
      await changeRecord(trx, service.resource(proposalSteps), id, { workDaysBefore, place }, by);
    const { schedule } = await scheduled(trx, { ...plan, steps });
    const day = isStepDone(step) ? step.day : schedule.get(step.id)?.day;
    return { now: places[0] > places[1] ? ('before' as const) : ('after' as const), day: day ?? bid.dueDate };
  };
  return untilWritten(db, () => transact(db, service.eventSink, write));
};
