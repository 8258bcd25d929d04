import type { Right } from '@bidwright/contract-kit';
import { personOf, readJson, type Service } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import type { Request, Response, Router } from 'express';

/** A call beside those of the collections: what the document says of it, who may make it, and what it does. */
export interface OwnCall {
  operation: Operation;
  right: Right;
  answer(service: Service, request: Request, response: Response): Promise<void>;
}

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
