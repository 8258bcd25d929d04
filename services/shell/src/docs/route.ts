import type { Operation } from '@bidwright/service-kit/openapi';
import { type Request, type Response, Router } from 'express';
import type { AppContext } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import { nonceOf } from '../security.ts';
import { findSession } from '../sessions/sessionOf.ts';
import { documentedServices, documentFor } from './documents.ts';
import { frame } from './frame.ts';
import { html } from './html.ts';
import { servicePage } from './servicePage.ts';
import { wordsIn } from './words.ts';

const call: Omit<Operation, 'path' | 'summary'> = {
  method: 'get',
  tag: 'about',
  open: true,
  rawAnswer: 'text/html',
  statuses: [200, 302],
  refusals: [404],
};
const service = { name: 'service', in: 'path', description: 'The service', schema: { type: 'string' } } as const;
const subject = { name: 'subject', in: 'path', description: 'What it is about', schema: { type: 'string' } } as const;

export const docsOperations: Operation[] = [
  { ...call, path: '/api/docs', summary: 'A page that lists the services' },
  {
    ...call,
    path: '/api/docs/{service}',
    summary: 'A page to read about the calls of a service',
    parameters: [service],
  },
  {
    ...call,
    path: '/api/docs/{service}/{subject}',
    summary: 'A page to read about the calls of a service about one subject',
    parameters: [service, subject],
  },
];

/** Pages to read about the calls of all services, for everybody who is signed in. */
export const docsRoutes = (context: AppContext): Router => {
  const router = Router();
  const services = documentedServices(context);

  const show = async (request: Request, response: Response, name?: string, about?: string) => {
    const session = await findSession(context.sessions, request);
    if (!session) return response.redirect(`/login?next=${encodeURIComponent(request.originalUrl)}`);
    const language = await languageFor(context.db, request);
    const words = wordsIn(language);
    const framed = { language, words, nonce: nonceOf(response), services, service: name };
    const send = (status: number, title: string, shown: Pick<Parameters<typeof frame>[0], 'aside' | 'main'>) =>
      response
        .status(status)
        .type('html')
        .send(frame({ ...framed, title, ...shown }));
    if (name === undefined)
      return send(200, words('title'), { main: html`<h1>${words('title')}</h1><p>${words('intro')}</p>` });
    const notFound = () => send(404, words('title'), { main: html`<h1>${words('unknown')}</h1>` });
    if (!services.includes(name)) return notFound();
    const document = await documentFor(context, name, session.user);
    if (!document) return send(503, name, { main: html`<h1>${words('silent', { service: name })}</h1>` });
    const shown = servicePage(name, document, about, words);
    return shown ? send(200, [about, name].filter(Boolean).join(' · '), shown) : notFound();
  };

  router.get('/', (request, response) => show(request, response));
  router.get('/:service', (request, response) => show(request, response, request.params.service));
  router.get('/:service/:subject', (request, response) =>
    show(request, response, request.params.service, request.params.subject),
  );
  return router;
};
