import { choices, object, roles, string, text } from '@bidwright/contract-kit';
import { checkedBody, type Service } from '@bidwright/service-kit';
import { asDirectory } from './asDirectory.ts';
import { isLastAdmin } from './lastAdmin.ts';
import type { Db } from './tables.ts';

const wanted = object({
  id: string().max(36).required(),
  /** What the person's groups give. */
  roles: choices(roles),
  /** On which roles the directory decides; others are the Admins' to give. */
  decided: choices(roles),
  directory: text(60).required(),
});

/** Lets a person have the roles that the firm's directory gives. `keptAdmin`: Admin stays, for the firm would have none any more. */
export const followDirectory = (service: Service<Db>, body: unknown): Promise<{ keptAdmin: boolean }> => {
  const { roles: given, decided, ...said } = checkedBody(wanted, body);
  return asDirectory(service, said, async (trx, person, write) => {
    const kept = person.permissions.filter((role) => given.includes(role) || !decided.includes(role));
    const next = [...kept, ...given.filter((role) => !kept.includes(role))];
    const keptAdmin = !next.includes('Admin') && (await isLastAdmin(trx, person));
    await write({ permissions: keptAdmin ? [...next, 'Admin'] : next });
    return { keptAdmin };
  });
};
