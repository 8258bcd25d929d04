import { type AnyObject, check, type ObjectSchema } from '@bidwright/contract-kit';
import { Problem } from './problem.ts';

/** The body of a call as its schema keeps it. Throws 400 where it is no object, 422 with what is wrong by field. */
export const checkedBody = <T extends AnyObject>(schema: ObjectSchema<T>, body: unknown): T => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem(400, 'no-json', 'The body must be a JSON object');
  const { value, errors } = check(schema, body);
  if (errors) throw new Problem(422, 'invalid', 'Some fields cannot be taken as they are', { fields: errors });
  return value;
};
