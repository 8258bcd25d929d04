import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real server on loopback that a test can take away and bring back at the same address. */
export interface Upstream {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs from before the tests of a file until after them. */
export const upstream = (answer: (...asked: Parameters<RequestListener>) => void | Promise<void>): Upstream => {
  let server: Server;
  const one: Upstream = {
    url: '',
    start: async () => {
      server = createServer((request, response) => {
        const answered = async () => answer(request, response);
        answered().catch((error: Error) => response.destroy(error));
      });
      const port = one.url ? Number(new URL(one.url).port) : 0;
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      one.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  beforeAll(one.start);
  afterAll(one.stop);
  return one;
};
