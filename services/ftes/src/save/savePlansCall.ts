import { projections } from '@bidwright/contract-ftes';
import { may, message as notSaved, type Person } from '@bidwright/contract-kit';
import {
  callsOf,
  type Database,
  Problem,
  personOf,
  type Row,
  readJson,
  type Service,
  sendOnce,
  transact,
  untilWritten,
} from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { sql } from 'kysely';
import { plansIn } from './asked.ts';

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

/** Writes several plans by the very calls that write one of them, all or none. */
const savePlans = (service: Service, db: Database, person: Person, plans: readonly Row[], requestId: string) => {
  const answerCall = callsOf(service.resources);
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
    return { data: saved };
  };
  return untilWritten(db, () => transact(db, service.outlet, write));
};

/** Saves a bid’s plans at once: a call beside those of the collections. */
export const savePlansCall = (service: Service): Router => {
  const router = express.Router();
  const path = `/api/${service.name}/savePlans`;
  router.post(path, (request, response, next) => {
    const person = personOf(request, service);
    if (!may(projections.rights.create, person)) throw new Problem(403, 'forbidden', 'You have no right to plan');
    response.locals.person = person;
    next();
  });
  router.post(path, ...readJson);
  router.post(path, async (request, response) => {
    const { person } = response.locals;
    const plans = plansIn(request.body);
    await sendOnce(service, person, request, response, (db) => savePlans(service, db, person, plans, request.id));
  });
  return router;
};
