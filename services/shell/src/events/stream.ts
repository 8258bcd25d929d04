import type { LiveEvent, LiveEvents } from '@bidwright/contract-shell';
import type { Response } from 'express';

/** What a reader may leave unread before he is cut off, in bytes. He comes back and goes on where he was. */
const slack = 64 * 1024;

/** One open page: what happens for its person is written to it. */
export interface Stream {
  /** False of a reader who was too slow, and of one who has left. */
  send<Name extends LiveEvent>(name: Name, data: LiveEvents[Name], id?: number): boolean;
  /** Shows both ends that the other is there, and up to where nothing was missed. */
  beat(id: number): boolean;
  end(): void;
}

/** Opens the answer as a stream of events that proxies hand on at once. */
export const openStream = (response: Response): Stream => {
  response.set({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  const write = (text: string): boolean => {
    if (response.destroyed || response.writableEnded) return false;
    if (response.writableLength > slack) {
      response.destroy();
      return false;
    }
    response.write(text);
    return true;
  };
  write('retry: 1000\n\n');
  return {
    send: (name, data, id) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: (id) => write(`id: ${id}\nevent: beat\ndata:\n\n`),
    end: () => {
      if (!response.writableEnded) response.end();
    },
  };
};
