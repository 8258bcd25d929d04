import { type UserInput, users } from '@bidwright/contract-admin';
import { message, type Person } from '@bidwright/contract-kit';
import {
  checkedInput,
  createRecord,
  isRow,
  Problem,
  personOf,
  type Row,
  readJson,
  type Service,
} from '@bidwright/service-kit';
import { fieldsToWrite, idOf, type Operation, objectOf } from '@bidwright/service-kit/openapi';
import express, { type Request, type Router } from 'express';
import { v7 as newId } from 'uuid';
import { withDefaults } from './accountDefaults.ts';
import type { Accounts } from './accounts.ts';
import type { Db } from './tables.ts';

const fieldsIn = (body: unknown): Row => {
  if (!isRow(body)) throw new Problem(400, 'no-json', 'The body must be a JSON object');
  const { col = users.name, ...fields } = body;
  if (col !== users.name) throw new Problem(400, 'unknown-collection', `The call createUser makes ${users.name}`);
  return fields;
};

/** An address that has an account is said in the words of this service, which the pages of its people have. */
const saidOfAddress = (error: unknown): unknown =>
  error instanceof Problem && error.code === 'taken'
    ? new Problem(error.status, error.code, error.message, { fields: { email: message('admin.users.taken') } })
    : error;

/** The account is reserved first: the longest part of the work holds no lock, and what is left after a crash lets nobody in. */
const make = async (
  service: Service<Db>,
  accounts: Accounts,
  sent: Row,
  by: Person,
  requestId: string,
): Promise<string> => {
  const place = service.resource(users);
  const own = Object.fromEntries(Object.entries(sent).filter(([field]) => !place.owned.has(field)));
  const fields = await withDefaults(service.db, own);
  const input = checkedInput(place.table, fields);
  const { name, email, permissions, teams } = input as UserInput;
  const id = newId();
  await accounts
    .reserve({ id, name: name ?? email, email, permissions, teams: teams.map((team) => team.id) })
    .catch((error: unknown) => {
      throw saidOfAddress(error);
    });
  try {
    await createRecord(service.db, place, fields, { id: by.id, name: by.name, person: by, requestId }, id);
  } catch (error) {
    await accounts.withdraw(id).catch(() => service.log.warn({ requestId }, 'a reserved account is left'));
    throw error;
  }
  return id;
};

const { properties, required } = fieldsToWrite(users);

/** What the document of the API says of the call. */
export const createUserOperation: Operation = {
  method: 'post',
  path: `/api/${users.service}/createUser`,
  tag: users.name,
  summary:
    'Adds a person together with the account for signing in, and answers its id; a mail leads to a first password',
  body: objectOf({ col: { const: users.name }, ...properties }, required),
  answer: idOf(users.name),
  refusals: [409, 422],
};

/** The specification's call `createUser`: a person and the account with which the person signs in, both or none. */
export const createUserCall = (service: Service<Db>, accounts: Accounts): Router => {
  const router = express.Router();
  const path = `/api/${service.name}/createUser`;
  router.post(path, ...readJson, async (request: Request, response) => {
    const person = personOf(request);
    const uid = await make(service, accounts, fieldsIn(request.body), person, request.id);
    const language = request.get('accept-language') ?? 'en';
    await accounts
      .confirm(uid, language)
      .catch(() => service.log.warn({ requestId: request.id }, 'a new person was not mailed'));
    response.json({ data: uid });
  });
  return router;
};
