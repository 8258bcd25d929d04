import { feedInput } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { type Request, Router } from 'express';
import { accountById, personOf, refusalOf } from '../accounts/accounts.ts';
import { addressOf } from '../accounts/address.ts';
import type { AppContext } from '../context.ts';
import { handCall } from '../proxy/handCall.ts';
import { linkBy, noteRead } from './links.ts';

export const feedOperation: Operation = {
  method: 'get',
  path: '/feeds/{service}/{name}',
  tag: 'feeds',
  summary: 'A feed as the person of the link may see it now; other parameters go on to the service',
  open: true,
  parameters: [
    { name: 'service', in: 'path', description: 'The service that answers it', schema: { type: 'string' } },
    { name: 'name', in: 'path', description: 'The name of the feed', schema: { type: 'string' } },
    { name: 'key', in: 'query', description: 'The secret of the link', schema: { type: 'string' } },
  ],
  rawAnswer: '*/*',
  refusals: [400, 403, 404, 422, 429],
};

/** Whatever is wrong with a link: it opens nothing, and does not say why. */
const noFeed = () => new Problem(404, 'no-feed', 'There is no such feed');

/** Reads feeds by their links, which stand in the query so that no log holds them. */
export const readFeeds = (context: AppContext): Router => {
  const { db, people, limits, services, keys } = context;
  const router = Router();

  /** The person behind a link, as admin knows that person now. */
  const personBehind = async (request: Request, key: unknown, feed: string) => {
    const isFeed = typeof key === 'string' && feedInput.isValidSync({ feed });
    const link = isFeed ? await linkBy(db, key, feed) : undefined;
    if (!link) {
      await limits.feedGuesses.spend(addressOf(request));
      throw noFeed();
    }
    await limits.feeds.spend(link.id);
    const account = await accountById(db, link.accountId);
    const current = account && (await people.refreshed(account));
    if (!current || refusalOf(current)) throw noFeed();
    await noteRead(db, link.id);
    return personOf(current);
  };

  router.get('/:service/:name', async (request, response) => {
    const { service, name } = request.params;
    const { searchParams } = new URL(request.originalUrl, 'http://localhost');
    const person = await personBehind(request, searchParams.get('key'), `${service}/${name}`);
    const ways = services.get(service);
    if (!ways) throw noFeed();
    searchParams.delete('key');
    await handCall(context, [request, response], {
      service,
      ways,
      personId: person.id,
      path: `/api/${service}/feeds/${name}?${searchParams}`,
      headers: { authorization: `Bearer ${await keys.sign(service, person)}`, 'x-request-id': request.id },
    });
  });
  return router;
};
