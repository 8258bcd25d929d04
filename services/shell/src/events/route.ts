import type { Operation } from '@bidwright/service-kit/openapi';
import { type Request, Router } from 'express';
import type { AppContext } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import { isLanguage, noteLanguage } from '../mail/readerLanguages.ts';
import { unreadOf } from '../notifications/unread.ts';
import { isProving } from '../registry/proving/person.ts';
import { hashOf } from '../secret.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { whereRoom } from '../whereRoom.ts';
import { createHub } from './hub.ts';
import { createPlaces } from './places.ts';
import { openStream } from './stream.ts';

/** Where the page was when it lost the connection. */
const sinceIn = (request: Request): number | undefined => {
  const given = request.get('last-event-id') ?? '';
  return /^\d{1,10}$/.test(given) ? Number(given) : undefined;
};

export const eventsOperation: Operation = {
  method: 'get',
  path: '/api/shell/events',
  tag: 'notifications',
  summary: 'What happens for the person, as a stream of server-sent events; Last-Event-ID goes on where it broke off',
  parameters: [
    {
      name: 'language',
      in: 'query',
      description: 'Of the mails to the person',
      schema: { type: 'string', enum: ['en', 'fr', 'ro', 'zh'] },
    },
  ],
  rawAnswer: 'text/event-stream',
  refusals: [429],
};

/** What happens for a person, told to the open page at once: see `LiveEvents`. */
export const liveEvents = (context: AppContext): Router => {
  const { db, sessions, settings } = context;
  const hub = createHub(context);
  const places = createPlaces(settings.MAX_LIVE_PAGES);
  const router = Router();
  router.get('/events', async (request, response) => {
    const { user } = await sessionOf(sessions, request);
    const tokenHash = hashOf(sessions.secretOf(request) ?? '');
    response.once('close', places.take(tokenHash, user.id));
    const unread = await unreadOf(db, user);
    if (isProving(user)) {
      // The hub knows people's sessions alone, and would say that this one has ended.
      openStream(response).send('ready', { unread });
      return;
    }
    const { language } = request.query;
    const used = isLanguage(language) ? language : await languageFor(db, request);
    await whereRoom(noteLanguage(db, user.id, used));
    const stream = openStream(response);
    const listener = await hub.add(tokenHash, user, stream, sinceIn(request));
    stream.send('ready', { unread }, listener.at);
    stream.beat(listener.at);
    response.once('close', () => hub.remove(listener));
    if (response.destroyed) hub.remove(listener);
  });
  return router;
};
