import { Problem } from '@bidwright/service-kit';
import type { Request, RequestHandler } from 'express';
import { programOf } from './programs/program.ts';
import { bearerOf } from './registry/publisher.ts';
import type { Settings } from './settings.ts';

type Place = Pick<Settings, 'PUBLIC_URL' | 'PORT' | 'DEMO'>;

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

const registryCall = /^\/api\/shell\/(modules\/([^/]+\/(versions|maps)|([^/]+\/)?activate)|services\/[^/]+\/check)$/;

/** A module's team sends a header no foreign page can send, and no cookie counts beside it. */
const isTeam = (request: Request) => registryCall.test(request.path) && bearerOf(request) !== undefined;

/** This machine's own names; in demo mode people may open any of them. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Where pages of this site come from. Never what a request says of itself: its Host is whatever the caller typed. */
const originsOf = ({ PUBLIC_URL, PORT, DEMO }: Place) =>
  new Set([new URL(PUBLIC_URL).origin, ...(DEMO ? loopback.map((name) => `http://${name}:${PORT}`) : [])]);

/**
 * Refuses calls that change something and do not come from a page of this site. Every browser says where such a call comes
 * from, in Origin or Sec-Fetch-Site; one that says neither is refused as well. Programs are no browsers: beside the key of one,
 * which no foreign page has, no cookie counts.
 */
export const sameOrigin = (place: Place): RequestHandler => {
  const origins = originsOf(place);
  const [origin] = origins;
  return (request, _response, next) => {
    if (safe.has(request.method) || isTeam(request) || programOf(request)) return next();
    const from = request.get('origin');
    const site = request.get('sec-fetch-site');
    const isOurs = from === undefined || origins.has(from);
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

const nameIn = (host: string) => URL.parse(`http://${host}`)?.hostname;

/**
 * In demo mode, where everyone knows the passwords, answers only under names of its own: a foreign name that was made to
 * point here (DNS rebinding) would make its page one of this site to the browser.
 */
export const ownName = ({ PUBLIC_URL, DEMO }: Place): RequestHandler => {
  const names = new Set([new URL(PUBLIC_URL).hostname, ...loopback]);
  return (request, _response, next) => {
    if (!DEMO) return next();
    const name = nameIn(request.headers.host ?? '');
    if (name && names.has(name)) return next();
    throw new Problem(403, 'foreign-host', `This is not ${name ?? 'a site of that name'}: open ${PUBLIC_URL}`);
  };
};
