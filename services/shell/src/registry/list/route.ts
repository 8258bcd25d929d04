import { Problem } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import type { AppContext } from '../../context.ts';
import { sendPacked } from '../../files/sendPacked.ts';
import { sessionOf } from '../../sessions/sessionOf.ts';
import { givenFor } from '../versions.ts';
import { listOf, listsAt } from './list.ts';

export const listOperation: Operation = {
  method: 'get',
  path: `${listsAt}/{list}`,
  tag: 'modules',
  summary: 'The same as a script under the hash of what it holds, for a browser to keep, for as long as it holds that',
  parameters: [{ name: 'list', in: 'path', description: 'As the page names it', schema: { type: 'string' } }],
  rawAnswer: 'text/javascript',
  refusals: [404],
};

/**
 * Answers a person's list as it is now, under its name. Any front door makes it anew from the registry; one under another name
 * is somebody else's, or was switched since, and the page then asks for what there is.
 */
export const listRoute = ({ db, sessions }: AppContext): Router =>
  Router().get('/:list', async (request, response) => {
    const { user } = await sessionOf(sessions, request);
    const { name, code } = listOf((await givenFor(db, user)).modules);
    if (request.params.list !== name) throw new Problem(404, 'no-such-list', 'Modules were switched since this list');
    response.type('js').set('cache-control', 'private, max-age=31536000, immutable');
    await sendPacked(request, response, code);
  });
