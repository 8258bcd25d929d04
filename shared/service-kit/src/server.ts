import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { Server } from 'node:net';
import type { ServiceSettings } from './settings.ts';

/** Longest time for a request to come in: a large file over a slow line. */
const maxRequestMs = 20 * 60_000;

/** Longest time for a request to say what it is about, and longest time in which nothing moves on a connection. */
const maxHeadersMs = 15_000;
const maxStillnessMs = 120_000;

/** Longest time for requests under way when the service is told to stop. */
const maxEndMs = 10_000;

/** Longer than the front door keeps an idle connection: a call may be on its way on one that looks idle here. */
const maxIdleMs = 2500;

/** The first socket that systemd, or whoever else starts a service, has opened for it. */
const givenSocket = 3;

/** A server that ends who stands still; told to close it answers all that came, and each answer says that its connection ends. */
export const openServer = (listener: RequestListener) => {
  const open = new Set<ServerResponse>();
  let isClosing = false;

  const server = createServer({ connectionsCheckingInterval: 5000 }, (request, response) => {
    if (isClosing) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => open.delete(response));
    listener(request, response);
  });
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = maxHeadersMs;
  server.requestTimeout = maxRequestMs;
  server.timeout = maxStillnessMs;

  /** Answers the port. */
  const listen = ({ PORT, HOST, LISTEN_FDS }: Pick<ServiceSettings, 'PORT' | 'HOST' | 'LISTEN_FDS'>) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject).once('listening', () => {
        const address = server.address();
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('A service listens at a port'));
      });
      if (LISTEN_FDS > 0) server.listen({ fd: givenSocket });
      else server.listen(PORT, HOST);
    });

  const close = () =>
    new Promise<void>((resolve) => {
      isClosing = true;
      for (const response of open) response.shouldKeepAlive = false;
      let closing: NodeJS.Timeout | undefined;
      const idle = setTimeout(() => {
        closing = setInterval(() => server.closeIdleConnections(), 50);
      }, maxIdleMs);
      const impatient = setTimeout(() => server.closeAllConnections(), maxEndMs);
      // That of HTTP servers would cut idle connections at once.
      Server.prototype.close.call(server, () => {
        clearTimeout(idle);
        clearTimeout(impatient);
        clearInterval(closing);
        resolve();
      });
    });

  return { listen, close };
};
