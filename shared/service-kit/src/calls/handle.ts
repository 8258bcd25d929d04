import { type AnswerOf, type AskedOf, type Person, type ServiceCall, takesNothing } from '@bidwright/contract-kit';
import express, { type Request, type RequestHandler, type Router } from 'express';
import type { AccessTable } from '../access/access.ts';
import { mustEnter } from '../access/gate.ts';
import { personOf } from '../caller.ts';
import { checkedBody } from '../checkedBody.ts';
import type { Database } from '../connect.ts';
import type { SentTable } from '../jobs/import/sent.ts';
import { readJson } from '../json.ts';
import type { Service } from '../service.ts';
import type { Author } from '../writes/author.ts';
import { sendOnce } from './sendOnce.ts';

/** What the handler of a call works with. */
export interface CallContext<C extends ServiceCall = ServiceCall, Db extends Database = Database> {
  service: Service<Db>;
  /** The service's, or the transaction of a call that is made once. */
  db: Db;
  person: Person;
  /** The person as the author of writes. */
  by: Author;
  input: AskedOf<C>;
  /** For what stands beside the body: a language, a cookie. */
  request: Request;
  /** A table that the person has sent for an import, by its id. */
  tableSent(id: string): Promise<SentTable>;
}

/** A call of a contract with what answers it. */
export interface CallHandler {
  call: ServiceCall;
  answer(context: CallContext): Promise<unknown>;
}

/** `handle` for a service whose database is `Db`: `const handle = handleIn<Db>()`. */
export const handleIn =
  <Db extends Database>() =>
  <C extends ServiceCall>(call: C, answer: (context: CallContext<C, Db>) => Promise<AnswerOf<C>>): CallHandler => ({
    call,
    answer,
  });

/** Answers a call of a contract. Who asks may make it, and what was sent is checked. */
export const handle = handleIn<Database>();

/** Where a call is answered. */
export const pathOf = ({ service, name }: ServiceCall) => `/api/${service}/${name}`;

/** Each looks at its own right: whom a cookie names the front door knows only behind the gate. */
export const handledAccess = (calls: CallHandler[]): AccessTable =>
  Object.fromEntries(calls.map(({ call }) => [`POST ${pathOf(call)}`, 'by its route']));

/** Finds a table that a person has sent, by its id. */
type FindTable = (person: Person, id: string) => Promise<SentTable>;

/** As routes are compared: in either case, with a slash at the end or without. */
const comparable = (path: string) => path.toLowerCase().replace(/\/$/, '');

/** Lets all that is none of these calls pass by their routes: each of them would be asked whether it is meant. */
const passOthers = (calls: CallHandler[]): RequestHandler => {
  const paths = new Set(calls.map(({ call }) => comparable(pathOf(call))));
  return (request, _response, next) => next(paths.has(comparable(request.path)) ? undefined : 'router');
};

/** The routes of calls that contracts state. */
export const handledCalls = (service: Service, calls: CallHandler[], findTable: FindTable): Router => {
  const router = express.Router();
  router.use(passOthers(calls));
  for (const { call, answer } of calls) {
    if (call.service !== service.name) throw new Error(`${service.name} cannot answer ${pathOf(call)}`);
    const enter: RequestHandler = (request, _response, next) => {
      mustEnter(call.right, request);
      next();
    };
    const read = takesNothing(call) ? [] : readJson;
    router.post(pathOf(call), enter, ...read, async (request, response) => {
      const person = personOf(request);
      const by = { id: person.id, name: person.name, person, requestId: request.id };
      const input = takesNothing(call) ? {} : checkedBody(call.input, request.body);
      const about = { service, person, by, input, request, tableSent: (id: string) => findTable(person, id) };
      const act = async (db: Database) => ({ data: await answer({ ...about, db }) });
      if (call.once) await sendOnce(service, person, request, response, act);
      else response.json(await act(service.db));
    });
  }
  return router;
};
