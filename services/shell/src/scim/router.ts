import { Problem } from '@bidwright/service-kit';
import express, { type ErrorRequestHandler, type Request, type Router } from 'express';
import { Config, Resources, Types } from 'scimmy';
import { SCIMMYRouters } from 'scimmy-routers';
import type { ListedPerson } from '../accounts/people.ts';
import type { AppContext } from '../context.ts';
import { beforeScim } from './before.ts';
import { change, enter, everybody, leave, personOf } from './people.ts';

/** What the handlers of one request work with. */
type Asked = AppContext;

const shown = ({ id, firstName, lastName, email, status }: ListedPerson) => ({
  id,
  userName: email,
  name: { givenName: firstName, familyName: lastName, formatted: `${firstName} ${lastName}` },
  displayName: `${firstName} ${lastName}`,
  emails: [{ value: email, type: 'work', primary: true }],
  active: status === 'Active',
});

/** What a code is called in this protocol; others have no name there. */
const named = new Set(['uniqueness', 'mutability', 'invalidValue', 'invalidFilter', 'invalidSyntax']);

/** As the protocol says it. What nobody foresaw is no 404, by which a directory would believe somebody gone. */
const failure = (error: unknown, { log }: Asked) => {
  if (error instanceof Types.Error) return error;
  const problem = error instanceof Problem ? error : undefined;
  if (!problem) log.error({ err: error }, 'a directory could not be answered');
  const status = problem && problem.status < 500 ? problem.status : 500;
  const type = problem && named.has(problem.code) ? problem.code : '';
  return new Types.Error(status, type, problem?.message ?? 'Something went wrong on our side. Please try again.');
};

const answering = async <T>(context: Asked, answer: () => Promise<T>): Promise<T> => {
  try {
    return await answer();
  } catch (error) {
    throw failure(error, context);
  }
};

const users = Resources.declare(Resources.User);

users.egress((resource, context: Asked) =>
  answering(context, async () => {
    if (resource.id) return shown(await personOf(context, resource.id));
    const all = (await everybody(context)).map(shown);
    return resource.filter ? resource.filter.match(all) : all;
  }),
);

users.ingress((resource, instance, context: Asked) =>
  answering(context, async () =>
    shown(resource.id ? await change(context, resource.id, instance) : await enter(context, instance)),
  ),
);

users.degress((resource, context: Asked) => answering(context, () => leave(context, String(resource.id))));

/** Failures that no handler of its own has seen, in the words of the protocol. */
const tell: ErrorRequestHandler = (error: Error & { status?: number; code?: string }, _request, response, next) => {
  const { status = 500, code = '', message } = error;
  if (response.headersSent) return;
  if (status >= 500) return next(error);
  response.status(status).type('application/scim+json');
  response.send({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(named.has(code) && { scimType: code }),
    detail: message,
  });
};

/** People under `/Users` as SCIM 2.0 has them. Who asks was let in before; `contextOf` says where. */
export const scimRouter = (contextOf: (request: Request) => Asked): Router => {
  const scimmy = new SCIMMYRouters({ type: 'bearer', handler: () => 'directory', context: contextOf });
  Config.set({ patch: true, filter: { supported: true, maxResults: 1000 }, sort: true, bulk: false });
  return express.Router().use(beforeScim, scimmy, tell);
};
