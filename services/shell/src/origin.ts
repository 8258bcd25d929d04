import { Problem } from '@bidwright/service-kit';
import type { Request, RequestHandler } from 'express';
import { bearerOf } from './registry/publisher.ts';
import type { Settings } from './settings.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

const registryCall = /^\/api\/shell\/modules\/[^/]+\/(versions|activate)$/;

/** A module's team sends a header no foreign page can send, and no cookie counts beside it. */
const isTeam = (request: Request) => registryCall.test(request.path) && bearerOf(request) !== undefined;

/**
 * Refuses calls that change something and do not come from a page of this site. Every browser says where such a call comes
 * from, in Origin or Sec-Fetch-Site; one that says neither is refused as well.
 */
export const sameOrigin = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): RequestHandler => {
  const { origin, protocol } = new URL(PUBLIC_URL);
  return (request, _response, next) => {
    if (safe.has(request.method) || isTeam(request)) return next();
    const from = request.get('origin');
    const site = request.get('sec-fetch-site');
    const isOurs = from === undefined || from === origin || from === `${protocol}//${request.get('host')}`;
    const isSame = site === undefined || site === 'same-origin';
    if (isOurs && isSame && (from ?? site)) return next();
    throw new Problem(
      403,
      'foreign-origin',
      from || site
        ? `A call from ${from ?? site} is not taken: it must come from a page of ${origin}`
        : `A call must say where it comes from: send Origin: ${origin} or Sec-Fetch-Site: same-origin`,
    );
  };
};
