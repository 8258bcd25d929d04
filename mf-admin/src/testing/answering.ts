import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  status?: number;
  body: object;
}

/**
 * A server of tests that this page's calls go to; `answer` says what it answers to each, by the last word of its address. Call it at the
 * top of a test file.
 */
export const answering = (answer: (call: string, asked: string) => Answer): void => {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const { status = 200, body } = answer(request.url?.split('/').at(-1) ?? '', text);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const browserFetch = globalThis.fetch;

  beforeAll(async () => {
    await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    globalThis.fetch = (address, init) => browserFetch(new URL(String(address), `http://127.0.0.1:${port}`), init);
  });

  afterAll(async () => {
    globalThis.fetch = browserFetch;
    server.closeAllConnections();
    await new Promise<void>((done) => void server.close(() => done()));
  });
};
