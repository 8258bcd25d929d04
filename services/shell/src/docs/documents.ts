import type { Person } from '@bidwright/contract-kit';
import { signToken } from '@bidwright/service-kit';
import type { Document } from '@bidwright/service-kit/openapi';
import type { Door } from '../door.ts';

/** Longest wait for a service, in milliseconds. */
const patience = 5000;

const ownName = 'shell';

/** The services whose calls can be read about, this one last. */
export const documentedServices = ({ services }: Pick<Door, 'services'>): string[] =>
  [...services.keys()]
    .filter((name) => name !== ownName)
    .sort()
    .concat(ownName);

/** What a service says of itself to a person; undefined while it does not answer. */
export const documentFor = async (door: Door, service: string, person: Person): Promise<Document | undefined> => {
  if (service === ownName) return door.document;
  try {
    const answer = await door.services.get(service)?.calls.request({
      method: 'GET',
      path: `/api/${service}/openapi.json`,
      headers: { authorization: `Bearer ${signToken(person, service, door.key)}` },
      signal: AbortSignal.timeout(patience),
    });
    if (answer?.statusCode !== 200) throw new Error(`It answers ${answer?.statusCode}`);
    return (await answer.body.json()) as Document;
  } catch (error) {
    door.log.warn({ err: error, service }, 'a service tells nothing of its calls');
    return undefined;
  }
};
