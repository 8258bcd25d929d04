import { type AnyObject, check, type ObjectSchema, type Right } from '@bidwright/contract-kit';
import { Problem, personOf, readJson, type Service } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import type { Request, Response, Router } from 'express';

/** A call beside those of the collections: what the document says of it, who may make it, and what it does. */
export interface OwnCall {
  operation: Operation;
  right: Right;
  answer(service: Service, request: Request, response: Response): Promise<void>;
}

/** The body as its schema keeps it, or 422 with what is wrong. */
export const checkedBody = <T extends AnyObject>(schema: ObjectSchema<T>, body: unknown): T => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem(400, 'no-json', 'The body must be a JSON object');
  const { value, errors } = check(schema, body);
  if (errors) throw new Problem(422, 'invalid', 'Some fields cannot be taken as they are', { fields: errors });
  return value;
};

/** Mounts calls that take JSON. */
export const mount = (router: Router, service: Service, calls: readonly OwnCall[]): void => {
  for (const { operation, answer } of calls)
    router.post(operation.path, ...readJson, (request, response) => {
      personOf(request, service);
      return answer(service, request, response);
    });
};

/** The rows of the policy. */
export const accessTo = (calls: readonly OwnCall[]): Record<string, Right> =>
  Object.fromEntries(calls.map(({ operation, right }) => [`POST ${operation.path}`, right]));
