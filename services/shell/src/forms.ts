import { type AnyObject, check, type ObjectSchema } from '@bidwright/contract-kit';
import { Problem } from '@bidwright/service-kit';

/** The form a body carries, checked by its contract. */
export const readForm = <Form extends AnyObject>(schema: ObjectSchema<Form>, body: unknown): Form => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Problem(400, 'no-json', 'The body must be a JSON object');
  }
  const { value, errors } = check(schema, body);
  if (errors) throw new Problem(422, 'validation', 'Some fields cannot be taken as they are', { fields: errors });
  return value;
};
