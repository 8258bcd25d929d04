import { json } from 'node:stream/consumers';
import { believing } from '@bidwright/service-testing';
import { upstream } from './upstream.ts';

/** A service that the front door knows nothing of: it keeps beds, and answers of each what its reader may read. */
export const gardenService = (askedBy: Record<string, string> = {}) => {
  const verify = believing('garden', askedBy);
  const beds = new Map<string, object>();
  const state = { isDown: false };
  const server = upstream(async (request, response) => {
    const { id } = (await json(request)) as { id: string };
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const who = await verify(token);
    const roles = who && 'permissions' in who ? who.permissions : [];
    const found = beds.get(id);
    const mayRead = roles.includes('Operations') || roles.includes('Admin');
    const shown = roles.includes('Admin') ? found : found && { ...found, price: undefined };
    const status = state.isDown ? 503 : mayRead ? (found ? 200 : 404) : 403;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data: shown }));
  });
  beforeEach(() => {
    beds.clear();
    state.isDown = false;
  });
  return {
    beds,
    state,
    get url() {
      return server.url;
    },
  };
};
