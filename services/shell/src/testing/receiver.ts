import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { upstream } from './upstream.ts';

/** A message as a receiver got it. */
export interface Received {
  headers: Record<string, string>;
  body: string;
}

type Answer = (response: ServerResponse, count: number) => void;

const well: Answer = (response) => void response.end();

/** A program of somebody else's that is told of what happens. It answers 200 unless a test says otherwise. */
export const receiver = () => {
  const got: Received[] = [];
  let answer = well;
  const server = upstream(async (request, response) => {
    const body = await text(request);
    got.push({ headers: request.headers as Record<string, string>, body });
    answer(response, got.length);
  });
  beforeEach(() => {
    got.length = 0;
    answer = well;
  });
  return {
    got,
    get url() {
      return server.url;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    answers: (how: Answer) => {
      answer = how;
    },
    /** What a message says, once its signature has been proven as receivers do. */
    verified: (secret: string, { headers, body }: Received) =>
      new Webhook(secret).verify(body, headers) as { type: string; timestamp: string; data: Record<string, unknown> },
  };
};
