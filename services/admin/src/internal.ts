import { type User, users } from '@bidwright/contract-admin';
import {
  admitted,
  checkedInput,
  createRecord,
  isId,
  type Known,
  mustBeService,
  Problem,
  type Row,
  readJson,
  type Service,
  selectRecords,
  serviceAsking,
  tableOf,
  type WhoIs,
} from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { type SqlBool, sql } from 'kysely';
import { withDefaults } from './accountDefaults.ts';
import { changeForDirectory, listForDirectory } from './directoryPeople.ts';
import { followDirectory } from './followDirectory.ts';
import { aliasOf, type Db } from './tables.ts';

const table = tableOf(users);
const t = aliasOf('users', 't');

/** What the front door needs to know of a person at each sign-in, and any service of who started a job. */
const personOf = ({
  id,
  name,
  email,
  permissions,
  teams,
  status,
  expirationDate,
  showActuals,
  showProjections,
  profilePicture,
}: User) => ({
  id,
  name,
  email,
  permissions,
  teams: teams.map((team) => team.id),
  status,
  expirationDate,
  showActuals,
  showProjections,
  profilePicture,
});

const find = async (db: Db, { id, email }: Row): Promise<User | undefined> => {
  if (!isId(id) && typeof email !== 'string') throw new Problem(400, 'bad-value', 'id or email must name a person');
  const where = isId(id) ? sql<SqlBool>`${t.id} = ${id}` : sql<SqlBool>`${t.email} = ${email}`;
  const [found] = await selectRecords(db, table, { where: [where], limit: 1 });
  return found;
};

/** Who a person is now; undefined of who may not come in any more. */
export const whoIs =
  ({ db }: Service<Db>): WhoIs =>
  async ({ id }) => {
    const found = await find(db, { id });
    return found && admitted(personOf(found) as Known);
  };

/** Makes a person's record under the id that the front door has chosen. Asking again changes nothing. */
const create = async (service: Service<Db>, { id, ...said }: Row): Promise<User> => {
  if (!isId(id)) throw new Problem(400, 'bad-value', 'id must be the id of a person');
  const fields = await withDefaults(service.db, said);
  const { name } = checkedInput(table, fields);
  try {
    // Whoever registers is told of like anybody whom an Admin has entered.
    return await createRecord(service.db, service.resource(users), fields, { id, name: String(name) }, id);
  } catch (error) {
    const found = await find(service.db, { id });
    if (found) return found;
    throw error;
  }
};

/** For other services; nothing under `/internal` is reached from outside. People are made by the front door alone. */
export const internal = (service: Service<Db>): Router => {
  const router = express.Router();
  router.use('/internal', (request, _response, next) => {
    serviceAsking(request);
    next();
  });
  router.post('/internal/person', ...readJson, async (request, response) => {
    const found = await find(service.db, request.body);
    if (!found) throw new Problem(404, 'no-record', 'There is no such person');
    response.json({ data: personOf(found) });
  });
  router.use('/internal/users', (request, _response, next) => {
    mustBeService(request, 'shell');
    next();
  });
  router.post('/internal/users', ...readJson, async (request, response) => {
    response.json({ data: personOf(await create(service, request.body)) });
  });
  router.post('/internal/users/roles', ...readJson, async (request, response) => {
    response.json({ data: await followDirectory(service, request.body) });
  });
  router.post('/internal/users/list', ...readJson, async (_request, response) => {
    response.json({ data: { people: await listForDirectory(service) } });
  });
  router.post('/internal/users/change', ...readJson, async (request, response) => {
    response.json({ data: await changeForDirectory(service, request.body) });
  });
  return router;
};
