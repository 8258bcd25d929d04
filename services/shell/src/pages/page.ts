import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Problem } from '@bidwright/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import type { Door } from '../door.ts';
import { languageOf } from '../mail/texts.ts';
import { nonceOf } from '../security.ts';
import { findSession } from '../sessions/sessionOf.ts';
import { bootOf, inScript } from './boot.ts';
import { preloadTags } from './preload.ts';
import { createTemplate, fillTemplate } from './template.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Open to people who are signed out. Where these lead is of no use to people who are signed in. */
const open = new Set(['/login', '/register', '/forgot']);
const openToAll = new Set(['/reset', '/join-google']);
const isEntrance = (path: string) => open.has(path) || openToAll.has(path);
const home = '/dashboard';

/** Something that looks like a file is one that is missing, unless a person typed it into a browser. */
const wantsPage = (request: Request) =>
  (request.get('accept') ?? '').includes('text/html') || (path.extname(request.path) === '' && request.accepts('html'));

const elsewhere = (request: Request, isSignedIn: boolean): string | undefined => {
  if (isSignedIn) return open.has(request.path) ? home : undefined;
  if (isEntrance(request.path)) return undefined;
  return request.path === '/' ? '/login' : `/login?next=${encodeURIComponent(request.originalUrl)}`;
};

/** Made for one person, so nothing may keep it; packed quickly rather than tightly. */
const send = async (request: Request, response: Response, html: string) => {
  response.type('html').set('cache-control', 'no-store').vary('accept-encoding');
  if (request.acceptsEncodings('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    response.set('content-encoding', 'br').send(await brotli(html, { params }));
  } else if (request.acceptsEncodings('gzip')) {
    response.set('content-encoding', 'gzip').send(await zip(html));
  } else {
    response.send(html);
  }
};

/** The page for every address that is no call and no file: the app's one, or that of the pages for signed-out people. */
export const page = (door: Door): RequestHandler => {
  const frame = createTemplate(door.settings.SHELL_DIST, 'index.html');
  const entrance = createTemplate(door.settings.SHELL_DIST, 'entrance.html');
  return async (request, response) => {
    if (!['GET', 'HEAD'].includes(request.method)) {
      throw new Problem(400, 'unknown-call', `There is no call at ${request.path}: calls are at /api/<service>/<call>`);
    }
    if (!wantsPage(request)) return response.status(404).type('text/plain').send('There is no such file\n');
    const session = await findSession(door.sessions, request);
    const other = elsewhere(request, session !== null);
    if (other) return response.set('cache-control', 'no-store').redirect(other);
    const boot = await bootOf(door, session);
    const nonce = `<meta name="csp-nonce" content="${nonceOf(response)}">`;
    const template = isEntrance(request.path) ? entrance : frame;
    const html = fillTemplate(await template(), {
      language: languageOf(request),
      head: nonce + preloadTags(boot.modules, request.path),
      boot: `<script type="application/json" id="boot">${inScript(boot)}</script>`,
    });
    await send(request, response, html);
  };
};
