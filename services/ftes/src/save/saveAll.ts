import { message as messageOf, type Person } from '@bidwright/contract-kit';
import { callsOf, Problem, type Row, type Service, transact, untilWritten } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';

/** Records of which several are saved at once, the field of the call that holds them, and what is said of one that is refused. */
interface Kind {
  col: 'projections' | 'actuals';
  field: string;
  notSaved: string;
}

export const plansOfCall: Kind = { col: 'projections', field: 'plans', notSaved: 'ftes.plans.notSaved' };
export const actualsOfCall: Kind = { col: 'actuals', field: 'actuals', notSaved: 'ftes.actuals.notSaved' };

/** Nobody else changes these until the transaction ends. In one order, so that two who save never wait for each other. */
const lock = async (trx: Db, col: Kind['col'], plans: readonly Row[]) => {
  const ids = plans.flatMap(({ id }) => (id === undefined ? [] : [String(id)]));
  if (ids.length === 0) return;
  await trx.selectFrom(col).select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
};

/** Says which of the plans is meant. */
const ofPlan = ({ field, notSaved }: Kind, error: unknown, at: number): unknown => {
  if (!(error instanceof Problem)) return error;
  const { status, code, message, details } = error;
  const fields = { ...details.fields, [field]: messageOf(notSaved, { number: at + 1 }) };
  return new Problem(status, code, `${field}[${at}]: ${message}`, { ...details, fields });
};

/** What goes with the writes, in their transaction. */
type Within = (trx: Db, write: () => Promise<string[]>) => Promise<string[]>;

/** Writes several records by the very calls that write one of them, all or none; answers their ids. */
export const saveAll = (
  { resources, eventSink }: Service,
  db: Db,
  person: Person,
  kind: Kind,
  plans: readonly Row[],
  requestId?: string,
  within: Within = (_trx, write) => write(),
): Promise<string[]> => {
  const answerCall = callsOf(resources);
  const write = async (trx: Db) => {
    await lock(trx, kind.col, plans);
    const saved: string[] = [];
    for (const [at, plan] of plans.entries()) {
      const call = plan.id === undefined ? 'create' : 'update';
      const { data } = await answerCall(trx, person, call, { ...plan, col: kind.col }, { requestId }).catch(
        (error: unknown) => {
          throw ofPlan(kind, error, at);
        },
      );
      saved.push(typeof data === 'string' ? data : String(plan.id));
    }
    return saved;
  };
  return untilWritten(db, () => transact(db, eventSink, (trx) => within(trx, () => write(trx))));
};
