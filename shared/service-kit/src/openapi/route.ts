import { healthIn, responsibilitiesIn, usesIn } from '@bidwright/contract-kit';
import express, { type Router } from 'express';
import { personOf } from '../caller.ts';
import type { CallHandler } from '../calls/handle.ts';
import { policies } from '../calls/router.ts';
import type { Copies } from '../copies/statement.ts';
import { fileCollectionsOf } from '../files/fileCollection.ts';
import type { Service } from '../service.ts';
import { versionBeside } from '../version.ts';
import { callOperations, operationOf } from './calls.ts';
import { type Document, documentFrom } from './document.ts';
import { fileOperations } from './files.ts';
import { jobFileOperations, jobOperations, jobSchemas } from './jobs.ts';
import type { Operation } from './operation.ts';
import { promisesOf } from './promises.ts';
import { change, schemasOf } from './records.ts';

/** Asked of every service by whoever watches it. */
const health: Operation[] = ['/livez', '/readyz'].map((path) => ({
  method: 'get',
  path,
  tag: 'health',
  summary: path === '/livez' ? 'The process is alive' : 'Its database answers and it takes calls',
  open: true,
  answer: { type: 'string' },
}));

const ownDocument = (name: string): Operation => ({
  method: 'get',
  path: `/api/${name}/openapi.json`,
  tag: 'about',
  summary: 'This document',
  rawAnswer: 'application/json',
});

/** What a service states of its own calls. */
export interface Stated {
  /** The folder of its migrations; the package that they are part of has the version of the service. */
  migrations?: string;
  copies?: Copies;
  calls?: CallHandler[];
  operations?: Operation[];
}

/** Everything that a service answers to people and their programs, as a document of OpenAPI 3.1. */
export const documentOf = (
  { name, resources }: Pick<Service, 'name' | 'resources'>,
  { migrations, copies, calls = [], operations: own = [] }: Stated = {},
): Document => {
  const files = fileOperations(name, fileCollectionsOf({ resources }));
  const jobs = [...jobOperations(name, resources), ...jobFileOperations(name)];
  const operations = [
    ...callOperations(name, resources, policies),
    ...jobs,
    ...files,
    operationOf(usesIn(name)),
    operationOf(responsibilitiesIn(name)),
    operationOf(healthIn(name)),
    ...calls.map(({ call }) => operationOf(call)),
    ...own,
    ownDocument(name),
    ...health,
  ];
  const asked = operations.filter(({ variants }) => variants?.length !== 0);
  const schemas = Object.assign({}, ...[...resources.values()].map(schemasOf));
  const told = [...resources.values()].flatMap(({ collection }) => (collection.secret ? [] : collection.name));
  const promises = promisesOf(versionBeside(migrations), resources, calls, copies);
  return documentFrom(name, asked, { ...schemas, ...jobSchemas, Change: change }, promises, told);
};

/** Open to everybody who is signed in: it says what can be asked, which no right depends on, and holds nothing that is kept. */
export const documentRoute = (service: Service, stated: Stated): Router => {
  const router = express.Router();
  let made: string | undefined;
  router.get(`/api/${service.name}/openapi.json`, (request, response) => {
    personOf(request);
    made ??= JSON.stringify(documentOf(service, stated));
    response.type('json').send(made);
  });
  return router;
};
