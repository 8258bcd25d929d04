import { choice, object, recordStatus, string, text } from '@bidwright/contract-kit';
import { checkedBody, Problem, type Service } from '@bidwright/service-kit';
import { asDirectory } from './asDirectory.ts';
import { isLastAdmin } from './lastAdmin.ts';
import type { Db } from './tables.ts';

const wanted = object({
  id: string().max(36).required(),
  firstName: text(80).required(),
  lastName: text(80).required(),
  status: choice(recordStatus).required(),
  directory: text(60).required(),
});

/** All people, as the firm's directory compares them with its own. */
export const listForDirectory = ({ db }: Pick<Service<Db>, 'db'>) =>
  db.selectFrom('users').select(['id', 'firstName', 'lastName', 'email', 'status']).orderBy('id').execute();

/** What the directory says of a person: the name, and whether the person is with the firm. Refuses to take the last Admin away. */
export const changeForDirectory = (service: Service<Db>, body: unknown): Promise<{ version: number }> => {
  const { id, directory, ...changes } = checkedBody(wanted, body);
  return asDirectory(service, { id, directory }, async (trx, person, write) => {
    if (changes.status === 'Inactive' && (await isLastAdmin(trx, person)))
      throw new Problem(409, 'last-admin', 'The firm would have no Admin: make somebody else one first');
    return write(changes);
  });
};
