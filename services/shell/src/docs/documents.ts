import type { Person } from '@bidwright/contract-kit';
import type { Document } from '@bidwright/service-kit/openapi';
import type { AppContext } from '../context.ts';

/** Longest wait for a service, in milliseconds. */
const timeoutMs = 5000;

const ownName = 'shell';

/** The services whose calls can be read about, this one last. */
export const documentedServices = ({ services }: Pick<AppContext, 'services'>): string[] =>
  [...services.keys()]
    .filter((name) => name !== ownName)
    .sort()
    .concat(ownName);

/** What a service says of itself to a person; undefined while it does not answer. */
export const documentFor = async (
  context: AppContext,
  service: string,
  person: Person,
): Promise<Document | undefined> => {
  if (service === ownName) return context.document;
  try {
    const answer = await context.services.get(service)?.calls.request({
      method: 'GET',
      path: `/api/${service}/openapi.json`,
      headers: { authorization: `Bearer ${await context.keys.sign(service, person)}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer?.statusCode !== 200) throw new Error(`It answers ${answer?.statusCode}`);
    const document: Document = JSON.parse(await answer.body.text());
    return document;
  } catch (error) {
    context.log.warn({ err: error, service }, 'a service tells nothing of its calls');
    return undefined;
  }
};
