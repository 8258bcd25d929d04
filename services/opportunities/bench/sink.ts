import { once } from 'node:events';
import { createServer } from 'node:http';

/** A service that takes every event that it is told, and keeps nothing that could be pulled. */
export const openSink = async () => {
  let taken = 0;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const { events }: { events?: { id: string }[] } = JSON.parse(text);
    taken += events?.length ?? 0;
    const data = events ? { done: events.map(({ id }) => id), failed: [] } : { records: [], next: null };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    taken: () => taken,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
