import { type Stated, schemaOf, type Way } from './fromYup.ts';
import { anyOf, type JsonSchema, objectOf } from './jsonSchema.ts';
import type { Operation } from './operation.ts';
import type { Promises } from './promises.ts';
import { failure, meanings, refusalsOf } from './refusals.ts';

type Json = Record<string, unknown>;

/** A document of OpenAPI 3.1. */
export interface Document extends Json {
  openapi: string;
  info: { title: string; version: string; description: string };
  /** What the registry holds modules and other services to. */
  'x-promises': Promises;
  /** The collections of whose records others are told. */
  'x-told': string[];
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Json };
}

/** A call in the document. */
export interface Described extends Json {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; description: string; required: boolean; schema: JsonSchema }[];
  /** Empty: everybody may ask. */
  security?: [];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
  /** The cases of a call that is about many collections, each with what goes in and comes out. */
  'x-variants'?: { name: string; request: JsonSchema; answer: JsonSchema }[];
}

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const isStated = (schema: Stated | JsonSchema): schema is Stated => 'describe' in schema;

const asSchema = (given: Stated | JsonSchema, way: Way): JsonSchema => (isStated(given) ? schemaOf(given, way) : given);

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const binary: JsonSchema = {};

const requestOf = ({ body, rawBody, variants }: Operation): Pick<Described, 'requestBody'> => {
  if (rawBody) return { requestBody: { required: true, content: { [rawBody]: { schema: binary } } } };
  if (variants)
    return { requestBody: { required: true, content: json(anyOf(variants.map(({ request }) => request))) } };
  return body ? { requestBody: { required: true, content: json(asSchema(body, 'sent')) } } : {};
};

const next: JsonSchema = { type: ['string', 'null'], description: 'Where the following page starts' };

const answerOf = ({ answer, rawAnswer, variants, isPaged }: Operation) => {
  if (rawAnswer) return { [rawAnswer]: { schema: binary } };
  if (variants) return json(anyOf(variants.map((one) => one.answer)));
  return answer && json(objectOf({ data: asSchema(answer, 'answered'), ...(isPaged && { next }) }));
};

const responsesOf = (operation: Operation): Described['responses'] => {
  const { statuses = [200] } = operation;
  const content = answerOf(operation);
  const good = statuses.map((status) => [
    status,
    { description: status < 300 ? 'Done' : 'Nothing is sent', ...(content && status < 300 && { content }) },
  ]);
  // Pages say in a page what is wrong.
  const failed = operation.rawAnswer === 'text/html' ? answerOf(operation) : json(ref('Failure'));
  const bad = refusalsOf(operation).map((status) => [status, { description: meanings[status] ?? '', content: failed }]);
  return Object.fromEntries([...good, ...bad]);
};

const described = (operation: Operation, id: string): Described => {
  const { summary, tag, open, parameters, variants } = operation;
  return {
    operationId: id,
    summary,
    tags: [tag],
    ...(open && { security: [] }),
    ...(parameters && { parameters: parameters.map((one) => ({ ...one, required: one.in === 'path' })) }),
    ...requestOf(operation),
    responses: responsesOf(operation),
    ...(variants && { 'x-variants': variants }),
  };
};

/** `getModules` from `GET /api/shell/modules`; a call of a service goes by its own name. */
const idOf = ({ method, path }: Operation): string => {
  const words = path
    .split(/[^a-zA-Z]+/)
    .filter(Boolean)
    .slice(path.startsWith('/api/') ? 2 : 0);
  const name = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  return method === 'post' ? name : method + name.charAt(0).toUpperCase() + name.slice(1);
};

/** What a service answers, as a document of OpenAPI 3.1. */
export const documentFrom = (
  name: string,
  operations: Operation[],
  schemas: Record<string, JsonSchema>,
  promises: Promises,
  told: string[],
): Document => {
  const paths: Document['paths'] = {};
  for (const operation of operations) {
    const { path, method } = operation;
    paths[path] = { ...paths[path], [method]: described(operation, idOf(operation)) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `Bidwright: ${name}`,
      version: promises.version,
      description:
        'Derived from the contracts. Every call but those that say so needs the session of a person who is signed in. ' +
        'Calls that change something must come from a page of this site: send Origin or Sec-Fetch-Site: same-origin. ' +
        'What a person may not read is absent from answers; what is not for the person is refused with 403.',
    },
    'x-promises': promises,
    'x-told': told,
    servers: [{ url: '/' }],
    security: [{ session: [] }, { programKey: [] }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((tag) => ({ name: tag })),
    paths,
    components: {
      schemas: { ...schemas, Failure: failure },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'bidwright',
          description: 'The cookie that POST /api/shell/signIn sets',
        },
        programKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key that an Admin makes for a program, in the place of a cookie and of Origin. It opens calls about data: not those of accounts, sessions, live events and keys.',
        },
      },
    },
  };
};
