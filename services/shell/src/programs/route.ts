import { calls, healthIn, jobCalls, responsibilitiesIn, usesIn } from '@bidwright/contract-kit';
import {
  keyMark,
  listMailKinds,
  moduleOverview,
  platformHealth,
  previewMail,
  readFirmSettings,
  readMailKind,
  readMailSettings,
  releaseHistory,
  restoreMailWords,
  setFirmSettings,
  setMailSettings,
  setMailWords,
  writeMail,
} from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Request, RequestHandler } from 'express';
import type { AppContext } from '../context.ts';
import { keepProgram, programBy } from './program.ts';

/** Calls of the front door's own that are about data, and not about who asks, people's accounts or what runs here. */
const aboutData = [
  usesIn('shell'),
  responsibilitiesIn('shell'),
  healthIn('shell'),
  platformHealth,
  moduleOverview,
  releaseHistory,
  readFirmSettings,
  setFirmSettings,
  readMailSettings,
  setMailSettings,
  listMailKinds,
  readMailKind,
  previewMail,
  setMailWords,
  restoreMailWords,
  writeMail,
];

const open: ReadonlySet<string> = new Set<string>([
  ...calls,
  ...jobCalls,
  ...aboutData.map(({ name }) => name),
  'openapi.json',
  'files/imports',
]);

const jobFile = /^files\/jobs\/[\w-]+(\/errors)?$/;

/**
 * Whether programs may ask for it: all that other services answer, and here what is named. Letter by letter: a path that is spelled
 * in another way leads to the same route and is for nobody's program.
 */
const isOpen = ({ path }: Request, services: AppContext['services']) => {
  const [, service = '', call = ''] = /^\/api\/([\w-]+)\/(.+)$/.exec(path) ?? [];
  if (service !== 'shell') return services.has(service);
  return open.has(call) || jobFile.test(call);
};

const bearer = /^bearer +(\S+)$/i;

/** The key that a request carries, or what stands in its place. */
const keyIn = (request: Request) => {
  const sent = bearer.exec(request.get('authorization') ?? '')?.[1];
  return sent?.startsWith(keyMark) ? sent : undefined;
};

/** Lets programs with a key in. The key counts and no cookie does; neither goes on. */
export const letProgramsIn =
  ({ db, services }: Pick<AppContext, 'db' | 'services'>): RequestHandler =>
  async (request, response, next) => {
    const key = keyIn(request);
    if (key === undefined) return next();
    response.set('cache-control', 'no-store');
    const { authorization: _key, cookie: _cookie, ...headers } = request.headers;
    request.headers = headers;
    const program = await programBy(db, key);
    if (!isOpen(request, services))
      throw new Problem(
        403,
        'not-for-programs',
        'A key opens calls about data under /api alone: no pages, files of pages, live events, accounts, sessions or keys',
      );
    keepProgram(request, program);
    next();
  };
