import { projections } from '@bidwright/contract-ftes';
import { message as notSaved, type Person } from '@bidwright/contract-kit';
import {
  callsOf,
  type Database,
  Problem,
  type Row,
  type Service,
  transact,
  untilWritten,
} from '@bidwright/service-kit';
import { sql } from 'kysely';

const col = projections.name;

/** Nobody else changes these until the transaction ends. In one order, so that two who save never wait for each other. */
const lock = async (trx: Database, plans: readonly Row[]) => {
  const ids = plans.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (ids.length === 0) return;
  await sql`select id from projections where id in (${sql.join(ids)}) order by id for update`.execute(trx);
};

/** Says which of the plans is meant. */
const ofPlan = (error: unknown, at: number): unknown => {
  if (!(error instanceof Problem)) return error;
  const { status, code, message, details } = error;
  const fields = { ...details.fields, plans: notSaved('ftes.plans.notSaved', { number: at + 1 }) };
  return new Problem(status, code, `plans[${at}]: ${message}`, { ...details, fields });
};

/** Writes several plans by the very calls that write one of them, all or none; answers their ids. */
export const saveAll = (
  { resources, outlet }: Service,
  db: Database,
  person: Person,
  plans: readonly Row[],
  requestId?: string,
): Promise<string[]> => {
  const answerCall = callsOf(resources);
  const write = async (trx: Database) => {
    await lock(trx, plans);
    const saved: string[] = [];
    for (const [at, plan] of plans.entries()) {
      const call = plan.id === undefined ? 'create' : 'update';
      const { data } = await answerCall(trx, person, call, { ...plan, col }, { requestId }).catch((error: unknown) => {
        throw ofPlan(error, at);
      });
      saved.push(typeof data === 'string' ? data : String(plan.id));
    }
    return saved;
  };
  return untilWritten(db, () => transact(db, outlet, write));
};
