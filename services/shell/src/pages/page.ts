import path from 'node:path';
import { type Session, shellName } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Request, RequestHandler } from 'express';
import type { AppContext } from '../context.ts';
import { html } from '../docs/html.ts';
import { noteDelivered } from '../failures/deliveries.ts';
import { sendPacked } from '../files/sendPacked.ts';
import { firmForPage, type KeptFirm } from '../firm/firmSettings.ts';
import { offeredIn } from '../firm/languages.ts';
import { languageOf } from '../mail/texts.ts';
import { stop as stopOverride } from '../overrides/override.ts';
import { listTag } from '../registry/list/list.ts';
import { isInTheMaking } from '../registry/names.ts';
import { isProving } from '../registry/proving/person.ts';
import { type Given, givenFor, shellForAll } from '../registry/versions.ts';
import { letIn, nonceOf } from '../security.ts';
import { findSession, named } from '../sessions/sessionOf.ts';
import { answerAgain } from './again.ts';
import { bootOf, inScript } from './boot.ts';
import { lateNotice, lateStyle } from './late.ts';
import { firstTags, ownerOf } from './preload.ts';
import { fillTemplate, readPages } from './template.ts';

/** Open to people who are signed out. Where these lead is of no use to people who are signed in. */
const open = new Set(['/login', '/register', '/forgot']);
const openToAll = new Set(['/reset', '/invitation', '/join-google']);
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

/** Where no mail leaves the page says so, so that no module promises one. */
const mailTag = ({ SMTP_URL }: Pick<AppContext['settings'], 'SMTP_URL'>) =>
  SMTP_URL ? '' : '<meta name="mail-server" content="none">';

const firmTags = ({ currency, fiscalYearStart, addressFormat }: KeptFirm) =>
  `<meta name="firm-currency" content="${currency}"><meta name="fiscal-year-start" content="${fiscalYearStart}"><meta name="address-format" content="${addressFormat}">`;

/** Whose place it is, as the frame shows it, in it and outside, and its languages, that of newcomers first: nothing is asked for them. */
const nameTags = ({ name, logo, ...firm }: KeptFirm) =>
  html`<meta name="firm-languages" content="${offeredIn(firm).join(' ')}"><meta name="firm-name" content="${name ?? ''}"><meta name="firm-logo" content="${logo ? `${logo.address} ${logo.width} ${logo.height}` : ''}">`
    .text;

/** What the page is made of: for somebody, or for whoever is signed out. */
const givenTo = async (
  { db }: AppContext,
  session: Session | null,
): Promise<Given & { version: string | undefined }> => {
  if (!session) return { shell: undefined, version: await shellForAll(db), modules: [] };
  const given = await givenFor(db, session.user);
  return { ...given, version: given.shell?.version };
};

/** Who tries a version sees the pages for signed-out people as these do. */
const seenBy = (session: Session | null, path: string) =>
  session && isProving(session.user) && isEntrance(path) ? null : session;

/** The page for every address that is no call and no file: the app's one, or that of the pages for signed-out people. */
export const page = (context: AppContext): RequestHandler => {
  const { db, sessions, settings, versions } = context;
  const bothPages = async (request: Request) => {
    const session = await findSession(sessions, request);
    // Who begins anew has lost the app, maybe by the shell that is being worked on.
    if (session) await stopOverride(context, shellName, session.user);
    const { version } = await givenTo(context, session);
    return Object.values(await readPages(versions, version));
  };
  return async (request, response) => {
    if (!['GET', 'HEAD'].includes(request.method)) {
      throw new Problem(400, 'unknown-call', `There is no call at ${request.path}: calls are at /api/<service>/<call>`);
    }
    if (await answerAgain(request, response, bothPages)) return undefined;
    if (!wantsPage(request)) return response.status(404).type('text/plain').send('There is no such file\n');
    const session = await findSession(sessions, request);
    const seen = seenBy(session, request.path);
    const other = elsewhere(request, seen !== null);
    if (other) return response.set('cache-control', 'no-store').redirect(other);
    const isInside = seen && !isEntrance(request.path);
    const { shell, version, modules } = await givenTo(context, session);
    const pages = await readPages(versions, version);
    const [boot, firm] = await Promise.all([
      bootOf(context, seen, { version, override: shell?.override }),
      firmForPage(db),
    ]);
    if (isInside && shell) await noteDelivered(db, named(sessions, request, seen.user), [shell, ...modules]);
    const nonce = nonceOf(response);
    const language = languageOf(request, offeredIn(firm));
    if (boot.feedback && isInside) letIn(response, boot.feedback);
    const owner = isInside ? ownerOf(modules, request.path) : undefined;
    const filled = fillTemplate(pages[isInside ? 'index.html' : 'entrance.html'], {
      language,
      title: firm.name,
      isOfModule: owner !== undefined,
      isForDevelopment: modules.some(({ version }) => isInTheMaking(version)),
      head:
        `<meta name="csp-nonce" content="${nonce}"><meta name="firm-zone" content="${firm.zone ?? settings.FIRM_ZONE}">${lateStyle(nonce)}` +
        nameTags(firm) +
        (isInside ? firmTags(firm) + mailTag(settings) + listTag(modules) : '') +
        (owner ? firstTags(owner) : ''),
      boot: `${lateNotice(language, request.originalUrl)}<script type="application/json" id="boot">${inScript(boot)}</script>`,
    });
    // Made for one person, so nothing may keep it.
    response.type('html').set('cache-control', 'no-store');
    await sendPacked(request, response, filled);
  };
};
