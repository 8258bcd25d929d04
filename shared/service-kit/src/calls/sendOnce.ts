import type { Person } from '@bidwright/contract-kit';
import type { Request, Response } from 'express';
import type { Database } from '../connect.ts';
import { Problem } from '../problem.ts';
import type { Service } from '../service.ts';
import { once } from '../writes/once.ts';

const keyOf = (request: Request): string | undefined => {
  const key = request.get('idempotency-key');
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Problem(400, 'bad-key', 'Idempotency-Key must be 1 to 200 letters, digits and signs');
};

/**
 * Sends what `act` answers. A request with an `Idempotency-Key` is acted on once, in one transaction; for 24 hours it is sent
 * the same bytes again.
 */
export const sendOnce = async <Db extends Database>(
  service: Service<Db>,
  person: Person,
  request: Request,
  response: Response,
  act: (db: Db) => Promise<unknown>,
): Promise<void> => {
  const key = keyOf(request);
  if (key === undefined) {
    response.json(await act(service.db));
    return;
  }
  const asked = { path: request.originalUrl, body: request.body };
  const answer = await once(service.db, { personId: person.id, key, asked }, act);
  service.eventSink.wake();
  response.type('json').send(answer);
};
