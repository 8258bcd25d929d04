import { type Call, calls, nobody, type Person, type Right, subRight } from '@bidwright/contract-kit';
import express, { type Router } from 'express';
import { personOf } from '../caller.ts';
import type { Database, Row } from '../connect.ts';
import { readJson } from '../json.ts';
import { Problem } from '../problem.ts';
import { isRow } from '../row.ts';
import type { Service } from '../service.ts';
import type { Author } from '../writes/author.ts';
import { mustBeAllowed } from './access.ts';
import { textIn } from './body.ts';
import type { Answer, Policy } from './call.ts';
import { create } from './create.ts';
import { getRecordById } from './get.ts';
import { list } from './list.ts';
import { merge } from './merge.ts';
import { query } from './query.ts';
import type { Resource, Resources } from './resource.ts';
import { sendOnce } from './sendOnce.ts';
import { listBySimpleQuery } from './simpleQuery.ts';
import { createSubcollection, deleteSubcollection, getSubCollection, updateSubcollection } from './sub.ts';
import { update } from './update.ts';
import { noteView } from './viewed.ts';

/** Every call with its policy. */
export const policies: Record<Call, Policy> = {
  list,
  query,
  getRecordById,
  listBySimpleQuery,
  create,
  update,
  getSubCollection,
  createSubcollection,
  updateSubcollection,
  deleteSubcollection,
  merge,
};

const isCall = (name: unknown): name is Call => calls.some((call) => call === name);

const callNamed = (name: unknown): Call => {
  if (!isCall(name)) throw new Problem(400, 'unknown-call', `There is no call ${String(name)}`);
  return name;
};

/** The body as an object of JSON. */
export const objectIn = (body: unknown): Row => {
  if (!isRow(body)) throw new Problem(400, 'no-json', 'The body must be a JSON object');
  return body;
};

/** The right that a call needs; of a subcollection its own where it states one. */
export const rightOf = ({ right, sub }: Policy, { collection }: Resource, body: Row): Right => {
  const named =
    sub && typeof body.sub === 'string' && Object.hasOwn(collection.sub, body.sub) && collection.sub[body.sub];
  return sub && named ? subRight(collection, named, sub) : (collection.rights[right] ?? nobody);
};

/** The collection that a body names. */
export const resourceIn = (resources: Resources, body: Row): Resource => {
  const name = textIn(body, 'col');
  const resource = resources.get(name);
  if (!resource) throw new Problem(400, 'unknown-collection', `There is no collection ${name}`);
  return resource;
};

/** Sent again, these would add a record again, or find what they changed themselves. */
const doneOnce: ReadonlySet<string> = new Set(calls.filter((call) => policies[call].about.once));

/** The collection as the person sees it. */
export const seenBy = (person: Person, resource: Resource): Resource => {
  const source = resource.rules.seen?.(person);
  return source ? { ...resource, table: { ...resource.table, source } } : resource;
};

/** One call of a person, with the body as it was sent, and in the course of what it is made. */
export type AnswerCall = (
  db: Database,
  person: Person,
  call: unknown,
  body: unknown,
  cause?: Pick<Author, 'requestId' | 'job'>,
) => Promise<Answer>;

/** The calls about a service's collections: what for, whether that is allowed, then the call itself. */
export const callsOf =
  (resources: Resources): AnswerCall =>
  async (db, person, name, body, cause) => {
    const call = callNamed(name);
    const row = objectIn(body);
    const resource = seenBy(person, resourceIn(resources, row));
    mustBeAllowed(rightOf(policies[call], resource, row), person, resource.table);
    const answer = resource.rules.answers?.[call] ?? policies[call].answer;
    const by = { id: person.id, name: person.name, person, ...cause };
    const asked = { db, person, by, resource, body: row };
    const given = await answer(asked);
    await noteView(db, call, asked);
    return given;
  };

/** The calls at `/api/<service>/<call>`. Who asks is checked before the body is read. */
export const callsRouter = (service: Service): Router => {
  const answerCall = callsOf(service.resources);
  const router = express.Router();
  const path = `/api/${service.name}/:call` as const;
  router.post(path, (request, response, next) => {
    response.locals.person = personOf(request);
    next();
  });
  router.post(path, ...readJson);
  router.post(path, async (request, response) => {
    const { person } = response.locals;
    const { call } = request.params;
    const act = (db: Database) => answerCall(db, person, call, request.body, { requestId: request.id });
    if (doneOnce.has(call)) await sendOnce(service, person, request, response, act);
    else response.json(await act(service.db));
  });
  return router;
};
