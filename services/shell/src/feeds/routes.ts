import { feedInput } from '@bidwright/contract-shell';
import { checkedBody, Problem, readJson, signToken } from '@bidwright/service-kit';
import { type Request, Router } from 'express';
import { accountById, personOf, refusalOf } from '../accounts/accounts.ts';
import { addressOf } from '../accounts/address.ts';
import type { Door } from '../door.ts';
import { handCall } from '../proxy/handCall.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { findLink, linkBy, noteRead, renewLink, revokeLink } from './links.ts';

/** Where a person makes, renews and revokes the link to a feed. */
export const feedRoutes = ({ db, sessions, settings }: Door): Router => {
  const router = Router();
  /** Who asks, and for which feed. */
  const asked = async (request: Request): Promise<[accountId: string, feed: string]> => {
    const { user } = await sessionOf(sessions, request);
    return [user.id, checkedBody(feedInput, request.body).feed];
  };
  router.post('/feeds/find', ...readJson, async (request, response) => {
    response.json({ data: await findLink(db, ...(await asked(request))) });
  });
  router.post('/feeds/renew', ...readJson, async (request, response) => {
    const [accountId, feed] = await asked(request);
    const key = await renewLink(db, accountId, feed);
    response.json({ data: { url: new URL(`/feeds/${feed}?key=${key}`, settings.PUBLIC_URL).href } });
  });
  router.post('/feeds/revoke', ...readJson, async (request, response) => {
    await revokeLink(db, ...(await asked(request)));
    response.json({ data: {} });
  });
  return router;
};

/** Whatever is wrong with a link: it opens nothing, and does not say why. */
const noFeed = () => new Problem(404, 'no-feed', 'There is no such feed');

/** Reads feeds by their links, which stand in the query so that no log holds them. */
export const readFeeds = (door: Door): Router => {
  const { db, people, limits, services, key: signing } = door;
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
    await handCall(door, [request, response], {
      service,
      ways,
      personId: person.id,
      path: `/api/${service}/feeds/${name}?${searchParams}`,
      headers: { authorization: `Bearer ${signToken(person, service, signing)}`, 'x-request-id': request.id },
    });
  });
  return router;
};
